"""Changes of text: versions, code spans, protected names, paragraphs, front matter, links."""
import re
from document import Change, edited, enumerates_api, replaced, spliced

TERMS = ["Pushwoosh", "Customer Journey Builder", "Info.plist", "Lantern Kit"]
OTHER_NAMES = {"Pushwoosh": "Pushwush", "Customer Journey Builder": "Journey Maker",
               "Info.plist": "Infoplist", "Lantern Kit": "LanternKit"}
WORDS = {"de": "Wert", "zh": "数值", "ja": "値", "ar": "قيمة", "pt-BR": "valor"}
LINK = r"(?<!!)\[([^\]]+)\]\(([^)]+)\)"


def prose(page):
    return [(i, line) for i, line in enumerate(page.lines)
            if page.is_prose(i) and not line.startswith(("![", "<", ":::"))]


def change_version(page, others):
    for index, line in prose(page):
        for match in re.finditer(r"(?<![\w.])(\d+\.\d+\.\d+)(?![\w.-]*/)", line):
            # Where a sentence says since when a symbol is there, the rule about the API speaks.
            yield spliced(page, index, match, "5.1.3", "version-drift",
                          closer=("version-claim",) if page.is_demo else ())
    for fence in page.fences:
        for index in fence.body:
            line = page.lines[index]
            match = re.search(r"[\"'][^\"']*?(\d+\.\d+\.\d+)[\"']", line)
            if not match:
                continue
            for version in ("5.1.3", "9.0.1"):
                is_old = "Pushwoosh" in line and version == "5.1.3"
                new = line[:match.start(1)] + version + line[match.end(1):]
                yield edited(page, index, new, "outdated-version" if is_old else "version-drift")


def spans(page):
    for index, line in prose(page):
        if index in page.front:
            continue
        for match in re.finditer(r"`([^`]+)`", line):
            yield index, line, match


def span_rule(page, index, match):
    """The rule about lists of cases, where a code span is the case that a row stands for."""
    table = next((table for table in page.tables if index in table), None)
    is_case = table and match.start() == 2 and enumerates_api(page, table)
    return "enum-case-list" if is_case else "inline-code-drift"


def translate_span(page, others):
    for index, line, match in spans(page):
        new = line[:match.start(1)] + WORDS[page.locale] + line[match.end(1):]
        yield edited(page, index, new, span_rule(page, index, match))


def drop_span(page, others):
    for index, line, match in spans(page):
        if line.count(match[0]) > 1 or line.startswith("#"):
            continue
        new = line[:match.start()] + line[match.end():]
        if page.lines[index].startswith("|") or len(new.strip(" -*1234567890.")) > 3:
            rule = span_rule(page, index, match)
            change = edited(page, index, new, rule)
            if rule == "enum-case-list":
                change.places = range(index, index + 2)
            yield change


def change_term(page, others):
    units = [*page.paragraphs] + [range(i, i + 1) for i, line in prose(page)
                                  if re.match(r"\s*([-*]|\d+\.) |#", line)]
    for unit in units:
        text = "\n".join(page.lines[i] for i in unit)
        source = "\n".join(page.source)
        bare = re.sub(r"`[^`]*`|\]\([^)]*\)", "", text)
        for term in TERMS:
            if term in bare and source.count(term):
                new = re.sub(r"(`[^`]*`|\]\([^)]*\))|" + re.escape(term),
                             lambda m: m[1] or OTHER_NAMES[term], text).split("\n")
                yield replaced(page, unit.start, unit.stop, new, "term-drift")


def leave_paragraph(page, others):
    """Puts the paragraph of the source page in the place of its translation."""
    source = type(page)("en", page.path, page.source, page.source)
    assert len(source.paragraphs) == len(page.paragraphs), page.path
    for mine, theirs in zip(page.paragraphs, source.paragraphs):
        text = [localized(page.source[i], page) for i in theirs]
        words = re.findall(r"(?<![`\w])[a-z]{2,}(?![\w`])", " ".join(text))
        if len(words) >= 6:
            yield replaced(page, mine.start, mine.stop, text, "untranslated-text")


def localized(line, page):
    """The line with the destinations of the translation in its links."""
    mine = destinations(page.lines)
    return re.sub(LINK, lambda m: f"[{m[1]}]({mine.get(link_key(m[2]), m[2])})", line)


def link_key(destination):
    """What a destination says without its language and its anchor."""
    plain = re.sub(r"(^|(?<=\w))/(en|de|zh|ja|ar|pt-br)/", "/", destination.split("#")[0])
    return plain, "#" in destination


def destinations(lines):
    return {link_key(m[2]): m[2] for line in lines for m in re.finditer(LINK, line)}


def drop_key(page, others):
    for index in page.front[1:-1]:
        line = page.lines[index]
        if re.match(r"(title|description|order):", line):
            new = page.lines[:index] + page.lines[index + 1:]
            yield Change(new, ("front-matter-drift",), range(index, index + 2))
        elif line == "sidebar:":
            new = page.lines[:index] + page.lines[index + 2:]
            yield Change(new, ("front-matter-drift",), range(index, index + 2))


def links(page):
    return [(i, m) for i, line in prose(page) for m in re.finditer(LINK, line)]


def swap_links(page, others):
    found = links(page)
    for n, (first, a) in enumerate(found):
        for second, b in found[n + 1:]:
            if first == second or any(first in p and second in p for p in page.paragraphs):
                continue
            if a[2].split("#")[0] == b[2].split("#")[0]:
                continue
            lines = list(page.lines)
            lines[first] = lines[first][:a.start(2)] + b[2] + lines[first][a.end(2):]
            lines[second] = lines[second][:b.start(2)] + a[2] + lines[second][b.end(2):]
            yield Change(lines, ("link-drift",), [first + 1, second + 1])


def unlocalize_link(page, others):
    theirs = destinations(page.source)
    for index, match in links(page):
        original = theirs[link_key(match[2])]
        if original.startswith("../"):
            original = "../../en/" + original[3:]
        elif not original.startswith("/en/"):
            continue
        line = page.lines[index]
        yield edited(page, index, line[:match.start(2)] + original + line[match.end(2):],
                     "link-drift")


MEMBERS = [change_version, translate_span, drop_span, change_term, leave_paragraph, drop_key,
           swap_links, unlocalize_link]
