"""Changes of structure: sections, blocks, fences, tabs, asides, images, links, rows, items."""
import re
from document import Change, edited, enumerates_api, gap, removed

OTHER_LANGUAGE = {"swift": "kotlin", "objective-c": "swift", "kotlin": "swift", "groovy": "python",
                  "json": "yaml", "yaml": "json", "python": "ruby", "ruby": "python", "xml": "json",
                  "text": "json", "shell": "sql", "sh": "sql", "bash": "sql", "console": "sql"}


def drop_section(page, others):
    for section in page.sections:
        yield removed(page, section.start, section.end, "missing-section")


def donors(page, others):
    """Sections of other pages, without subsections, that this page may get."""
    for other in others:
        if other.path == page.path or other.path.rsplit(".")[-1] != page.path.rsplit(".")[-1]:
            continue
        for n, section in enumerate(other.sections):
            nested = n + 1 < len(other.sections) and other.sections[n + 1].start < section.end
            lines = other.lines[section.start:section.end]
            if section.level == 2 and not nested and not is_old(lines):
                yield [*lines, ""]


def is_old(lines):
    """Whether code uses what the demo SDK has deprecated, which is a fault of its own."""
    return any(re.search(r"sharedInstance|PWModalWindowConfiguration|PWRichMediaManager.shared", line)
               for line in lines)


def add_section(page, others):
    places = [s.start for s in page.sections if s.level == 2]
    for n, lines in enumerate(donors(page, others)):
        start = places[n % len(places)]
        new = page.lines[:start] + lines + page.lines[start:]
        yield Change(new, ("extra-section",), range(start + 1, start + 2))


def marks(lines):
    """What stands the same in every language in a section: code, versions, where links lead."""
    return sorted(mark for line in lines
                  for mark in re.findall(r"`[^`]+`|\d+\.\d[.\d]*|(?<=\]\()[^)#]+|^ +\S.*", line))


def swap_sections(page, others):
    sections = [s for s in page.sections if s.level == 2]
    for a, b in zip(sections, sections[1:]):
        first, second = page.lines[a.start:a.end], page.lines[b.start:b.end]
        if not marks(first) or not marks(second) or marks(first) == marks(second):
            continue
        if b.end == len(page.lines):
            second = [*second, ""]
        new = page.lines[:a.start] + second + first + page.lines[b.end:]
        change = Change(new, ("section-order",), range(a.start + 1, a.start + 2))
        change.places = [a.start + 1, a.start + len(second) + 1]
        yield change


def drop_block(page, others):
    for fence in page.fences:
        yield removed(page, fence.start, fence.end + 1, "missing-code-block")


def add_block(page, others):
    blocks = [other.lines[f.start:f.end + 1] for other in others if other.path != page.path
              for f in other.fences if f.end - f.start > 3
              and not is_old(other.lines[f.start:f.end])]
    known = page.text()
    blocks = [b for b in blocks if "\n".join(b) not in known]
    for n, paragraph in enumerate(page.paragraphs):
        at = paragraph.stop
        if at < len(page.lines) and page.lines[at].strip():
            continue
        block = blocks[n * 7 % len(blocks)]
        new = page.lines[:at] + ["", *block] + page.lines[at:]
        yield Change(new, ("extra-code-block",), range(at + 2, at + 3))


def change_fence_language(page, others):
    for fence in page.fences:
        other = OTHER_LANGUAGE[fence.language]
        yield edited(page, fence.start, "```" + other, "fence-language")


def drop_fence_language(page, others):
    for fence in page.fences:
        if fence.language != "text":
            yield edited(page, fence.start, "```", "fence-language")


def leave_fence_open(page, others):
    for fence in page.fences:
        new = page.lines[:fence.end] + page.lines[fence.end + 1:]
        yield Change(new, ("unclosed-fence",), range(fence.start + 1, fence.start + 2))


def unwrap_tab(page, others):
    start = None
    for index, line in enumerate(page.lines):
        if line.startswith("<TabItem"):
            start = index
        elif line == "</TabItem>":
            new = page.lines[:start] + page.lines[start + 1:index] + page.lines[index + 1:]
            yield Change(new, ("component-drift",), range(start, index + 1))


def drop_aside(page, others):
    start = None
    for index, line in enumerate(page.lines):
        if line.startswith("<Aside") or re.match(r":::\w", line):
            start = index
        elif line in ("</Aside>", ":::"):
            yield removed(page, start, index + 1, "component-drift")


def drop_image(page, others):
    for index, line in enumerate(page.lines):
        if line.startswith("!["):
            yield removed(page, index, index + 1, "component-drift")


def drop_link(page, others):
    for index, line in enumerate(page.lines):
        if not page.is_prose(index):
            continue
        for match in re.finditer(r"(?<!!)\[([^\]]+)\]\([^)]+\)", line):
            new = line[:match.start()] + match[1] + line[match.end():]
            yield edited(page, index, new, "link-drift")


def drop_row(page, others):
    for table in page.tables:
        rule = "enum-case-list" if enumerates_api(page, table) else "table-drift"
        for index in table[2:]:
            new = page.lines[:index] + page.lines[index + 1:]
            yield Change(new, (rule,), range(index, index + 2))


def drop_item(page, others):
    for index in page.items:
        line = page.lines[index]
        following = page.lines[index + 1] if index + 1 < len(page.lines) else ""
        if re.match(r"\s+\S", following) and not line.startswith(" "):
            continue
        if index - 1 not in page.items and index + 1 not in page.items:
            continue
        spoken = [rule for rule, mark in (("link-drift", "]("), ("inline-code-drift", "`"))
                  if mark in line]
        new = page.lines[:index] + page.lines[index + 1:]
        yield Change(new, (*spoken, "list-drift"), gap(new, index))


MEMBERS = [drop_section, add_section, swap_sections, drop_block, add_block, change_fence_language,
           drop_fence_language, leave_fence_open, unwrap_tab, drop_aside, drop_image, drop_link,
           drop_row, drop_item]
