'use strict'
const referenceWords = {
  "kinds": {
    "case": "case",
    "class": "class",
    "enum": "enum",
    "initializer": "initializer",
    "method": "method",
    "property": "property",
    "protocol": "protocol",
    "struct": "struct",
    "variable": "variable"
  },
  "kindOfOwner": "{0} of {1}",
  "noResult": "Nothing of that name, and no such word.",
  "abstracts": {}
}
