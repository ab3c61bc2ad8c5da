#if canImport(UniformTypeIdentifiers)
  import UniformTypeIdentifiers
#endif

#if !canImport(Darwin)
  /// Something that would be dragged, dropped or pasted.
  ///
  /// Where Foundation has none, this one names what it was made of, and never loads anything.
  public final class NSItemProvider: @unchecked Sendable {
    /// The name that a file of it would have.
    public var suggestedName: String?
    /// The kinds of what it was made of.
    public private(set) var registeredTypeIdentifiers: [String] = []

    /// Creates a provider of nothing.
    public init() {}

    /// Creates a provider of an object, such as an `NSString` or an `NSURL`.
    public init(object: Any) {}

    /// Creates a provider of an object of a kind.
    public init(item: Any?, typeIdentifier: String?) {
      registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    }

    /// Creates a provider of a file, named as the file is; `nil` without an address.
    public init?(contentsOf fileURL: URL?) {
      guard let fileURL else { return nil }
      suggestedName = fileURL.deletingPathExtension().lastPathComponent
    }

    /// Whether it was made of something of a kind.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      registeredTypeIdentifiers.contains(typeIdentifier)
    }

    /// Returns `false`: nothing is ever loaded.
    public func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { false }

    /// Accepts a closure for an object; it never runs.
    @discardableResult
    public func loadObject<Object>(
      ofClass type: Object.Type,
      completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }

    /// Accepts a closure for an object of a kind; it never runs.
    public func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
      completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {}

    /// Accepts a closure for the bytes of an object; it never runs.
    @discardableResult
    public func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }
  }
#endif

// MARK: - Dragging

extension View {
  /// Accepts a closure for what would be dragged; it never runs.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Accepts a closure for what would be dragged, and a view of it, which is not laid out.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Accepts a closure for what the view provides; it never runs.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}

// MARK: - Dropping

extension View {
  /// Accepts a closure for what is dropped; it never runs.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Accepts a closure for what is dropped, and where; it never runs.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }

  /// Accepts a closure for what is dropped; it never runs.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Accepts a closure for what is dropped, and where; it never runs.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
}

extension DynamicViewContent {
  /// Accepts a closure for what is dropped between the views; it never runs.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }

  /// Accepts a closure for what is dropped between the views; it never runs.
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
}

extension DropInfo {
  /// Returns nothing: there is no drop.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }

  /// Returns nothing: there is no drop.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}
