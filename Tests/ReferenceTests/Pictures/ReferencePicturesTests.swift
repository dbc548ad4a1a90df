// Tests of pictures beside symbols: which belongs to which, and what never gets onto a page.

import APIModel
import Reference
import SwiftSources
import TestSupport
import Testing

struct ReferencePicturesTests {
  private static let source = """
    public enum Place { case top, bottom }
    public struct Media { public func move(to place: Place) {} }
    """

  private func site(_ pictures: [String: [UInt8]]) throws -> ReferenceSite {
    let file = SwiftAPIReader.File(path: "Kit.swift", bytes: Array(Self.source.utf8))
    return ReferenceSite(
      APIModel(modules: [SwiftAPIReader.read([file], module: "Kit")]),
      pictures: try ReferencePictures(pictures))
  }

  private func svg(_ content: String = "", _ attributes: String = "") -> [UInt8] {
    Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8)
  }

  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 1, 2, 0, 0, 0, 3]

  @Test func aPictureStandsBesideItsSymbol() throws {
    let site = try site([
      "Place.top.svg": svg("<title>Up &lt;there\"</title>", "viewBox=\"0 0 40 20.2\""),
      "Place.top.still.svg": svg(), "Media.move-to.png": Self.png, "Media.mvoe.png": Self.png,
    ])
    #expect(site.entry("Place.top")?.picture?.still == "Place.top.still.svg")
    #expect(site.entry("Place.bottom")?.picture == nil)
    #expect(site.entry("Media.move(to:)")?.picture?.size?.width == 258)
    #expect(site.strayPictures == ["Media.mvoe.png"])
    let files = HTMLReference().files(of: site)
    let page = try #require(files.first { $0.path == "Place.html" }?.text)
    #expect(page.contains("<article id=\"top\" class=\"case pictured\">"))
    #expect(
      page.contains(
        "<img class=moving src=\"pictures/Place.top.svg\" width=40 height=20 loading=lazy "
          + "alt=\"Up &lt;there&quot;\">"))
    #expect(page.contains("<img class=still src=\"pictures/Place.top.still.svg\""))
    #expect(files.first { $0.path == "pictures/Media.move-to.png" }?.bytes == Self.png)
    #expect(!files.contains { $0.path == "pictures/Media.mvoe.png" })
    #expect(LinkCheck(files).faults == [])
  }

  @Test func imagesAreLetInWherePicturesAre() throws {
    let files = HTMLReference().files(of: try site(["Place.top.svg": svg()]))
    func page(_ path: String) throws -> String {
      try #require(files.first { $0.path == path }?.text)
    }
    #expect(try page("Place.html").contains("img-src 'self' file:;"))
    #expect(try !page("Media.html").contains("img-src"))
  }

  @Test(
    "What could run, or lead away, is refused",
    arguments: [
      "<script>alert(1)</script>", "<SCRIPT/>", "<x:script xmlns:x='http://www.w3.org/2000/svg'/>",
      "<g onload=\"alert(1)\"/>", "<g x=\">\" OnClick='a()'/>",
      "<foreignObject><p/></foreignObject>", "<a href=\"javascript:alert(1)\"><g/></a>",
      "<use href=\"https://e.org/x.svg#a\"/>", "<use xlink:href='data:text/html,x'/>",
      "<image href=\"&#106;avascript:x\"/>", "<html:iframe src='javascript:x'/>",
      "<handler type='x'/>", "<!DOCTYPE svg [<!ENTITY a '<script/>'>]>",
      "<?xml-stylesheet href='x'?>",
      "<rect fill='url(https://e.org/a.svg#b)'/>", "<g style='fill: URL( \"//e.org/a\")'/>",
      "<style>@import 'https://e.org/a.css';</style>",
      "<style><!-- </ -->@import 'https://e.org/a.css';</style>",
      "<style>a<style>b</style></style>",
      "<style>@im<!-- -->port 'https://e.org/a.css';</style>",
      "<style><![CDATA[ .a { fill: url(https://e.org/a) } ]]></style>",
      "<g style='fill: \\75 rl(https://e.org/a)'/>", "<g fill='&#117;rl(https://e.org/a)'/>",
      "<set attributeName='href' to='https://e.org/a'/>",
      "<animate attributeName='xlink:href' to='#a'/>", "<set attributeName='onload' to='a()'/>",
      "<g onload=alert(1)>", "<g/onload='x'/>", "<!-- --><script/>", "<![CDATA[ ]]><script/>",
    ])
  func hostile(content: String) {
    #expect(throws: ReferenceError.self) { try ReferencePictures(["a.svg": svg(content)]) }
  }

  @Test func whatIsDrawnIsTaken() throws {
    let content = """
      <?xml version="1.0" encoding="UTF-8"?><!-- <script> -->
      <svg xmlns="http://www.w3.org/2000/svg" width="12px" height="9">
      <style> g rect { fill: url("#c"); transform: rotate(1deg) } </style>
      <g id="b" ><rect width='1' fill="url(#c)" aria-label="A &amp; B (C)"/><use href="#b"/><image href="data:image/png;base64,AA"/></g></svg>
      """
    let site = try site(["Place.svg": Array(content.utf8)])
    #expect(site.entry("Place")?.picture?.size?.height == 9)
  }

  @Test(
    "What is no picture is refused",
    arguments: [
      ("a.svg", Array("<html></html>".utf8)), ("a.svg", []), ("a.svg", [0xFF, 0xFE, 0x3C, 0]),
      ("a.png", Array("<svg/>".utf8)), ("a.svg", Array("plain text".utf8)),
    ] as [(String, [UInt8])])
  func noPicture(name: String, bytes: [UInt8]) {
    #expect(throws: ReferenceError.self) { try ReferencePictures([name: bytes]) }
  }

  @Test func endlessFilesTakeNoTime() {
    let quotes = Array(String(repeating: "<g a=\"", count: 100_000).utf8)
    #expect(throws: ReferenceError.self) { try ReferencePictures(["a.svg": svg() + quotes]) }
    let comments = Array(String(repeating: "<!--", count: 100_000).utf8)
    #expect(throws: Never.self) { try ReferencePictures(["a.svg": svg() + comments]) }
  }
}
