// Names that belong to other libraries more often than to the API.

/// Names of the standard library and the platform's, which a page may mean although the API has
/// one of the same name.
enum ForeignNames {
  /// Types; taken as the API's only where the snippet imports its module.
  static let types: Set<String> = words(
    """
    Any AnyObject Array Bool Character Data Date Dictionary Double Error Float Int Never Optional \
    Result Sequence Set String Substring Task UUID URL URLRequest URLSession Bundle Locale \
    Notification NotificationCenter UserDefaults Timer Published ObservableObject View Text Image \
    Button Color Font List Form Section Label Menu Picker Toggle TextField VStack HStack ZStack \
    ScrollView NavigationView NavigationStack NavigationLink TabView App Scene WindowGroup State \
    Binding ObservedObject StateObject Environment Shape Circle Rectangle Path Selector
    """)

  /// Functions of the top level; a call of one says nothing of the API.
  static let functions: Set<String> = words(
    """
    print debugPrint dump min max abs zip stride assert assertionFailure precondition \
    preconditionFailure fatalError type swap repeatElement readLine withUnsafePointer \
    withUnsafeBytes withExtendedLifetime unsafeBitCast numericCast sequence log exp pow sqrt sin \
    cos tan floor ceil round exit sleep usleep open close read write send connect bind listen \
    accept select poll index remove rename
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
