"""Changes of code: names, labels, arguments, numbers, statements, types, cases, strings."""
import re
from document import (API_METHODS, Change, code_gap, declared_enum, edited, is_api_enum, mask,
                      spliced)

KEYWORDS = {
    "swift": ["func", "let", "var", "guard", "return", "import", "enum", "class", "struct", "case"],
    "objective-c": ["return", "typedef", "@interface", "@implementation", "void"],
    "kotlin": ["fun", "val", "class", "return", "suspend", "enum"],
    "python": ["def", "import", "return", "async"],
}
API_LABELS = {"position", "presentAnimation", "dismissAnimation", "withRadius", "with", "present",
              "dismiss", "after"}
TYPES = {"swift": {"Int": "String", "Bool": "Int", "LightScene": "LightShow", "Lamp": "Bulb",
                   "PWRichMedia": "PWMedia", "Error": "NSError", "LanternHome": "LanternHouse"},
         "objective-c": {"NSInteger": "NSUInteger", "BOOL": "NSInteger", "NSDictionary": "NSArray",
                         "NSError": "NSException", "LNTLamp": "LNTBulb", "LNTHome": "LNTHouse",
                         "NSString": "NSNumber", "PWRichMedia": "NSObject"},
         "kotlin": {"Int": "Long", "Lamp": "Bulb", "LightScene": "LightShow",
                    "LanternHome": "LanternHouse", "ViewModel": "AndroidModel"},
         "python": {"str": "bytes", "int": "float"}}
SPECIFIERS = {"%@": "%d", "%ld": "%@", "%d": "%s", "%s": "%d"}


def code_lines(page, languages=None, enums=True):
    """The lines of code of a page, with what is no string and no comment."""
    for fence in page.fences:
        if languages and fence.language not in languages:
            continue
        if not enums and declared_enum(page, fence):
            continue
        for index in fence.body:
            yield fence, index, page.lines[index], mask(page.lines[index], fence.language)


def body(page, fence):
    return "\n".join(mask(page.lines[i], fence.language) for i in fence.body)


def rename_method(page, others):
    for fence, index, line, plain in code_lines(page, {"swift", "kotlin", "python", "objective-c"},
                                                enums=False):
        pattern = (r"(?<=[\]\w]) ([a-z]\w{3,})(?=[:\]])" if fence.language == "objective-c"
                   else r"\.([a-z]\w{3,})(?=\()")
        for match in re.finditer(pattern, plain):
            if re.search(r"(func|fun|def|\)) ?%s\b" % match[1], body(page, fence)):
                continue
            if match[1] in API_LABELS:
                continue
            is_api = page.is_demo and match[1] in API_METHODS
            # One part of a selector is a label beside the others, the only one a name.
            is_label = fence.language == "objective-c" and has_more_parts(page, index, match)
            rule = "call-mismatch" if is_label else "unknown-symbol"
            yield spliced(page, index, match, match[1] + "Later", rule if is_api else "code-drift")


def has_more_parts(page, index, match):
    """Whether the part of a selector is followed by another one of the same message."""
    rest = " ".join([page.lines[index][match.end(1):], page.lines[index + 1]])
    while "[" in rest and re.search(r"\[[^\[\]]*\]", rest):
        rest = re.sub(r"\[[^\[\]]*\]", "", rest)
    return re.search(r"\s\w+:", rest.partition("]")[0]) is not None


def calls_api(page, fence, index):
    """Whether the call that an argument stands in is one of the demo SDK's."""
    for line in range(index, fence.start, -1):
        if line < index and not re.search(r"[(,]$|\[.*[^;]$|^\s+\w+:.*[^;]$", page.lines[line]):
            return False
        names = re.findall(r"[.\] ](\w+)(?=[(:])", page.lines[line])
        if any(name in API_METHODS for name in names):
            return page.is_demo
    return False


def change_label(page, others):
    for fence, index, line, plain in code_lines(page, {"swift", "kotlin", "python", "objective-c"},
                                                enums=False):
        if re.search(r"\b(func|fun|def|class|case|let \w+:|var \w+:|#import)\b|^ *_ |^-|\[\w+: ", plain):
            continue
        pattern = {"swift": r"(?:[(,]\s*|^\s+)([a-z]\w+)(?=: )",
                   "objective-c": r"(?:^\s+|[\]\w] )([a-z]\w+)(?=:[^:])",
                   "kotlin": r"[(,]\s*([a-z]\w+)(?= = )",
                   "python": r"[(,]\s*([a-z]\w+)(?==)"}[fence.language]
        for match in re.finditer(pattern, plain):
            is_name = fence.language == "objective-c" and "[" in plain[:match.start()]
            if is_name or is_declared(page, fence, index):
                continue
            is_api = match[1] in API_LABELS and calls_api(page, fence, index)
            yield spliced(page, index, match, match[1] + "To",
                          "call-mismatch" if is_api else "code-drift")


def is_declared(page, fence, index):
    """Whether a line stands in the head of a function."""
    for line in range(index, fence.start, -1):
        text = page.lines[line]
        if line < index and re.search(r"[{;]\s*$", text):
            return False
        if re.search(r"\bfunc\b|^- \(", text):
            return True
    return False


def drop_argument(page, others):
    for fence, index, line, plain in code_lines(page, {"swift", "kotlin", "python"}, enums=False):
        if is_declared(page, fence, index) or re.search(r"\b(fun|def|class)\b", plain):
            continue
        mark = {"swift": r": ", "kotlin": " = ", "python": "="}[fence.language]
        for match in re.finditer(r"(, [a-z]\w+%s[\w./-]+(?: ?/ ?\d+)?)(?=[,)])" % mark, plain):
            is_api = calls_api(page, fence, index)
            yield spliced(page, index, match, "", "call-mismatch" if is_api else "code-drift")
        if fence.language == "swift" and re.fullmatch(r"\s+[a-z]\w+: \.\w+,", plain):
            is_api = calls_api(page, fence, index)
            new = page.lines[:index] + page.lines[index + 1:]
            change = Change(new, ("call-mismatch" if is_api else "code-drift",), code_gap(new, index))
            if is_api:
                name = index - 1
                while not re.search(r"\w\($", page.lines[name]):
                    name -= 1
                change.places = range(name + 1, change.places.stop)
            yield change


def change_number(page, others):
    for fence, index, line, plain in code_lines(page):
        if fence.language in ("text", "ruby", "console"):
            continue
        for match in re.finditer(r"(?<![\w.%-])(\d+(?:\.\d+)?)(?![\w.%])", plain):
            is_enum = is_api_enum(page, fence)
            yield spliced(page, index, match, str(int(float(match[1])) + 7),
                          "enum-declaration" if is_enum else "code-drift")


def drop_effect(page, others):
    for fence, index, line, plain in code_lines(page, {"swift", "python"}):
        for match in re.finditer(r"\b((?:await|try) )", plain):
            yield spliced(page, index, match, "", "code-drift")


def is_statement(plain):
    text = plain.strip()
    if not text or re.match(r"[@}\])#]|case |PW|LNT|\w+,$", text) or text.endswith(("{", "(", "[", ",", ":")):
        return False
    return text.count("(") == text.count(")") and text.count("[") == text.count("]") \
        and text.count("{") == text.count("}")


def drop_statement(page, others):
    for fence in page.fences:
        if fence.language not in ("swift", "objective-c", "kotlin", "python", "bash", "shell"):
            continue
        if declared_enum(page, fence):
            continue
        lines = [i for i in fence.body if is_statement(mask(page.lines[i], fence.language))]
        if len(lines) < 2:
            continue
        for index in lines:
            plain = page.lines[index].strip()
            before = page.lines[index - 1].rstrip()
            if fence.language == "objective-c" and not plain.endswith(";"):
                continue
            if re.match(r"\w+: ", plain) or before.endswith(("(", "[", ",", "=")) or \
                    (fence.language == "objective-c" and re.match(r"\w+:", plain)):
                continue
            new = page.lines[:index] + page.lines[index + 1:]
            yield Change(new, ("code-drift",), code_gap(new, index))


def misspell_keyword(page, others):
    for fence, index, line, plain in code_lines(page, set(KEYWORDS), enums=False):
        for word in KEYWORDS[fence.language]:
            match = re.search(r"(?<![\w.@\\])(%s)(?=[ ;)])" % word, plain)
            if match:
                swapped = re.sub(r"([a-z])([a-z])([a-z])", r"\1\3\2", word, count=1)
                yield spliced(page, index, match, swapped, "code-drift")


def change_type(page, others):
    for fence, index, line, plain in code_lines(page, set(TYPES)):
        for name, other in TYPES[fence.language].items():
            pattern = {"swift": r"(?:[:\[>] ?|-> )(%s)(?=[\s\])},]|$)",
                       "kotlin": r"(?:[:<] ?)(%s)(?=[\s>)(,]|$)",
                       "python": r"(?:: |-> )(%s)(?=[:)])",
                       "objective-c": r"[(\s](%s)(?= ?[*,)])"}[fence.language] % name
            match = re.search(pattern, plain)
            if match:
                if is_api_enum(page, fence):
                    yield spliced(page, index, match, other, "enum-declaration")
                    continue
                # Of the delegate's methods the rule about the API can say that none calls them.
                yield spliced(page, index, match, other, "code-drift",
                              closer=("requirement-signature",) if page.is_demo else ())


def enum_cases(page):
    """The blocks that declare an enum, with the lines of every case, comments included."""
    for fence in page.fences:
        if not declared_enum(page, fence):
            continue
        cases, start = [], None
        for index in fence.body:
            line = page.lines[index]
            if re.match(r"\s+//", line):
                start = index
            match = re.match(r"\s+(?:case |static let )?(\w+)(?:,|\(\d+\),?| = [^/]*?|:[^/]*?)?\s*(?://.*)?$",
                             line)
            is_case = match and re.match(r"PW|LNT|[A-Z]+$|calm|focus|party|sleep", match[1])
            if is_case:
                cases.append((start if start is not None else index, index, match[1]))
                start = None
        yield fence, cases


def rule_for_enum(page, fence):
    return "enum-declaration" if is_api_enum(page, fence) else "code-drift"


def drop_case(page, others):
    for fence, cases in enum_cases(page):
        for start, index, _ in cases[:-1]:
            new = page.lines[:start] + page.lines[index + 1:]
            yield Change(new, (rule_for_enum(page, fence),), code_gap(new, start))


def add_case(page, others):
    for fence, cases in enum_cases(page):
        for start, index, name in cases[:-1]:
            line = page.lines[index].split("//")[0].rstrip()
            new = page.lines[:index + 1] + [line.replace(name, name[:3] + name[-4:] + "Extra")]
            new += page.lines[index + 1:]
            yield Change(new, (rule_for_enum(page, fence),), range(index + 2, index + 3))


def misspell_case(page, others):
    for fence, cases in enum_cases(page):
        for start, index, name in cases:
            line = page.lines[index].replace(name, name[:-2] + name[-1] + name[-2] + "s", 1)
            yield edited(page, index, line, rule_for_enum(page, fence))


def reorder_cases(page, others):
    for fence, cases in enum_cases(page):
        if declared_enum(page, fence) == "CornerType":
            continue
        for a, b in zip(cases, cases[1:-1]):
            new = (page.lines[:a[0]] + page.lines[b[0]:b[1] + 1] + page.lines[a[0]:a[1] + 1]
                   + page.lines[b[1] + 1:])
            yield Change(new, (rule_for_enum(page, fence),), range(a[0] + 1, b[1] + 2))


INTERPOLATIONS = {"swift": r"(\\\(([a-z]\w*)[^()]*(?:\([^()]*\))?\))", "kotlin": r"(\$\{([a-z]\w*)[^}]*\})",
                  "python": r"(\{([a-z]\w*)[^}]*\})", "bash": r"(\$([A-Z]+))"}


def interpolations(page):
    for fence in page.fences:
        pattern = INTERPOLATIONS.get(fence.language)
        for index in fence.body if pattern else ():
            line = page.lines[index]
            for string in re.finditer(r'(f?)"(?:\\.|[^"\\])*"', line):
                if fence.language == "python" and not string[1]:
                    continue
                for match in re.finditer(pattern, string[0]):
                    yield index, line, string.start(), match


def drop_interpolation(page, others):
    for index, line, offset, match in interpolations(page):
        new = line[:offset + match.start(1)] + line[offset + match.end(1):]
        yield edited(page, index, new, "literal-drift")


def rename_interpolation(page, others):
    for index, line, offset, match in interpolations(page):
        new = line[:offset + match.start(2)] + match[2] + "x" + line[offset + match.end(2):]
        yield edited(page, index, new, "literal-drift")


def change_specifier(page, others):
    for fence in page.fences:
        for index in fence.body:
            line = page.lines[index]
            for string in re.finditer(r'"(?:\\.|[^"\\])*"', line):
                for match in re.finditer(r"%(@|ld|d|s)", string[0]):
                    start, end = string.start() + match.start(), string.start() + match.end()
                    yield edited(page, index, line[:start] + SPECIFIERS[match[0]] + line[end:],
                                 "literal-drift")


MEMBERS = [rename_method, change_label, drop_argument, change_number, drop_effect, drop_statement,
           misspell_keyword, change_type, drop_case, add_case, misspell_case, reorder_cases,
           drop_interpolation, rename_interpolation, change_specifier]
