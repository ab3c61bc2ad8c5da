#if !canImport(Darwin)
  /// Something that would be dragged, dropped or pasted.
  public final class NSItemProvider: @unchecked Sendable {
    public var suggestedName: String?
    public private(set) var registeredTypeIdentifiers: [String] = []
    public init() {}
    public init(object: Any) {}
    public init(item: Any?, typeIdentifier: String?) {
      registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    }

    public init?(contentsOf fileURL: URL?) {
      guard let fileURL else { return nil }
      suggestedName = fileURL.deletingPathExtension().lastPathComponent
    }

    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      registeredTypeIdentifiers.contains(typeIdentifier)
    }

    public func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { false }
    @discardableResult
    public func loadObject<Object>(
      ofClass type: Object.Type,
      completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }
    public func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
      completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {}
    @discardableResult
    public func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }
  }
#endif
