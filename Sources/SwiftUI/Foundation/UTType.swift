#if !canImport(UniformTypeIdentifiers)
  /// A kind of file, known by an identifier such as `public.png`.
  public struct UTType: Hashable, Codable, Sendable {
    public let identifier: String
    private init(known identifier: String) { self.identifier = identifier }

    public init?(_ identifier: String) {
      guard !identifier.isEmpty else { return nil }
      self.identifier = identifier
    }

    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
      guard !filenameExtension.isEmpty else { return nil }
      let end = filenameExtension.lowercased()
      let known = Self.known.first { $0.value.ends.contains(end) }
      identifier = known?.key ?? "dyn.\(end)"
    }

    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.identifier = identifier
    }

    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.identifier = identifier
    }

    public var preferredFilenameExtension: String? { Self.known[identifier]?.ends.first }
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    public var supertypes: Set<UTType> {
      let parents = Self.known[identifier]?.parents ?? []
      return parents.reduce(into: []) { all, parent in
        let parent = UTType(known: parent)
        all.formUnion(parent.supertypes)
        all.insert(parent)
      }
    }
  }

  extension UTType: CustomStringConvertible { public var description: String { identifier } }
#endif
