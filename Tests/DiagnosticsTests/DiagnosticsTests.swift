// Tests of Diagnostics.

import Testing
