// User activities, which a system would be told of. Here the closures are accepted and never run.

extension View {
  /// Accepts what people do in the view; the closure never runs.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Accepts what people do with an element in the view; the closure never runs.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }

  /// Accepts a closure for something that people began elsewhere; it never runs.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}

#if !canImport(Darwin)
  /// An activity of a person, where the system's own type is missing. It holds its values and
  /// reports nothing.
  open class NSUserActivity {
    /// What kind of thing people do.
    public let activityType: String
    /// A title for people.
    open var title: String?
    /// What is needed to go on elsewhere.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of what has to be there to go on elsewhere.
    open var requiredUserInfoKeys: Set<String>?
    /// Words by which it can be found.
    open var keywords: Set<String> = []
    /// A page on which it continues.
    open var webpageURL: URL?
    /// The page from which people came.
    open var referrerURL: URL?
    /// When it expires.
    open var expirationDate: Date?
    /// What tells the content from other content.
    open var targetContentIdentifier: String?
    /// What tells it from others when it is deleted.
    open var persistentIdentifier: String?
    /// Whether it has to be asked for its state.
    open var needsSave = false
    /// Whether it can be continued on another device.
    open var isEligibleForHandoff = true
    /// Whether it can be found by searching.
    open var isEligibleForSearch = false
    /// Whether it is in public search results.
    open var isEligibleForPublicIndexing = false
    /// Whether it may be suggested.
    open var isEligibleForPrediction = false

    /// Creates an activity of a kind.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds what is needed to go on elsewhere.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Does nothing; a system would make this the current activity.
    open func becomeCurrent() {}

    /// Does nothing; a system would stop treating this as the current activity.
    open func resignCurrent() {}

    /// Does nothing; a system would forget the activity.
    open func invalidate() {}
  }
#endif
