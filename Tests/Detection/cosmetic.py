"""Changes that change nothing: of each, not one error or warning may come."""
import re
from document import COMMENT_MARKS, Change, mask

SENTENCES = {
    "de": ["Das steht hier zur Erklärung", "Noch ein Hinweis für Leser", "Siehe oben im Text"],
    "zh": ["这里是说明文字", "给读者的另一条提示", "参见上文"],
    "ja": ["ここに説明を書く", "読者へのもう一つのヒント", "上の本文を参照"],
    "ar": ["هذا شرح موجز", "ملاحظة أخرى للقارئ", "انظر النص أعلاه"],
    "pt-BR": ["Aqui fica a explicação", "Mais um aviso para quem lê", "Veja o texto acima"],
}
BRACES = {"swift", "objective-c", "kotlin"}


class Words:
    """Sentences of a language, one after the other."""
    def __init__(self, page):
        self.sentences, self.count = SENTENCES[page.locale], 0

    def next(self):
        self.count += 1
        return self.sentences[self.count % len(self.sentences)]


def each_line(page, change, languages=None):
    """The page with every line of code as `change` makes it; nothing where none changes."""
    lines = list(page.lines)
    for fence in page.fences:
        if languages is None or fence.language in languages:
            for index in fence.body:
                lines[index] = change(fence, lines[index])
    if lines != page.lines:
        yield Change("\n".join(lines).split("\n"))


def translate_comments(page, others):
    words = Words(page)

    def change(fence, line):
        line = re.sub(r"<!-- .* -->", lambda m: f"<!-- {words.next()} -->", line)
        mark = COMMENT_MARKS.get(fence.language)
        if not mark or line.startswith("#import"):
            return line
        return re.sub(r"(^|\s)(%s+ ).*" % mark, lambda m: m[1] + m[2] + words.next(), line)
    yield from each_line(page, change)


def translate_strings(page, others):
    words = Words(page)

    def string(match):
        if " " not in match[0]:
            return match[0]
        if re.search(r"[\\%$/{#]", match[0]):
            return match[0][:-1] + " " + words.next() + '"'
        return f'"{words.next()}"'

    def change(fence, line):
        if re.search(r"//|import|\"\"\"", line):
            return line
        return re.sub(r'"(?:\\.|[^"\\])*"', string, line)
    yield from each_line(page, change, BRACES)


def reflow(page, others):
    """Joins paragraphs of several lines, and breaks those of one."""
    lines = list(page.lines)
    space = "" if page.locale in ("zh", "ja") else " "
    for paragraph in reversed(page.paragraphs):
        text = lines[paragraph.start:paragraph.stop]
        if len(text) > 1:
            lines[paragraph.start:paragraph.stop] = [space.join(text)]
        else:
            parts = re.split(r"(?<=[。，、])|(?<=[\w,]) (?=[^\W\d_]{2})", text[0])
            if any(p.count("`") % 2 or p.count("[") != p.count("]") or p.count("*") % 2
                   for p in parts):
                parts = [text[0]]
            lines[paragraph.start:paragraph.stop] = [p for p in parts if p]
    yield Change(lines)


def list_markers(page, others):
    lines = list(page.lines)
    for index in page.items:
        mark = "*" if lines[index].lstrip().startswith("-") else "-"
        lines[index] = re.sub(r"^(\s*)[-*] ", rf"\1{mark} ", lines[index])
        lines[index] = re.sub(r"^(\s*\d+)\. ", r"\1) ", lines[index])
    if page.items:
        yield Change(lines)


def emphasis_markers(page, others):
    lines = list(page.lines)
    for index, line in enumerate(lines):
        if page.is_prose(index):
            line = re.sub(r"(?<![\w*])\*\*(?=\w)([^*`]+)\*\*(?![\w*])", r"__\1__", line)
            lines[index] = re.sub(r"(?<![\w*])\*(?=\w)([^*`]+)\*(?![\w*])", r"_\1_", line)
    if lines != page.lines:
        yield Change(lines)


def setext_headings(page, others):
    lines = []
    for index, line in enumerate(page.lines):
        is_head = line.startswith("## ") and index not in page.in_fence
        lines += [line[3:], "-" * len(line)] if is_head else [line]
    yield Change(lines)


def tilde_fences(page, others):
    lines = list(page.lines)
    for fence in page.fences:
        lines[fence.start] = "~~~" + lines[fence.start][3:]
        lines[fence.end] = "~~~"
    yield Change(lines)


def crlf(page, others):
    yield Change(page.lines, text=page.text().replace("\n", "\r\n"))


def tabs(page, others):
    def change(fence, line):
        return re.sub(r"^( {4})+", lambda m: "\t" * (len(m[0]) // 4), line)
    yield from each_line(page, change, BRACES | {"groovy"})


def brace_layout(page, others):
    def change(fence, line):
        plain = mask(line, fence.language)
        if re.match(r"\s*(import|let|var|val|return)\b", plain) or not re.search(r"[\w)*>] \{$", plain):
            return line
        return line[:-2] + "\n" + re.match(r"\s*", line)[0] + "{"
    yield from each_line(page, change, BRACES)


def trailing_comma(page, others):
    lines = list(page.lines)
    for fence in page.fences:
        for index in fence.body:
            line, next_line = lines[index], lines[index + 1].strip()
            if fence.language == "swift" and next_line[:1] in ("]", ")") and "func" not in line:
                opening = "\n".join(lines[fence.start:index])
                if not re.search(r"func [^{]*$", opening):
                    lines[index] = line + ","
            if fence.language == "objective-c" and next_line in ("};", "]];") and "{" not in line:
                lines[index] = re.sub(r"(\s*//.*)?$", lambda m: "," + (m[1] or ""), line, count=1)
            if fence.language == "kotlin" and re.fullmatch(r"\s*[A-Z]+\(\d+\)", line):
                lines[index] = line + ","
    if lines != page.lines:
        yield Change(lines)


def rename_local(page, others):
    """Gives one local name of a block another name, wherever the block says it."""
    for fence in page.fences:
        if fence.language not in (*BRACES, "python"):
            continue
        code = "\n".join(page.lines[i] for i in fence.body)
        pattern = {"swift": r"\b(?:let|var|for) ([a-z]\w+)\b(?! \()", "kotlin": r"\b(?:val|var) ([a-z]\w+) =",
                   "python": r"^    ([a-z]\w+) = ",
                   "objective-c": r"^    \w+ \*?(\w+) = "}[fence.language]
        for name in sorted(set(re.findall(pattern, code, re.M))):
            if name in ("rawValue", "self", "nil", "style", "state", "try") or len(re.findall(
                    r"(?<![\w.])%s\b" % name, code)) < 2:
                continue
            new = re.sub(r"(?<=let )%s\b|(?<=var )%s\b|(?<![\w.\"])%s\b(?!\s*:(?!:)|\")"
                         % (name, name, name), name + "Neu", code)
            if re.search(r"func \w+\([^)]*\b%s\b" % name, code):
                continue
            lines = (page.lines[:fence.start + 1] + new.split("\n") + page.lines[fence.end:])
            yield Change(lines)


def reference_links(page, others):
    lines, targets = list(page.lines), []
    for index, line in enumerate(lines):
        if not page.is_prose(index) or index in page.front:
            continue

        def change(match):
            targets.append(match[2])
            return f"[{match[1]}][{len(targets)}]"
        lines[index] = re.sub(r"(?<!!)\[([^\]]+)\]\(([^)]+)\)", change, line)
    if targets:
        yield Change(lines + [""] + [f"[{n + 1}]: {url}" for n, url in enumerate(targets)])


def localized_links(page, others):
    """Writes links in another form that leads to the same page, in the same language."""
    text = page.text()
    if page.is_demo:
        new = re.sub(r"\]\(/%s/([\w-]+)/" % page.locale, r"](../\1.mdx", text)
    else:
        new = re.sub(r"\]\(\.\./lantern/([\w-]+)\.mdx?", rf"](/{page.locale}/lantern/\1", text)
    if new != text:
        yield Change(new.split("\n")[:-1])
    foreign = re.sub(r"(\]\(https://[\w.]+)/(ja|ar|pt-br)/", r"\1/en/", text)
    if foreign != text:
        yield Change(foreign.split("\n")[:-1])


MEMBERS = [translate_comments, translate_strings, reflow, list_markers, emphasis_markers,
           setext_headings, tilde_fences, crlf, tabs, brace_layout, trailing_comma, rename_local,
           reference_links, localized_links]
