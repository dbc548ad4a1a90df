// Tests of the Objective-C reader.
