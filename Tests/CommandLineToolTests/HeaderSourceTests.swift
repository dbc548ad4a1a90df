// Headers named on the command line; a machine without compilers.

import Foundation
import TestSupport
import Testing

@Suite struct HeaderSourceTests {
  private static let files = [
    "Headers/KTLamp.h": "@interface KTLamp : NSObject\n- (void)glow:(BOOL)on;\n@end\n",
    "docs/a.md": "# A\n\n```swift\nfunc f(lamp: KTLamp) { lamp.shine(true) }\n```\n",
  ]

  @Test func headersAreAnAPI() throws {
    let project = try TemporaryProject(Self.files)
    let run = try ProgramRun(
      ["check", "--pages", "docs/{path}.md", "--api", "Headers", "--module", "Kit"],
      in: project.root, environment: ["CONCORD_CACHE": project.root + "/cache"])
    #expect(run.exitCode == 1)
    #expect(run.output.contains("`KTLamp` has no member `shine(_:)`"), "\(run.output)\(run.errors)")
  }

  @Test func withoutAToolchainThereIsOneLine() throws {
    let project = try TemporaryProject(Self.files)
    let run = try ProgramRun(
      ["api", "dump", "--api", "Headers"], in: project.root,
      environment: ["PATH": "/nowhere", "CONCORD_CACHE": ""])
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == "concord: error: headers are read by the compilers of a Swift toolchain, and "
        + "none is on PATH: install one from https://www.swift.org/install/\n")
  }
}
