#if !canImport(Darwin)
  /// An activity of a person, where the system's own type is missing.
  open class NSUserActivity {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var keywords: Set<String> = []
    open var webpageURL: URL?, referrerURL: URL?
    open var expirationDate: Date?
    open var targetContentIdentifier: String?, persistentIdentifier: String?
    open var needsSave = false, isEligibleForHandoff = true, isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false, isEligibleForPrediction = false
    public init(activityType: String) { self.activityType = activityType }
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
  }
#endif
