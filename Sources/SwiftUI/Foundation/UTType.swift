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

  // MARK: - Kinds known by name

  extension UTType {
    struct Known: Sendable {
      var ends: [String] = []
      var parents: [String] = []
    }

    static let known: [String: Known] = [
      "public.item": Known(),
      "public.content": Known(),
      "public.data": Known(parents: ["public.item"]),
      "public.directory": Known(parents: ["public.item"]),
      "public.folder": Known(parents: ["public.directory"]),
      "com.apple.package": Known(parents: ["public.directory"]),
      "com.apple.bundle": Known(parents: ["public.directory"]),
      "com.apple.application": Known(),
      "public.url": Known(parents: ["public.data"]),
      "public.file-url": Known(parents: ["public.url"]),
      "public.text": Known(parents: ["public.data", "public.content"]),
      "public.plain-text": Known(ends: ["txt"], parents: ["public.text"]),
      "public.utf8-plain-text": Known(parents: ["public.plain-text"]),
      "public.rtf": Known(ends: ["rtf"], parents: ["public.text"]),
      "public.html": Known(ends: ["html", "htm"], parents: ["public.text"]),
      "public.xml": Known(ends: ["xml"], parents: ["public.text"]),
      "public.json": Known(ends: ["json"], parents: ["public.text"]),
      "public.yaml": Known(ends: ["yaml", "yml"], parents: ["public.text"]),
      "com.apple.property-list": Known(ends: ["plist"], parents: ["public.data"]),
      "public.comma-separated-values-text": Known(
        ends: ["csv"], parents: ["public.delimited-values-text"]),
      "public.delimited-values-text": Known(parents: ["public.text"]),
      "public.source-code": Known(parents: ["public.plain-text"]),
      "public.swift-source": Known(ends: ["swift"], parents: ["public.source-code"]),
      "com.adobe.pdf": Known(ends: ["pdf"], parents: ["public.data", "public.content"]),
      "public.image": Known(parents: ["public.data", "public.content"]),
      "public.png": Known(ends: ["png"], parents: ["public.image"]),
      "public.jpeg": Known(ends: ["jpeg", "jpg"], parents: ["public.image"]),
      "com.compuserve.gif": Known(ends: ["gif"], parents: ["public.image"]),
      "public.svg-image": Known(ends: ["svg"], parents: ["public.image", "public.xml"]),
      "public.heic": Known(ends: ["heic"], parents: ["public.image"]),
      "public.tiff": Known(ends: ["tiff", "tif"], parents: ["public.image"]),
      "public.audiovisual-content": Known(parents: ["public.data", "public.content"]),
      "public.audio": Known(parents: ["public.audiovisual-content"]),
      "public.mp3": Known(ends: ["mp3"], parents: ["public.audio"]),
      "public.movie": Known(parents: ["public.audiovisual-content"]),
      "public.video": Known(parents: ["public.movie"]),
      "public.mpeg-4": Known(ends: ["mp4"], parents: ["public.movie"]),
      "public.archive": Known(parents: ["public.data"]),
      "public.zip-archive": Known(ends: ["zip"], parents: ["public.archive"]),
    ]
  }

  // MARK: - Files

  extension UTType {
    public static let item = Self(known: "public.item"), content = Self(known: "public.content")
    public static let data = Self(known: "public.data"), directory = Self(known: "public.directory")
    public static let folder = Self(known: "public.folder")
    public static let package = Self(known: "com.apple.package")
    public static let bundle = Self(known: "com.apple.bundle")
    public static let application = Self(known: "com.apple.application")
    public static let url = Self(known: "public.url"), fileURL = Self(known: "public.file-url")
  }

  // MARK: - Texts

  extension UTType {
    public static let text = Self(known: "public.text")
    public static let plainText = Self(known: "public.plain-text")
    public static let utf8PlainText = Self(known: "public.utf8-plain-text")
    public static let rtf = Self(known: "public.rtf"), html = Self(known: "public.html")
    public static let xml = Self(known: "public.xml"), json = Self(known: "public.json")
    public static let yaml = Self(known: "public.yaml")
    public static let propertyList = Self(known: "com.apple.property-list")
    public static let commaSeparatedText = Self(known: "public.comma-separated-values-text")
    public static let delimitedText = Self(known: "public.delimited-values-text")
    public static let sourceCode = Self(known: "public.source-code")
    public static let swiftSource = Self(known: "public.swift-source")
  }

  // MARK: - Images and sounds

  extension UTType {
    public static let pdf = Self(known: "com.adobe.pdf"), image = Self(known: "public.image")
    public static let png = Self(known: "public.png"), jpeg = Self(known: "public.jpeg")
    public static let gif = Self(known: "com.compuserve.gif"), svg = Self(known: "public.svg-image")
    public static let heic = Self(known: "public.heic"), tiff = Self(known: "public.tiff")
    public static let audiovisualContent = Self(known: "public.audiovisual-content")
    public static let audio = Self(known: "public.audio"), mp3 = Self(known: "public.mp3")
    public static let movie = Self(known: "public.movie"), video = Self(known: "public.video")
    public static let mpeg4Movie = Self(known: "public.mpeg-4")
  }

  // MARK: - Archives

  extension UTType {
    public static let archive = Self(known: "public.archive")
    public static let zip = Self(known: "public.zip-archive")
  }
#endif
