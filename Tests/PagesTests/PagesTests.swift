// Tests of Pages.

import Testing
