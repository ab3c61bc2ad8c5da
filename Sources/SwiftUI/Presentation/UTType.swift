#if !canImport(UniformTypeIdentifiers)
  /// A kind of file, known by an identifier such as `public.png`.
  ///
  ///     Button("Open") { isPresented = true }
  ///       .fileImporter(isPresented: $isPresented, allowedContentTypes: [.plainText]) { _ in }
  ///
  /// Where no library has one, this one knows a few kinds by name, and asks no system for others.
  public struct UTType: Hashable, Codable, Sendable {
    /// What tells the kind from others.
    public let identifier: String

    private init(known identifier: String) { self.identifier = identifier }

    /// Creates the kind with an identifier; `nil` if the identifier is empty.
    public init?(_ identifier: String) {
      guard !identifier.isEmpty else { return nil }
      self.identifier = identifier
    }

    /// Creates the kind of files whose names end in some way. If it is none of those known by name,
    /// its identifier begins with `dyn`. It is `nil` if the end is empty.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
      guard !filenameExtension.isEmpty else { return nil }
      let end = filenameExtension.lowercased()
      let known = Self.known.first { $0.value.ends.contains(end) }
      identifier = known?.key ?? "dyn.\(end)"
    }

    /// Creates a kind that an app defines. The kind above it is not kept.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.identifier = identifier
    }

    /// Creates a kind that an app knows of. The kind above it is not kept.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.identifier = identifier
    }

    /// How names of files of the kind end; `nil` if it is not known.
    public var preferredFilenameExtension: String? { Self.known[identifier]?.ends.first }

    /// Whether files of the kind are of another kind, too, as far as the kinds are known by name.
    public func conforms(to type: UTType) -> Bool {
      self == type || supertypes.contains(type)
    }

    /// Whether files of the kind are of another kind, too, which is not the same.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    /// Whether files of another kind are of this one, too, which is not the same.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// The other kinds of which files of the kind are.
    public var supertypes: Set<UTType> {
      let parents = Self.known[identifier]?.parents ?? []
      return parents.reduce(into: []) { all, parent in
        let parent = UTType(known: parent)
        all.formUnion(parent.supertypes)
        all.insert(parent)
      }
    }
  }

  extension UTType: CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
  }
#endif
