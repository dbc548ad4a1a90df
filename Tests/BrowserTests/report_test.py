# The HTML report in a real browser: it filters, links and copies, and foreign text stays text.
"""Run by Scripts/check-report, which names the program in CONCORD."""

import io
import json
import os
import pathlib
import subprocess
import tempfile
import time
import unittest

from PIL import Image
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from browser import browser

# A name that would end a tag, an attribute and a script.
HOSTILE_NAME = "st'art\"<script>.md"

SOURCE = """---
title: "Start </script><script>document.title = 'front matter'</script>"
---

# Start <script>document.title = 'heading'</script>

Call `configure(width:)` with 12 points, and read [the guide](guide.md) before version 7.1.0.

[run](javascript:document.title='link')

See [nothing](nowhere.md).

## Code

```swift
let window = Window(title: "</script><script>document.title = 'code'</script>")
window.show(animated: true)
```

```js
const attribute = "\\" onmouseover=\\"document.title='attribute'\\" x='"
element.innerHTML = "<img src=x onerror=document.title='image'>"
```

## More <img src=x onerror="document.title='section'">

Text \u202e turned \u2066 around.

```sh
start --now
```
"""

ARABIC = """---
title: "ابدأ"
---

# ابدأ

استدع `configure(height:)` مع 12 نقطة، واقرأ [الدليل](other.md) قبل الإصدار 7.2.0.

[run](javascript:document.title='link')

انظر [لا شيء](nowhere.md).

## الشفرة

```swift
// نافذة جديدة
let window = Window(title: "</script><script>document.title = 'code'</script>")
window.show(animated: false)
```

```js
const attribute = "\\" onmouseover=\\"document.title='attribute'\\" x='"
element.innerHTML = "<img src=x onerror=document.title='image'>" + `</script><script>alert(1)`
```
"""


def steps(count, limit):
    """A page of code blocks, each of which drifts with another limit."""
    sections = [
        f"## Step {number}\n\nOpen store {number}.\n\n```swift\n"
        f"let store{number} = Store.open(path: \"data{number}\", limit: {limit})\n"
        f"store{number}.load(first: {number}, count: 20)\nstore{number}.close()\n```\n"
        for number in range(count)]
    return "# Steps\n\n" + "\n".join(sections)


class ReportTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        cls.report("sample", {
            f"en/{HOSTILE_NAME}": SOURCE, f"ar/{HOSTILE_NAME}": ARABIC,
            "en/guide.md": "# Guide\n\nWord.\n", "ar/guide.md": "# دليل\n\nكلمة.\n",
            f"de/{HOSTILE_NAME}": SOURCE, "de/guide.md": "# Anleitung\n\nWort.\n"})
        cls.findings = json.loads(
            (cls.folder / "sample/out/report.json").read_text())["diagnostics"]
        cls.driver = browser()
        cls.addClassCleanup(cls.driver.quit)

    @classmethod
    def report(cls, name, files):
        """Writes a project and its report into the folder `out` of it."""
        root = cls.folder / name
        for path, text in files.items():
            file = root / "docs" / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        subprocess.run(
            [os.environ["CONCORD"], "report", "--quiet", "--root", root, "--output", root / "out"],
            check=True)

    @classmethod
    def large(cls, name, pages, locales, blocks):
        """A project with a finding for each block of each translation."""
        files = {}
        for page in range(pages):
            files[f"en/page{page}.md"] = steps(blocks, 10)
            for locale in locales:
                files[f"{locale}/page{page}.md"] = steps(blocks, 11)
        cls.report(name, files)

    def open(self, name="sample", address="index.html", width=1280, height=1000, media="screen",
             **features):
        """Opens a report; features are those of CSS media queries, with underscores."""
        listed = [{"name": key.replace("_", "-"), "value": value}
                  for key, value in features.items()]
        self.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"media": media, "features": listed})
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        self.driver.get("about:blank")
        self.driver.get((self.folder / name / "out").as_uri() + "/" + address)

    def script(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def element(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def choose(self, name, value):
        Select(self.element(f"select[name={name}]")).select_by_value(value)
        # The browser tells the page a moment later.
        self.wait(lambda: f"{name}={value}" in self.driver.current_url)

    def wait(self, condition):
        for _ in range(40):
            if condition():
                return
            time.sleep(0.05)
        self.fail("nothing happened")

    def shown(self):
        """The rules of the articles that are there to see."""
        return self.script("""return [...document.querySelectorAll('article')]
          .filter(article => article.checkVisibility()).map(article => article.dataset.rule)""")

    def expected(self, **values):
        """The rules of the findings with these values."""
        return [finding["rule"] for finding in self.findings
                if all(finding.get(key) == value for key, value in values.items())]

    # Filters

    def test_all_findings_are_there(self):
        self.open()
        self.assertGreater(len(self.findings), 8)
        self.assertCountEqual(self.shown(), self.expected())

    def test_filters_live_in_the_address(self):
        self.open()
        for name, value, wanted in (
                ("locale", "ar", {"locale": "ar"}),
                ("severity", "error", {"severity": "error"}),
                ("rule", "code-drift", {"rule": "code-drift"}),
                ("source", "only", {"alsoInSource": True})):
            self.choose(name, value)
            expected = self.expected(**wanted)
            self.assertTrue(expected, name)
            self.assertCountEqual(self.shown(), expected)
            self.assertIn(f"?{name}={value}", self.driver.current_url)
            self.driver.refresh()
            self.assertCountEqual(self.shown(), expected)
            self.assertEqual(
                self.element("output").text, f"{len(expected)} of {len(self.findings)}")
            self.element("button[type=reset]").click()
            time.sleep(0.1)
            self.assertCountEqual(self.shown(), self.expected())
            self.assertNotIn("?", self.driver.current_url)

    def test_filters_narrow_each_other(self):
        self.open(address="index.html?locale=ar&rule=code-drift")
        self.assertCountEqual(self.shown(), self.expected(locale="ar", rule="code-drift"))

    def test_words_are_searched(self):
        self.open()
        self.element("input").send_keys("Animated")
        self.assertIn("code-drift", self.shown())
        self.assertLess(len(self.shown()), len(self.findings))
        self.assertIn("?text=Animated", self.driver.current_url)
        self.element("input").send_keys(" nowhere-at-all")
        self.assertEqual(self.shown(), [])
        self.assertIn("Nothing matches", self.element("body").text)
        self.element("a[data-clear]").click()
        self.assertCountEqual(self.shown(), self.expected())

    def test_unknown_filter_shows_all(self):
        self.open(address="index.html?rule=no-such-rule&locale=%3Cscript%3E")
        self.assertCountEqual(self.shown(), self.expected())

    def test_rule_of_a_finding_is_a_filter(self):
        self.open()
        self.element("article[data-rule=code-drift] a.rule").click()
        self.assertCountEqual(self.shown(), self.expected(rule="code-drift"))
        self.driver.back()
        self.assertCountEqual(self.shown(), self.expected())

    # Links and keys

    def top(self, selector):
        return self.script(
            "return document.querySelector(arguments[0]).getBoundingClientRect().top", selector)

    def test_cell_leads_to_its_findings(self):
        self.open()
        link = self.element("td a.error")
        target = link.get_attribute("href").split("#")[1]
        link.click()
        time.sleep(0.3)
        self.assertTrue(0 <= self.top(f"#{target}") < 300, self.top(f"#{target}"))

    def test_address_of_a_finding(self):
        finding = self.findings[-1]
        self.open(address=f"index.html#f-{finding['fingerprint']}")
        time.sleep(0.3)
        article = f"#f-{finding['fingerprint']}"
        self.assertTrue(-1 <= self.top(article) < 1000, self.top(article))
        self.assertEqual(self.element(article).get_attribute("data-rule"), finding["rule"])

    def test_keys(self):
        self.open()
        body = self.element("body")
        body.send_keys("j")
        body.send_keys("j")
        self.assertEqual(self.script("""
          return [...document.querySelectorAll('article')].findIndex(article =>
            article.classList.contains('current'))"""), 1)
        body.send_keys("k")
        first = self.script("return document.querySelector('article').id")
        self.assertTrue(self.driver.current_url.endswith("#" + first))
        body.send_keys("/")
        self.driver.switch_to.active_element.send_keys("broken-link")
        self.assertEqual(set(self.shown()), {"broken-link"})
        self.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
        time.sleep(0.1)
        self.assertCountEqual(self.shown(), self.expected())

    # Copying

    def clipboard(self):
        return self.driver.execute_async_script(
            "navigator.clipboard.readText().then(arguments[0], error => arguments[0](`${error}`))")

    def test_right_block_is_copied(self):
        self.driver.execute_cdp_cmd("Browser.grantPermissions", {
            "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
        self.open()
        button = self.element("article[data-rule=code-drift] button[data-block]")
        button.click()
        time.sleep(0.3)
        self.assertEqual(button.text, "Copied")
        block = SOURCE.split("```swift\n")[1].split("```")[0]
        self.assertEqual(self.clipboard().rstrip("\n"), block.rstrip("\n"))

    def test_replacement_is_copied(self):
        self.driver.execute_cdp_cmd("Browser.grantPermissions", {
            "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
        self.open()
        self.element("article[data-rule=inline-code-drift] button[data-copy]").click()
        time.sleep(0.3)
        self.assertEqual(self.clipboard(), "configure(width:)")

    # Readers

    def test_differences_are_marked(self):
        self.open()
        article = self.element("article[data-rule=code-drift]")
        self.assertEqual(article.find_element(By.TAG_NAME, "ins").text, "true")
        self.assertEqual(article.find_element(By.TAG_NAME, "del").text, "false")
        self.assertEqual(article.find_element(By.CSS_SELECTOR, ".source .k").text, "let")

    def test_light_and_dark(self):
        brightness = {}
        for scheme in ("light", "dark"):
            self.open(prefers_color_scheme=scheme)
            image = Image.open(io.BytesIO(self.driver.get_screenshot_as_png())).convert("L")
            brightness[scheme] = image.resize((1, 1), Image.BOX).getpixel((0, 0))
        self.assertGreater(brightness["light"], 200)
        self.assertLess(brightness["dark"], 60)

    def test_every_width_fits(self):
        for width in (320, 390, 640, 768, 1024, 1280, 1920):
            self.open(width=width)
            self.assertLessEqual(self.script("return document.documentElement.scrollWidth"), width)

    def test_pages_stand_below_each_other_on_a_narrow_screen(self):
        tops = {}
        for width in (1280, 390):
            self.open(width=width)
            self.script("document.querySelector('.pair .target').scrollIntoView()")
            tops[width] = [self.top(".pair .source"), self.top(".pair .target")]
        self.assertEqual(*tops[1280])
        self.assertLess(*tops[390])

    def test_without_javascript(self):
        self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        self.addCleanup(self.driver.execute_cdp_cmd, "Emulation.setScriptExecutionDisabled",
                        {"value": False})
        self.open()
        self.assertCountEqual(self.shown(), self.expected())
        self.assertFalse(self.element("form").is_displayed())
        self.assertEqual(
            [button for button in self.driver.find_elements(By.CSS_SELECTOR, "article button")
             if button.is_displayed()], [])
        self.element("td a.error").click()
        time.sleep(0.3)
        self.assertIn("#p", self.driver.current_url)

    def test_paper(self):
        self.open(media="print")
        self.assertFalse(self.element("form").is_displayed())
        self.assertEqual(
            self.script("return getComputedStyle(document.querySelector('article'))"
                        ".contentVisibility"), "visible")

    def test_text_from_right_to_left(self):
        self.open()
        article = "article[data-rule=inline-code-drift] .target pre"
        self.script("document.querySelector(arguments[0]).scrollIntoView()", article)
        self.assertEqual(self.element(article).get_attribute("lang"), "ar")
        # The numbers of lines stand on the right, the code of an Arabic page runs as all code.
        places = self.script("""
          const pre = document.querySelector(arguments[0])
          return [pre, pre.querySelector('i')].map(element =>
            element.getBoundingClientRect()).map(place => place.x + place.width / 2)""", article)
        self.assertGreater(places[1], places[0])
        self.assertEqual(
            self.script("return getComputedStyle(document.querySelector(arguments[0])).direction",
                        "article[data-rule=code-drift] .target pre"), "ltr")

    # Foreign text

    def test_page_asks_for_nothing(self):
        self.driver.get_log("browser")
        self.open()
        self.assertEqual(self.driver.get_log("browser"), [])
        self.assertEqual(
            self.script("return performance.getEntriesByType('resource').map(e => e.name)"), [])

    def test_foreign_text_stays_text(self):
        self.open()
        title = self.driver.title
        self.assertTrue(title.endswith("· Concord"))
        self.assertEqual(self.script("return document.scripts.length"), 1)
        self.assertEqual(
            self.script("return document.querySelectorAll('main script, img, [onerror]').length"), 0)
        for link in self.script("return [...document.links].map(link => link.href)"):
            self.assertTrue(link.startswith("file:"), link)
        text = self.script("return document.querySelector('main').textContent")
        for part in ("<script>document.title = 'heading'</script>", "</script><script>alert(1)",
                     "javascript:document.title='link'", "st'art\"<script>.md", "x='\"",
                     "<img src=x onerror="):
            self.assertIn(part, text)
        self.assertNotIn("\u202e", text)
        time.sleep(0.5)
        self.assertEqual(self.driver.title, title)

    def test_policy_stands(self):
        """A script that got into the page would not run."""
        self.open()
        self.script("""
          const script = document.createElement('script')
          script.setAttribute('id', 'foreign')
          script.append("document.title = 'broken in'")
          document.body.append(script)""")
        self.assertTrue(self.script("return document.getElementById('foreign') !== null"))
        self.assertNotEqual(self.driver.title, "broken in")
        self.driver.get_log("browser")

    def test_page_without_escapes_would_break(self):
        """The hostile pages are hostile: unescaped and without a policy they do what they try."""
        html = (self.folder / "sample/out/index.html").read_text()
        open_page = html.replace("&lt;", "<").replace("&gt;", ">").replace("&#39;", "'").replace(
            "Content-Security-Policy", "no-policy")
        (self.folder / "sample/out/open.html").write_text(open_page)
        self.open(address="open.html")
        time.sleep(0.5)
        self.assertFalse(self.driver.title.endswith("· Concord"))

    # Size

    def test_two_thousand_findings(self):
        self.large("large", pages=10, locales=["de", "fr", "ru", "zh", "ja"], blocks=40)
        page = self.folder / "large/out/index.html"
        self.assertFalse((page.parent / "index-1.html").exists())
        self.assertLess(page.stat().st_size, 6_000_000)
        times = []
        for _ in range(3):
            self.open("large")
            times.append(self.script("""
              const entry = performance.getEntriesByType('navigation')[0]
              return entry.loadEventEnd - entry.startTime"""))
        self.assertEqual(len(self.shown()), 2_000)
        print(f"2,000 findings: {page.stat().st_size / 1e6:.1f} MB, open in {min(times):.0f} ms")
        self.assertLess(min(times), 1_000)
        self.choose("locale", "ru")
        self.assertEqual(len(self.shown()), 400)

    def test_twenty_thousand_findings(self):
        self.large("huge", pages=50, locales=["de", "fr", "ru", "zh", "ja"], blocks=80)
        folder = self.folder / "huge/out"
        parts = sorted(folder.glob("index-*.html"), key=lambda file: int(file.stem[6:]))
        self.assertGreater(len(parts), 10)
        for file in [folder / "index.html", *parts]:
            self.assertLess(file.stat().st_size, 6_000_000, file.name)
        self.assertEqual(sum(file.read_text().count("<article ") for file in parts), 20_000)
        self.open("huge")
        self.element("td a").click()
        time.sleep(0.3)
        self.assertIn("index-1.html#p1", self.driver.current_url)
        self.choose("severity", "error")
        self.element("a[data-keep]").click()
        self.assertIn("index-2.html?severity=error", self.driver.current_url)

    @unittest.skipUnless("SCREENSHOTS" in os.environ, "no folder is named")
    def test_screenshots(self):
        """For people to look at."""
        folder = pathlib.Path(os.environ["SCREENSHOTS"])
        folder.mkdir(parents=True, exist_ok=True)
        for scheme in ("light", "dark"):
            for width in (1280, 390):
                self.open(width=width, height=2400, prefers_color_scheme=scheme)
                self.driver.get_screenshot_as_file(str(folder / f"report-{width}-{scheme}.png"))


if __name__ == "__main__":
    unittest.main()
