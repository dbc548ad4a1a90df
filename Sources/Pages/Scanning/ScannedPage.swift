// What the scanner found before libcmark reads the page.

/// The shadow text, and all that is no Markdown to libcmark.
struct ScannedPage {
  var shadow: ShadowText
  var containers: [ScannedContainer] = []
  var comments: [PageComment] = []
  /// Where the page takes in other pages.
  var includes: [PageInclude] = []
  var faults: [PageFault] = []
  /// Paragraphs and headings that libcmark sees nothing of.
  var texts: [ScannedText] = []
  /// Code that is not fenced as CommonMark has it: Liquid's `{% highlight %}`, fences gone wrong.
  var codeBlocks: [CodeBlock] = []
  /// Links and images of elements that stand on lines of their own.
  var inlines: [Inline] = []
  /// Where link reference definitions lead, by label.
  var definitions = ReferenceDefinitions()
  /// The lines, counted from 0, of fences that nothing closes in the page.
  var unclosedFences: Set<Int> = []

  init(shadow: ShadowText) { self.shadow = shadow }
}
