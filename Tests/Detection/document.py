"""A page as the changes see it: lines, fences, sections, paragraphs, tables, lists.

This reads the pages of this project and no others: it knows nothing of what Concord reads, so that
what is expected comes from the change alone.
"""
import re
from dataclasses import dataclass, field

API_ENUMS = {"ModalWindowPosition", "PresentModalWindowAnimation", "DismissModalWindowAnimation",
             "HapticFeedbackType", "DismissSwipeDirection", "CornerType"}
"""The enums of the demo SDK, which the rules about the API speak for."""

API_METHODS = {"setRichMediaPresentationStyle", "richMediaPresentationStyle", "configure",
               "setHapticFeedbackType", "setDismissSwipeDirections", "setCornerType", "closeAfter",
               "handlePushReceived", "registerForPushNotifications", "configureModalWindow",
               "setPresent", "closeModalWindow", "present", "configureWithPosition",
               "presentRichMedia", "configureModalWindowWith", "setPresentHapticFeedbackType",
               "closeModalWindowAfter", "sharedInstance", "shared", "setDelegate", "media",
               "modalRichMedia"}
"""The methods of the demo SDK that its pages call, in Swift and in Objective-C."""

COMMENT_MARKS = {"swift": "//", "objective-c": "//", "kotlin": "//", "groovy": "//", "yaml": "#",
                 "shell": "#", "sh": "#", "bash": "#", "console": "#", "python": "#", "ruby": "#"}


@dataclass
class Fence:
    """A fenced code block; `start` and `end` are the lines of its fences, counted from 0."""
    start: int
    end: int
    language: str

    @property
    def body(self):
        return range(self.start + 1, self.end)


@dataclass
class Section:
    """A heading with what stands below it, subsections included."""
    start: int
    end: int
    level: int


@dataclass
class Document:
    """A translation beside its source page."""
    locale: str
    path: str
    lines: list
    source: list
    fences: list = field(default_factory=list)
    sections: list = field(default_factory=list)
    paragraphs: list = field(default_factory=list)
    tables: list = field(default_factory=list)
    items: list = field(default_factory=list)
    front: range = range(0)

    def __post_init__(self):
        self.fences, self.in_fence = read_fences(self.lines)
        self.read_front()
        self.read_sections()
        self.read_blocks()

    @property
    def is_demo(self):
        return "/" not in self.path

    def read_front(self):
        if self.lines[0] == "---":
            self.front = range(0, self.lines.index("---", 1) + 1)

    def read_sections(self):
        heads = [(i, len(re.match(r"#+", line)[0])) for i, line in enumerate(self.lines)
                 if re.match(r"#{2,4} ", line) and i not in self.in_fence]
        for n, (start, level) in enumerate(heads):
            end = next((i for i, other in heads[n + 1:] if other <= level), len(self.lines))
            self.sections.append(Section(start, end, level))

    def read_blocks(self):
        run = []
        for index, line in enumerate(self.lines + [""]):
            plain = index not in self.in_fence and index not in self.front
            if plain and line.startswith("|"):
                if not self.tables or self.tables[-1][-1] != index - 1:
                    self.tables.append([])
                self.tables[-1].append(index)
            elif plain and re.match(r"\s*([-*]|\d+\.) ", line):
                self.items.append(index)
            is_text = (plain and line.strip() and not re.match(
                r"#|\||\s*([-*]|\d+\.) |<|\{|:::|!\[|import |---", line))
            if is_text:
                run.append(index)
            elif run:
                self.paragraphs.append(range(run[0], run[-1] + 1))
                run = []

    def is_prose(self, index):
        """Whether a line is text for people, front matter included."""
        return index not in self.in_fence and not self.lines[index].startswith(("import ", "{/*"))

    def text(self, lines=None):
        return "\n".join(self.lines if lines is None else lines) + "\n"


def read_fences(lines):
    fences, inside, open_line = [], set(), None
    for index, line in enumerate(lines):
        match = re.match(r"```(\S*)", line)
        if not match:
            if open_line is not None:
                inside.add(index)
            continue
        inside.add(index)
        if open_line is None:
            open_line = index
        else:
            fences.append(Fence(open_line, index, lines[open_line][3:].strip()))
            open_line = None
    assert open_line is None
    return fences, inside


@dataclass
class Change:
    """A page with one change, and what must be said of it: one of `rules`, on one of `places`.

    Places are lines of the changed page, counted from 1. A change without rules must be silent.
    """
    lines: list
    rules: tuple = ()
    places: range = range(0)
    text: str = None
    """The whole text, where it is not the lines with a newline behind each."""
    token: range = None
    """The columns of the changed word on its line, in bytes and counted from 1."""
    closer: tuple = ()
    """Rules that know more: each may speak in place of `rules`, but of the changed word alone."""

    def is_met(self, diagnostic):
        """Whether a finding on the changed page is one that is called for."""
        start, end = diagnostic["range"]["start"], diagnostic["range"]["end"]
        if start["line"] not in self.places:
            return False
        is_closer = diagnostic["rule"] in self.closer and start["line"] == end["line"] \
            and range(start["column"], end["column"]) == self.token
        return is_closer or diagnostic["rule"] in self.rules

    def content(self):
        return self.text if self.text is not None else "\n".join(self.lines) + "\n"


def replaced(page, start, end, lines, *rules):
    """The page with other lines from `start` to `end`; the finding stands on one of them."""
    new = page.lines[:start] + list(lines) + page.lines[end:]
    return Change(new, rules, range(start + 1, start + len(lines) + 1))


def edited(page, index, line, *rules):
    """The page with another line; the finding stands on it."""
    return replaced(page, index, index + 1, [line], *rules)


def spliced(page, index, match, text, *rules, group=1, closer=()):
    """The page with another word on a line; what `closer` rules find stands at that word."""
    line = page.lines[index]
    change = edited(page, index, line[:match.start(group)] + text + line[match.end(group):], *rules)
    column = len(line[:match.start(group)].encode()) + 1
    change.token, change.closer = range(column, column + len(text.encode())), closer
    return change


def removed(page, start, end, *rules):
    """The page without some lines; the finding stands in the gap or at what borders on it."""
    if start > 0 and not page.lines[start - 1].strip():
        while end < len(page.lines) and not page.lines[end].strip():
            end += 1
    new = page.lines[:start] + page.lines[end:]
    return Change(new, rules, gap(new, start))


def gap(lines, index):
    """The lines, counted from 1, from the last text before a place to the first behind it."""
    def is_text(line):
        return line.strip() and not line.startswith("{/*")
    first = index - 1
    while first > 0 and not is_text(lines[first]):
        first -= 1
    last = index
    while last < len(lines) - 1 and not is_text(lines[last]):
        last += 1
    return range(first + 1, min(last, len(lines) - 1) + 2)


def code_gap(lines, index):
    """The same within code, from the code before to the code behind: comments are none."""
    def is_code(line):
        return line.strip() and not re.match(r"\s*(//|# |<!--)", line)
    first, last = index - 1, index
    while not is_code(lines[first]):
        first -= 1
    while not is_code(lines[last]):
        last += 1
    return range(first + 1, last + 2)


def mask(line, language):
    """The line with blanks for what stands in strings and comments."""
    strings = {"swift": r'"', "objective-c": r'"', "kotlin": r'"', "json": r'"'}
    quotes = strings.get(language, r'"\'')
    line = re.sub(r"([%s])(?:\\.|(?!\1).)*\1" % quotes,
                  lambda m: m[0][0] + " " * (len(m[0]) - 2) + m[0][0], line)
    mark = COMMENT_MARKS.get(language)
    if mark:
        found = re.search(r"(^|\s)" + mark + r"(?!import)", line)
        if found:
            line = line[:found.start()] + " " * (len(line) - found.start())
    return re.sub(r"<!--.*?-->", lambda m: " " * len(m[0]), line)


def declared_enum(page, fence):
    """The name of the enum that a block declares, and whether it is one of the demo SDK."""
    code = "\n".join(page.lines[i] for i in fence.body)
    match = re.search(r"^(?:enum class|enum|struct) (\w+)[^\n]*(?:Int|OptionSet|seconds)"
                      r"|NS_(?:ENUM|OPTIONS)\(\w+, (\w+)\)", code, re.M)
    if not match:
        return None
    return match[1] or match[2]


def is_api_enum(page, fence):
    return declared_enum(page, fence) in API_ENUMS


def enumerates_api(page, table):
    """Whether the first cells of a table are the cases of an enum of the demo SDK."""
    cells = [page.lines[i].split("|")[1] for i in table[2:]]
    return all(re.match(r" `PW(ModalWindow|Animation|Haptic|Swipe|Corner)\w+` ", c) for c in cells)
