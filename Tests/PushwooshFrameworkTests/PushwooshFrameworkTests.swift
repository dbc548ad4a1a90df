// Tests of PushwooshFramework.

import Testing
