// Code on a page that lost its fences.

package import Diagnostics
internal import Pages
internal import Snippets

/// Reports a page whose code stands without fences.
///
/// *What it checks*: a page without one fence or heading mark that nevertheless holds code.
///
/// *Why it matters*: it was copied from a rendered site: code is set as prose, links and headings
/// are gone.
///
/// *Example*: `Anchor link to` left behind between paragraphs.
///
/// *Instead*: start again from the source text of the page.
package struct UnfencedCode: PageRule {
  package static let info = RuleInfo(
    id: "unfenced-code",
    family: .page,
    summary: "Code on a page that lost its fences.",
    rationale: """
      A page copied from a rendered site has lost its markup: code is set as prose, and links, \
      components and heading levels are gone. It is one cause, so it is said once.
      """,
    severity: .warning,
    clean: [
      .init(
        "Code in a fence",
        [
          "docs/en/a.md": """
          # Start

          ```swift
          let a = 1
          ```
          """
        ])
    ],
    drifting: [
      .init(
        "Text of a rendered page",
        [
          "docs/en/a.md": """
          Start

          Anchor link to

          To begin, switch the lamp on as soon as its view is there.

          import UIKit
          import LampKit

          class LampViewController: UIViewController {
              override func viewDidLoad() {
                  super.viewDidLoad()
                  Lamp.shared.setGlow(true)
              }
          }

          It shines until you switch it off again.
          """
        ])
    ])

  package func check(_ context: PageContext) -> [Diagnostic] {
    guard context.analyzed.isUnfenced,
      let first = context.analyzed.codeBlocks.first(where: { $0.form == .recovered })
    else { return [] }
    let count = context.analyzed.codeBlocks.count { $0.form == .recovered }
    let range = context.firstLine(of: first.range)
    return [context.diagnostic(Self.info, at: range, Wording.message(count))]
  }
}

private enum Wording {
  static func message(_ count: Int) -> String {
    let code = count == 1 ? "one piece of code stands" : "\(count) pieces of code stand"
    return "\(code) on this page without fences; it seems to be the text of a rendered page:"
      + " take the page's source text, or put fences around the code"
  }
}
