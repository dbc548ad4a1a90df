// Tests of what differs between two pieces of code.

import Comparison
import Lexing
import Testing

@Suite("Differences of code")
struct DifferenceTests {
}
