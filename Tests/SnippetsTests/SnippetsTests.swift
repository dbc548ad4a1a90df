// Tests of Snippets.

import Testing
