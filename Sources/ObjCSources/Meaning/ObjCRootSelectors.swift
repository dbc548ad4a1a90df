// The selectors that every object answers to.

/// What `NSObject` and its categories in Foundation and UIKit bring to every class.
enum ObjCRootSelectors {
  static func contains(_ selector: String) -> Bool {
    selectors.contains(selector) || selector.hasPrefix("accessibility")
      || selector.hasPrefix("setAccessibility") || selector.hasPrefix("performSelector")
  }

  private static let selectors: Set<String> = [
    "addObserver:forKeyPath:options:context:", "alloc", "allocWithZone:", "autorelease",
    "awakeAfterUsingCoder:", "awakeFromNib", "cancelPreviousPerformRequestsWithTarget:",
    "cancelPreviousPerformRequestsWithTarget:selector:object:", "class", "conformsToProtocol:",
    "copy", "copyWithZone:", "dealloc", "debugDescription", "description",
    "dictionaryWithValuesForKeys:", "didChangeValueForKey:", "doesNotRecognizeSelector:",
    "forwardInvocation:", "forwardingTargetForSelector:", "hash", "init", "initialize",
    "instanceMethodForSelector:", "instanceMethodSignatureForSelector:",
    "instancesRespondToSelector:", "isEqual:", "isKindOfClass:", "isMemberOfClass:", "isProxy",
    "isSubclassOfClass:", "load", "methodForSelector:", "methodSignatureForSelector:",
    "mutableArrayValueForKey:", "mutableCopy", "mutableSetValueForKey:", "new", "observationInfo",
    "observeValueForKeyPath:ofObject:change:context:", "prepareForInterfaceBuilder", "release",
    "removeObserver:forKeyPath:", "removeObserver:forKeyPath:context:", "resolveClassMethod:",
    "resolveInstanceMethod:", "respondsToSelector:", "retain", "retainCount", "self",
    "setIsAccessibilityElement:", "isAccessibilityElement", "setNilValueForKey:",
    "setValue:forKey:", "setValue:forKeyPath:", "setValue:forUndefinedKey:",
    "setValuesForKeysWithDictionary:", "superclass", "validateValue:forKey:error:",
    "valueForKey:", "valueForKeyPath:", "valueForUndefinedKey:", "willChangeValueForKey:", "zone",
  ]
}
