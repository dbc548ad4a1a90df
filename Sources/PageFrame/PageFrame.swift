// What stands around the content of every page that Concord writes for a browser.

internal import Markup

/// A whole HTML document that asks for nothing but what its policy names.
package struct PageFrame {
  /// What stands behind the title of every page.
  private static let tool = "Concord"

  /// Text, not HTML.
  package var title: String
  /// The language of the page, a BCP 47 tag.
  package var language: String
  /// `ltr` or `rtl`.
  package var direction: String
  /// Where styles and scripts come from, as sources of a content security policy.
  package var styleSource: String
  package var scriptSource: String
  /// Where images come from; nil for pages without any.
  package var imageSource: String?
  /// The HTML that brings the style and what else belongs into the head.
  package var head: String
  package var body: String

  package init(
    title: String, language: String = "en", direction: String = "ltr", styleSource: String,
    scriptSource: String,
    imageSource: String? = nil, head: String, body: String
  ) {
    self.title = title
    self.language = language
    self.direction = direction
    self.styleSource = styleSource
    self.scriptSource = scriptSource
    self.imageSource = imageSource
    self.head = head
    self.body = body
  }

  /// The document, ended by a line break.
  package var html: String {
    """
    <!doctype html>
    <html lang=\(HTML.text(language))\(direction == "ltr" ? "" : " dir=\(direction)")>
    <head>
    <meta charset=utf-8>
    <meta http-equiv=Content-Security-Policy content="\(policy)">
    <meta name=viewport content="width=device-width, initial-scale=1">
    <meta name=color-scheme content="light dark">
    <meta name=referrer content=no-referrer>
    <title>\(HTML.text(title)) · \(Self.tool)</title>
    \(head)
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }

  private var policy: String {
    let images = imageSource.map { "img-src \($0); " } ?? ""
    return "default-src 'none'; style-src \(styleSource); script-src \(scriptSource); \(images)"
      + "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'"
  }
}
