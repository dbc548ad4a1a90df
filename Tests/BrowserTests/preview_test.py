# The preview in a real browser: windows stand where the framework says, and foreign pages stay in.
"""Run by Scripts/check-preview, which names the program in CONCORD."""

import http.server
import io
import json
import math
import os
import pathlib
import subprocess
import tempfile
import threading
import time
import unittest

from PIL import Image, ImageChops

from browser import browser

# A page of one colour that nothing else has, to be found in a screenshot.
PLAIN = "<!doctype html><style>html { background: #f0f }</style>"

# Everything that a foreign page might try; LEAK is an address that writes down who calls.
HOSTILE = """"'></iframe><script>top.document.title = 'broken out'</script><h1 id=out>out</h1>
<!-- --><![CDATA[ ]]></textarea></style></template>
<meta http-equiv="refresh" content="0; url=LEAK/refresh">
<base href="LEAK/base/" target="_top">
<script>parent.document.title = 'script'; top.location = 'LEAK/top'; alert('script')</script>
<script src="LEAK/script.js"></script>
<img src="LEAK/image.png" onerror="parent.document.title = 'onerror'">
<link rel="stylesheet" href="LEAK/style.css"><link rel="preload" as="image" href="LEAK/preload">
<link rel="prefetch" href="LEAK/prefetch"><link rel="dns-prefetch" href="LEAK">
<style>@import url(LEAK/import.css); body { background: url(LEAK/background.png) }
@font-face { font-family: f; src: url(LEAK/font.woff) } * { font-family: f }</style>
<iframe src="LEAK/frame"></iframe><object data="LEAK/object"></object><embed src="LEAK/embed">
<video src="LEAK/video" autoplay></video><audio src="LEAK/audio" autoplay></audio>
<svg onload="parent.document.title = 'svg'"><image href="LEAK/svg.png" /></svg>
<form id="form" action="LEAK/form" target="_top"><input name="a" autofocus
onfocus="parent.document.title = 'focus'; form.submit()"></form>
<a href="javascript:top.document.title = 'link'" target="_top">link</a>
"""


class Leaks(http.server.BaseHTTPRequestHandler):
    """A server that nobody should call."""

    calls = []

    def do_GET(self):
        Leaks.calls.append(self.path)

    def log_message(self, format, *arguments):
        pass


class PreviewTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Leaks)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        cls.addClassCleanup(server.server_close)
        cls.addClassCleanup(server.shutdown)
        cls.leak = f"http://127.0.0.1:{server.server_port}"
        cls.preview("sample")
        cls.preview("plain", PLAIN)
        cls.preview("hostile", HOSTILE.replace("LEAK", cls.leak))
        cls.answers = cls.read("sample")
        cls.driver = browser()
        cls.addClassCleanup(cls.driver.quit)

    @classmethod
    def preview(cls, name, content=None):
        command = [os.environ["CONCORD"], "preview", "--quiet", "--output", str(cls.folder / name)]
        if content is not None:
            file = cls.folder / f"{name}.html"
            file.write_text(content)
            command += ["--content", str(file), "--size", "353x400"]
        subprocess.run(command, check=True)

    @classmethod
    def read(cls, name):
        return json.loads((cls.folder / name / "preview.json").read_text())

    def open(self, name, width=1280, height=1000, **features):
        """Opens a preview; features are those of CSS media queries, with underscores."""
        media = [{"name": key.replace("_", "-"), "value": value}
                 for key, value in features.items()]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": media})
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        self.driver.get((self.folder / name / "index.html").as_uri())

    def script(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def stop(self, seconds):
        """Stops every animation at a time of its film."""
        self.script("""document.getAnimations().forEach(animation => {
          animation.pause(); animation.currentTime = arguments[0] * 1000 })""", seconds)

    def windows(self):
        """The windows of the gallery by scene: their places in points, and how they look."""
        return self.script("""
          const found = {}
          for (const device of document.querySelectorAll('figure .device')) {
            const screen = device.querySelector('.device-screen').getBoundingClientRect()
            const window = device.querySelector('.device-window')
            const place = window.getBoundingClientRect()
            const point = screen.width / arguments[0]
            const style = getComputedStyle(window)
            found[device.classList[1]] = {
              x: (place.x - screen.x) / point, y: (place.y - screen.y) / point,
              width: place.width / point, height: place.height / point,
              opacity: Number(style.opacity), visible: style.visibility == 'visible' }
          }
          return found""", self.answers["screen"]["width"])

    def assert_place(self, actual, frame, name):
        for key in ("x", "y", "width", "height"):
            self.assertAlmostEqual(actual[key], frame[key], delta=0.5, msg=f"{name}: {key}")

    # Places and motions

    def test_windows_rest_where_the_framework_says(self):
        self.open("sample")
        self.stop(2)
        windows = self.windows()
        # Without an animation to come and with the default one to leave: that is in both rows.
        self.assertEqual(len(windows), 6 * (5 + 7 - 1))
        self.assertEqual(len(self.answers["scenes"]), len(windows))
        for scene in self.answers["scenes"]:
            self.assert_place(windows[scene["name"]], scene["rest"], scene["name"])
            self.assertTrue(windows[scene["name"]]["visible"], scene["name"])

    def test_windows_move_as_the_framework_says(self):
        self.open("sample")
        poses = {}
        for scene in self.answers["scenes"]:
            for motion in scene["motions"]:
                for pose in motion["poses"] if motion["duration"] > 0 else []:
                    poses.setdefault(pose["time"], []).append((scene["name"], pose))
        # A quarter, half and three quarters, of coming and of leaving: where a window appears at
        # once it leaves earlier.
        self.assertEqual(len(poses), 9)
        for moment, expected in poses.items():
            self.stop(moment)
            windows = self.windows()
            for name, pose in expected:
                label = f"{name} at {moment}"
                self.assert_place(windows[name], pose["frame"], label)
                self.assertAlmostEqual(
                    windows[name]["opacity"], pose["opacity"], delta=0.01, msg=label)
                self.assertTrue(windows[name]["visible"], label)

    def test_windows_are_not_there_before_and_after(self):
        self.open("sample")
        for moment in (0, 0.59, 3.2):
            self.stop(moment)
            for name, window in self.windows().items():
                self.assertFalse(window["visible"], f"{name} at {moment}")

    # The same in pixels, on the large device

    def pick(self, *buttons):
        self.script("arguments[0].forEach(id => document.getElementById(id).click())", buttons)

    def assert_pixels(self, frame, name):
        """The coloured pixels lie where the visible part of a frame does.

        Frames are painted by processes of their own, so a busy machine gets some seconds.
        """
        expected, box = self.expected_box(frame), None
        for _ in range(20):
            box = self.coloured_box()
            if box and all(abs(a - e) <= 1 for a, e in zip(box, expected)):
                return
            time.sleep(0.25)
        self.fail(f"{name}: {box} is not {expected}")

    def screen(self):
        """The place of the large device's screen in the page, in pixels."""
        return self.script("""
          const screen = document.querySelector('.try .device-screen').getBoundingClientRect()
          return [screen.x, screen.y, screen.width, screen.height]""")

    def expected_box(self, frame):
        """The edges of the visible part of a frame, in pixels of the page."""
        left, top, width, _ = self.screen()
        whole = self.answers["screen"]
        point = width / whole["width"]
        return (
            left + point * max(frame["x"], 0), top + point * max(frame["y"], 0),
            left + point * min(frame["x"] + frame["width"], whole["width"]),
            top + point * min(frame["y"] + frame["height"], whole["height"]))

    def coloured_box(self):
        """The edges of the coloured window on the large device, in pixels of the page."""
        left, top, width, height = self.screen()
        data = self.driver.get_screenshot_as_png()
        image = Image.open(io.BytesIO(data)).convert("RGB")
        # The windows of the gallery have the same colour.
        image = image.crop((0, 0, math.ceil(left + width), math.ceil(top + height)))
        difference = ImageChops.difference(image, Image.new("RGB", image.size, (255, 0, 255)))
        # A pixel on the edge belongs to the side that has more of it.
        red, green, blue = difference.point(lambda value: 255 if value < 128 else 0).split()
        return ImageChops.darker(ImageChops.darker(red, green), blue).getbbox()

    def test_pixels_at_rest(self):
        self.open("plain")
        for number, scene in enumerate(self.scenes(presentAnimation="PWAnimationPresentFromTop")):
            self.pick(f"position-{number}", "present-1")
            self.stop(2)
            self.assert_pixels(scene["rest"], scene["position"])

    def test_pixels_of_one_animation(self):
        self.open("plain")
        self.pick("position-1", "present-0")
        scene, = self.scenes(
            position="PWModalWindowPositionCenter",
            presentAnimation="PWAnimationPresentFromBottom")
        for pose in scene["motions"][0]["poses"]:
            self.stop(pose["time"])
            self.assert_pixels(pose["frame"], f"at {pose['time']}")

    def scenes(self, **properties):
        return [scene for scene in self.read("plain")["scenes"]
                if all(scene[key] == value for key, value in properties.items())]

    @unittest.skipUnless("SCREENSHOTS" in os.environ, "no folder is named")
    def test_screenshots(self):
        """The same moments, for people to look at."""
        folder = pathlib.Path(os.environ["SCREENSHOTS"])
        folder.mkdir(parents=True, exist_ok=True)
        self.open("sample")
        stage = self.driver.find_element("css selector", ".stage")
        for number, scene in enumerate(self.scenes(presentAnimation="PWAnimationPresentFromTop")):
            self.pick(f"position-{number}")
            self.stop(2)
            stage.screenshot(str(folder / f"{scene['position']}.png"))
        self.pick("position-1")
        for quarter in (1, 2, 3):
            self.stop(0.6 + quarter * 0.075)
            stage.screenshot(str(folder / f"PWAnimationPresentFromBottom-{quarter}.png"))

    def test_picking_names_the_case_in_the_code(self):
        self.open("sample")
        self.pick("position-3", "present-2", "dismiss-1")
        code = self.script("return document.querySelector('pre').innerText")
        for name in (".PWModalWindowPositionBottomSheet,", ".PWAnimationPresentFromRight,",
                     ".PWAnimationDismissUp)"):
            self.assertIn(name, code)
        self.assertNotIn("PWModalWindowPositionCenter", code)

    # Readers

    def test_less_motion_means_still_pictures(self):
        self.open("sample", prefers_reduced_motion="reduce")
        self.assertEqual(self.script("return document.getAnimations().length"), 0)
        windows = self.windows()
        for scene in self.answers["scenes"]:
            self.assert_place(windows[scene["name"]], scene["rest"], scene["name"])
            self.assertTrue(windows[scene["name"]]["visible"])

    def test_light_and_dark(self):
        brightness = {}
        for scheme in ("light", "dark"):
            self.open("sample", prefers_color_scheme=scheme)
            data = self.driver.get_screenshot_as_png()
            image = Image.open(io.BytesIO(data)).convert("L")
            brightness[scheme] = image.resize((1, 1), Image.BOX).getpixel((0, 0))
        self.assertGreater(brightness["light"], 200)
        self.assertLess(brightness["dark"], 60)

    def test_every_width_fits(self):
        for width in (320, 390, 640, 768, 1024, 1280, 1920):
            self.open("sample", width=width)
            self.assertLessEqual(
                self.script("return document.documentElement.scrollWidth"), width)

    def test_page_asks_for_nothing(self):
        self.driver.get("about:blank")
        self.driver.get_log("browser")
        self.open("sample")
        self.assertEqual(self.driver.get_log("browser"), [])
        self.assertEqual(self.script("return document.scripts.length"), 0)
        self.assertEqual(
            self.script("return performance.getEntriesByType('resource').map(e => e.name)"), [])

    # Foreign pages

    def test_foreign_page_would_break_out(self):
        """Without the sandbox and the policy the page does what it is made for."""
        page = (self.folder / "hostile/index.html").read_text()
        open_page = page.replace("<iframe sandbox", "<iframe").replace(
            "Content-Security-Policy", "no-policy")
        (self.folder / "open").mkdir()
        (self.folder / "open/index.html").write_text(open_page)
        self.addCleanup(Leaks.calls.clear)
        self.open("open")
        time.sleep(1.5)
        self.assertIn("/image.png", Leaks.calls)
        self.assertIn("/script.js", Leaks.calls)

    def test_foreign_page_stays_in_its_frame(self):
        self.open("hostile")
        address = self.driver.current_url
        time.sleep(1.5)
        self.assertEqual(self.driver.title, "Modal rich media · Preview")
        self.assertEqual(self.driver.current_url, address)
        self.assertEqual(Leaks.calls, [])
        self.assertIsNone(self.script("return document.getElementById('out')"))
        frames = self.driver.find_elements("css selector", "iframe")
        self.assertEqual(len(frames), 6 * (5 + 7) + 1)
        for frame in frames:
            self.assertEqual(frame.get_attribute("sandbox"), "")
        self.driver.switch_to.frame(frames[0])
        self.addCleanup(self.driver.switch_to.default_content)
        # The page is there as it was written, at its own place, out of reach of the outer one.
        self.assertEqual(self.script("return document.getElementById('out').textContent"), "out")
        self.assertEqual(self.script("return location.href"), "about:srcdoc")
        self.assertEqual(self.script("return origin"), "null")


if __name__ == "__main__":
    unittest.main()
