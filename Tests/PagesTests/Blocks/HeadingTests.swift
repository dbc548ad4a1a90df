// Headings and their anchors.

import Testing

@testable import Pages

struct HeadingTests {
  @Test(arguments: [
    ("# Use **it** {#use}\n", "1 #1 Use it {use}"),
    ("## A { #b .c }\n", "1 #2 A {b}"),
    ("## A {: #b }\n", "1 #2 A {b}"),
    ("## A {/* #b */}\n", "1 #2 A {b}"),
    ("## <a id=\"b\"></a>A\n", "1 #2 A {b}"),
    ("## A <a name='b'></a>\n", "1 #2 A  {b}"),
    ("## A {b}\n", "1 #2 A {b}"),
    ("Größe\n=====\n", "1 #1 Größe"),
    ("Zwei\nZeilen {#z}\n---\n", "1 #2 Zwei Zeilen {z}"),
  ])
  func readsTextAndAnchor(_ source: String, _ expected: String) {
    #expect(read(source).headingSummary == [expected])
  }

  @Test func leavesBracesThatAreNoAnchor() {
    #expect(read("# Call {name}\n").headings.map(\.anchor) == [nil])
  }

  @Test func findsTheInlinesOfHeadings() {
    #expect(
      read("## Use `a` ##\n\nB [c](d)\n---\n").inlineSummary == [
        "code 1:8-1:11 a", "link 3:3-3:9 c -> d",
      ])
  }
}
