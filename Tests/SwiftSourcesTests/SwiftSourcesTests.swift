// Tests of SwiftSources.

import Testing
