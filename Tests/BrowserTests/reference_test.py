# The HTML reference in a real browser: search, two languages, keys, and foreign text stays text.
"""Run by Scripts/check-reference, which names the program in CONCORD."""

import io
import os
import pathlib
import subprocess
import tempfile
import time
import unittest
import urllib.parse

from PIL import Image
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browser import browser

SOURCE = r'''
/// Where a window stands.
///
/// - Since: 1.0
@objc(KTPosition) public enum Position: Int {
  /// At the top.
  case top
  /// At the bottom.
  case bottom
}

/// Shows windows. <script>document.title = 'comment'</script>
///
/// <img src=x onerror="document.title='image'">
///
/// [run](javascript:document.title='link') and ``Position/top``
///
/// ```html
/// </code></pre><script>document.title = 'code'</script>
/// ```
@objc(KTMedia) public class Media: NSObject {
  /// Moves the window to an unusual place.
  ///
  /// - Parameter place: Where to. <svg onload="document.title='parameter'">
  @objc(moveWindowTo:animated:) public func move(to place: Position, animated: Bool = true) {}
  /// The older way.
  @available(*, deprecated, renamed: "move(to:animated:)", message: "<b>Use</b> move(to:animated:)")
  @objc public func shift() {}
  /// Swift alone sees it.
  public func pure(_ value: (Int, String)) {}
}

/// Hears of windows.
public protocol Listener {
  /// A window came.
  func came(_ position: Position)
}

/// Writes down what it hears.
public struct Log: Listener {
  /// Writes it down.
  public func came(_ position: Position) {}
}
'''

PAGE = r'''# Windows <script>document.title = 'page'</script>

- `Position.top`: at the very top of the screen

## Move <img src=x onerror="document.title='heading'">

```swift
let media = Media()
media.move(to: .top)
print("</code></pre><script>document.title = 'block'</script>")
```

```objc
[[KTMedia new] moveWindowTo:KTPositionTop animated:YES];
```

## Older

<!-- concord allow deprecated-symbol: the older code -->
```swift
Media().shift()
```

```swift
Media().move(to: .bottom)
```

```swift
Media().move(to: .top, animated: sometimes())
Media().move(to: .bottom, animated: true)
%s
```
''' % "\n".join(f"Media().move(to: .top, animated: {turn} > 1)" for turn in range(24))

STALE = """# Fenster

| Fall | Wo |
| --- | --- |
| `Position.top` | Ganz oben am Rand |

## Alt

```swift
Media().shift()
```
"""

ARABIC = """# النوافذ

- `Position.top`: عند أعلى الشاشة
"""

PICTURE = """<svg xmlns="http://www.w3.org/2000/svg" width="40" height="80"><title>%s</title>
<rect width="40" height="80"/></svg>"""


class ReferenceTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        (cls.folder / "Kit").mkdir()
        (cls.folder / "Kit/Kit.swift").write_text(SOURCE)
        cls.out = cls.folder / "out"
        subprocess.run(
            [os.environ["CONCORD"], "reference", "--quiet", "--root", cls.folder, "--api",
             cls.folder / "Kit", "--output", cls.out], check=True)
        for locale, text in (("en", PAGE), ("de", STALE), ("ar", ARABIC)):
            file = cls.folder / f"guided/docs/{locale}/windows.md"
            file.parent.mkdir(parents=True)
            file.write_text(text)
        (cls.folder / "pictures").mkdir()
        for name in ("Position.top", "Position.top.still", "Media"):
            (cls.folder / f"pictures/{name}.svg").write_text(PICTURE % name)
        cls.guided = cls.folder / "guided/ref"
        subprocess.run(
            [os.environ["CONCORD"], "reference", "--quiet", "--root", cls.folder / "guided",
             "--pages", "docs/{locale}/{path}.md", "--api", cls.folder / "Kit", "--output",
             cls.guided, "--pictures", cls.folder / "pictures"], check=True)
        cls.driver = browser()
        cls.addClassCleanup(cls.driver.quit)

    def open(self, address="index.html", width=1280, height=1000, media="screen", out=None,
             **features):
        """Opens a page; features are those of CSS media queries, with underscores."""
        listed = [{"name": key.replace("_", "-"), "value": value}
                  for key, value in features.items()]
        self.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"media": media, "features": listed})
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        self.driver.get("about:blank")
        self.driver.get((out or self.out).as_uri() + "/" + address)

    def script(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def element(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def wait(self, condition):
        for _ in range(40):
            if condition():
                return
            time.sleep(0.05)
        self.fail("nothing happened")

    def without_script(self):
        self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        self.addCleanup(self.driver.execute_cdp_cmd, "Emulation.setScriptExecutionDisabled",
                        {"value": False})

    def choose(self, language):
        self.element(f".switch [data-language={language}]").click()

    def results(self):
        return [item.text for item in self.driver.find_elements(
            By.CSS_SELECTOR, "form li[role=option] code")]

    def search(self, text):
        field = self.element("form input")
        field.clear()
        field.send_keys(text)
        return self.results()

    # Search

    def test_search_knows_both_spellings_and_words(self):
        self.open()
        self.choose("swift")
        self.assertEqual(self.search("move")[0], "move(to:animated:)")
        self.assertIn("move(to:animated:)", self.search("moveWindowTo:"))
        self.assertIn("move(to:animated:)", self.search("unusual place"))
        self.assertEqual(self.search("KTMedia"), ["Media"])
        self.assertEqual(self.search("Media.move")[0], "move(to:animated:)")
        self.assertEqual(self.search("nothing-like-this"), [])
        self.assertIn("Nothing of that name", self.element("form ul").text)
        self.choose("objc")
        self.assertEqual(self.search("move")[0], "moveWindowTo:animated:")
        self.choose("swift")

    def test_search_by_keys(self):
        self.open("Position.html")
        self.element("body").send_keys("/")
        field = self.driver.switch_to.active_element
        self.assertEqual(field.tag_name, "input")
        field.send_keys("ca")
        count = len(self.results())
        self.assertGreater(count, 1)
        chosen = lambda: self.script("""return [...document.querySelectorAll('form li[role=option]')]
            .findIndex(item => item.getAttribute('aria-selected') === 'true')""")
        self.assertEqual(chosen(), 0)
        field.send_keys(Keys.ARROW_DOWN)
        self.assertEqual(chosen(), 1)
        self.assertEqual(field.get_attribute("aria-activedescendant"), "~found-1")
        field.send_keys(Keys.ARROW_UP, Keys.ARROW_UP)
        self.assertEqual(chosen(), count - 1)
        field.send_keys(Keys.ESCAPE)
        self.assertEqual(field.get_attribute("value"), "")
        self.assertFalse(self.element("form ul").is_displayed())
        field.send_keys(Keys.ESCAPE)
        self.assertNotEqual(self.driver.switch_to.active_element.tag_name, "input")
        self.element("body").send_keys("/")
        field.send_keys("shift", Keys.ENTER)
        self.wait(lambda: self.driver.current_url.endswith("Media.html#shift"))

    # Languages

    def shown(self, selector):
        return [element.text for element in self.driver.find_elements(By.CSS_SELECTOR, selector)
                if element.is_displayed()]

    def test_one_language_is_shown_and_remembered(self):
        self.open("Media.html")
        self.choose("swift")
        self.assertEqual(self.shown("h1 code"), ["Media"])
        self.assertIn("move(to:animated:)", self.shown("h3 code"))
        self.choose("objc")
        self.assertEqual(self.shown("h1 code"), ["KTMedia"])
        self.assertIn("moveWindowTo:animated:", self.shown("h3 code"))
        self.assertNotIn("move(to:animated:)", self.shown("h3 code"))
        # What Objective-C cannot see is still there.
        self.assertIn("pure(_:)", self.shown("h3 code"))
        self.assertTrue(any("func pure" in text for text in self.shown("pre.decl")))
        self.open("Position.html")
        self.assertEqual(self.shown("h1 code"), ["KTPosition"])
        self.assertEqual(
            self.element(".switch [data-language=objc]").get_attribute("aria-pressed"), "true")
        self.element("body").send_keys("l")
        self.assertEqual(self.shown("h1 code"), ["Position"])

    def test_without_javascript(self):
        self.without_script()
        self.open("Media.html")
        self.assertEqual(self.shown("h1 code"), ["Media", "KTMedia"])
        self.assertEqual(len(self.shown("#move-to-animated pre.decl")), 2)
        self.assertFalse(self.element("form").is_displayed())
        self.assertFalse(self.element(".switch").is_displayed())
        self.element(".members a[href='#shift']").click()
        self.assertTrue(self.driver.current_url.endswith("#shift"))
        self.element("#shift .state a").click()
        self.assertTrue(self.driver.current_url.endswith("#move-to-animated"))
        self.element(".brand").click()
        self.assertTrue(self.driver.current_url.endswith("index.html"))
        self.element("a[href='Position.html']").click()
        self.assertTrue(self.driver.current_url.endswith("Position.html"))

    # Links

    def test_no_link_is_broken(self):
        pages = sorted(file.name for file in self.out.glob("*.html"))
        self.assertEqual(len(pages), 6)
        seen = 0
        for page in pages:
            self.open(page)
            identifiers = self.script(
                "return [...document.querySelectorAll('[id]')].map(element => element.id)")
            self.assertEqual(len(identifiers), len(set(identifiers)), page)
            for address in self.script("return [...document.links].map(link => link.href)"):
                path, _, anchor = address.partition("#")
                name = urllib.parse.unquote(path.rsplit("/", 1)[1])
                self.assertIn(name, pages, address)
                anchor = urllib.parse.unquote(anchor)
                if anchor:
                    text = (self.out / name).read_text()
                    self.assertTrue(
                        f'id="{anchor}"' in text or f"id={anchor}" in text, address)
                seen += 1
        self.assertGreater(seen, 40)

    # Languages

    def test_the_menu_stays_on_the_symbol(self):
        self.open("Position.html#top", out=self.guided)
        self.element(".locales summary").click()
        self.element(".locales a[hreflang=de]").click()
        self.assertTrue(self.driver.current_url.endswith("/de/Position.html#top"))
        self.assertEqual(self.script("return document.documentElement.lang"), "de")
        self.assertIn("Ganz oben am Rand", self.element("#top").text)
        self.assertEqual(self.element("#bottom p:not(.value)").get_attribute("lang"), "en")
        self.element(".locales summary").click()
        self.element("body").send_keys("x")
        self.element("h1").click()
        self.assertFalse(self.element(".locales ul").is_displayed())

    def test_search_speaks_the_language_of_the_page(self):
        self.open("de/index.html", out=self.guided)
        self.element("form input").send_keys("Rand")
        self.assertIn("Fall von Position", self.element("form li").text)
        self.element("form input").send_keys(Keys.ENTER)
        self.assertTrue(self.driver.current_url.endswith("/de/Position.html#top"))

    def test_lines_run_from_right_to_left(self):
        for width in (390, 1280):
            for page in ("index", "Media", "Position", "migration"):
                self.open(f"ar/{page}.html", width=width, out=self.guided)
                self.assertEqual(self.script(
                    "return document.documentElement.scrollWidth"), width, page)
        self.open("ar/Position.html", out=self.guided)
        self.assertIn("عند أعلى الشاشة", self.element("#top").text)
        self.assertGreater(
            self.element(".members").rect["x"], self.element("main").rect["x"])
        for code in ("pre", "h1 code", "#top h3 code"):
            self.assertEqual(self.element(code).value_of_css_property("direction"), "ltr", code)

    # Pictures

    def test_pictures_stand_still_where_that_is_wanted(self):
        for media, motion, still in (("screen", "no-preference", False),
                                     ("screen", "reduce", True), ("print", "no-preference", True)):
            self.open("Position.html", media=media, out=self.guided, prefers_reduced_motion=motion)
            shown = [image for image in self.driver.find_elements(By.CSS_SELECTOR, "#top img")
                     if image.is_displayed()]
            self.assertEqual(len(shown), 1)
            self.assertEqual(".still." in shown[0].get_attribute("src"), still)
            self.wait(lambda: self.script("return arguments[0].naturalWidth", shown[0]) == 40)
            self.assertEqual("Position.top", shown[0].get_attribute("alt"))
        self.open("de/Media.html", out=self.guided)
        image = self.element(".type img")
        self.wait(lambda: self.script("return arguments[0].naturalWidth", image) == 40)

    # Guides

    def test_examples_are_shown_and_unfold(self):
        self.open("Media.html", out=self.guided)
        self.choose("swift")
        self.assertEqual(
            self.script("return document.querySelector('#move-to-animated mark').textContent"),
            "move")
        link = self.element("#move-to-animated figcaption a")
        self.assertIn("/guided/docs/en/windows.md", link.get_attribute("href"))
        folded = self.element(".type details figure")
        self.assertFalse(folded.is_displayed())
        self.element(".type summary").click()
        self.assertTrue(folded.is_displayed())
        self.element(".type summary").click()
        self.assertFalse(folded.is_displayed())
        # It is long, so the member leads to it.
        self.element(f"#move-to-animated .examples a[href='#{folded.get_attribute('id')}']").click()
        self.wait(folded.is_displayed)
        self.open("Position.html", out=self.guided)
        self.element("#top summary").click()
        self.assertIn("top", self.shown("#top mark"))

    def test_examples_stand_side_by_side_without_javascript(self):
        self.without_script()
        self.open("Media.html", out=self.guided)
        blocks = [block.rect for block in self.driver.find_elements(
            By.CSS_SELECTOR, "#move-to-animated figure:has(.oc) pre")]
        self.assertEqual(len(blocks), 2)
        self.assertEqual(blocks[0]["y"], blocks[1]["y"])
        self.assertLess(blocks[0]["x"], blocks[1]["x"])

    def test_stale_symbols_lead_to_what_is_wrong(self):
        self.open("Media.html", out=self.guided)
        self.element("#shift .locale.stale").click()
        self.assertTrue(self.driver.current_url.endswith("coverage.html#~type-Media"))
        self.assertIn("deprecated-symbol", self.element("[id='~type-Media'] + ul").text)
        self.open("migration.html", out=self.guided)
        self.choose("swift")
        marks = self.shown(".rewrite mark")
        self.assertEqual(marks[:2], ["shift", "move"])

    def test_guides_fit_every_width_and_stay_text(self):
        for page in ("Media.html", "Position.html", "coverage.html", "migration.html"):
            self.driver.get_log("browser")
            for width in (320, 390, 700, 768, 1280):
                self.open(page, width=width, out=self.guided)
                self.assertLessEqual(
                    self.script("return document.documentElement.scrollWidth"), width, page)
            title = self.driver.title
            self.assertTrue(title.endswith("· Concord"))
            self.assertEqual(self.script("return document.querySelectorAll("
                                         "'main script, main img:not(.picture img), main svg, [onerror]').length"), 0)
            time.sleep(0.2)
            self.assertEqual(self.driver.title, title)
            self.assertEqual(self.driver.get_log("browser"), [])

    # Readers

    def test_focus_is_seen(self):
        self.open("Media.html")
        seen = []
        for _ in range(12):
            self.driver.switch_to.active_element.send_keys(Keys.TAB)
            seen.append(self.script("""
              const style = getComputedStyle(document.activeElement)
              return document.activeElement.matches('.skip') || style.outlineStyle !== 'none'"""))
        self.assertTrue(all(seen), seen)

    def test_light_and_dark(self):
        brightness = {}
        for scheme in ("light", "dark"):
            self.open("Media.html", prefers_color_scheme=scheme)
            image = Image.open(io.BytesIO(self.driver.get_screenshot_as_png())).convert("L")
            brightness[scheme] = image.resize((1, 1), Image.BOX).getpixel((0, 0))
        self.assertGreater(brightness["light"], 200)
        self.assertLess(brightness["dark"], 60)

    def test_every_width_fits(self):
        for page in ("index.html", "Media.html", "Position.html"):
            for width in (320, 390, 640, 768, 1024, 1280, 1920):
                self.open(page, width=width)
                self.assertLessEqual(
                    self.script("return document.documentElement.scrollWidth"), width, page)

    def test_members_stand_beside_or_below(self):
        self.open("Media.html")
        seen = "return document.querySelector('.members li a').checkVisibility()"
        self.assertTrue(self.script(seen))
        self.open("Media.html", width=390)
        self.assertFalse(self.script(seen))
        self.element(".members summary").click()
        self.assertTrue(self.script(seen))

    def test_paper(self):
        self.open("Media.html", media="print")
        self.assertFalse(self.element("form").is_displayed())
        self.assertFalse(self.element(".members").is_displayed())
        self.assertEqual(len(self.shown("#move-to-animated pre.decl")), 2)

    # Foreign text

    def test_page_asks_for_its_own_files_alone(self):
        self.driver.get_log("browser")
        self.open("Media.html")
        self.assertEqual(self.driver.get_log("browser"), [])
        names = self.script("return performance.getEntriesByType('resource').map(e => e.name)")
        for name in names:
            self.assertTrue(name.startswith(self.out.as_uri()), name)

    def test_foreign_text_stays_text(self):
        for page in ("Media.html", "index.html"):
            self.open(page)
            title = self.driver.title
            self.assertTrue(title.endswith("· Concord"))
            self.assertEqual(self.script("return document.querySelectorAll("
                                         "'main script, main img, main svg, [onerror]').length"), 0)
            for link in self.script("return [...document.links].map(link => link.href)"):
                self.assertTrue(link.startswith("file:"), link)
            self.assertIn("<script>document.title = 'comment'</script>",
                          self.script("return document.querySelector('main').textContent"))
            time.sleep(0.3)
            self.assertEqual(self.driver.title, title)
        self.search("Shows windows")
        self.assertIn("<script>", self.element("form ul").text)
        self.assertEqual(self.driver.title, title)

    def test_policy_stands(self):
        """A script that got into the page would not run."""
        self.open("Media.html")
        self.script("""
          const script = document.createElement('script')
          script.setAttribute('id', 'foreign')
          script.append("document.title = 'broken in'")
          document.body.append(script)""")
        self.assertTrue(self.script("return document.getElementById('foreign') !== null"))
        self.assertNotEqual(self.driver.title, "broken in")
        self.driver.get_log("browser")

    def test_page_without_escapes_would_break(self):
        """The hostile comments are hostile: unescaped and without a policy they do what they try."""
        html = (self.out / "Media.html").read_text()
        opened = html.replace("&lt;", "<").replace("&gt;", ">").replace("&#39;", "'").replace(
            "&quot;", '"').replace("Content-Security-Policy", "no-policy")
        other = self.folder / "open"
        other.mkdir()
        (other / "Media.html").write_text(opened)
        self.open("Media.html", out=other)
        self.wait(lambda: not self.driver.title.endswith("· Concord"))

    @unittest.skipUnless("SCREENSHOTS" in os.environ, "no folder is named")
    def test_screenshots(self):
        """The demo, for people to look at."""
        folder = pathlib.Path(os.environ["SCREENSHOTS"])
        folder.mkdir(parents=True, exist_ok=True)
        demo = self.folder / "demo"
        subprocess.run([os.environ["CONCORD"], "reference", "--quiet", "--output", demo],
                       check=True)
        for page in ("index", "ModalWindowPosition", "PWModalRichMedia", "coverage", "migration",
                     "de/index", "zh/ModalWindowPosition"):
            for scheme in ("light", "dark"):
                for width in (1280, 390):
                    self.open(page + ".html", width=width, height=1800, out=demo,
                              prefers_color_scheme=scheme)
                    self.driver.get_screenshot_as_file(
                        str(folder / f"reference-{page.replace('/', '-')}-{width}-{scheme}.png"))


if __name__ == "__main__":
    unittest.main()
