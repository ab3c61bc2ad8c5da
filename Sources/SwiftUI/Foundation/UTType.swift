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
    public static let item = UTType(importedAs: "public.item")
    public static let content = UTType(importedAs: "public.content")
    public static let data = UTType(importedAs: "public.data")
    public static let directory = UTType(importedAs: "public.directory")
    public static let folder = UTType(importedAs: "public.folder")
    public static let package = UTType(importedAs: "com.apple.package")
    public static let bundle = UTType(importedAs: "com.apple.bundle")
    public static let application = UTType(importedAs: "com.apple.application")
    public static let url = UTType(importedAs: "public.url")
    public static let fileURL = UTType(importedAs: "public.file-url")
  }

  // MARK: - Texts

  extension UTType {
    public static let text = UTType(importedAs: "public.text")
    public static let plainText = UTType(importedAs: "public.plain-text")
    public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
    public static let rtf = UTType(importedAs: "public.rtf")
    public static let html = UTType(importedAs: "public.html")
    public static let xml = UTType(importedAs: "public.xml")
    public static let json = UTType(importedAs: "public.json")
    public static let yaml = UTType(importedAs: "public.yaml")
    public static let propertyList = UTType(importedAs: "com.apple.property-list")
    public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
    public static let delimitedText = UTType(importedAs: "public.delimited-values-text")
    public static let sourceCode = UTType(importedAs: "public.source-code")
    public static let swiftSource = UTType(importedAs: "public.swift-source")
  }

  // MARK: - Images and sounds

  extension UTType {
    public static let pdf = UTType(importedAs: "com.adobe.pdf")
    public static let image = UTType(importedAs: "public.image")
    public static let png = UTType(importedAs: "public.png")
    public static let jpeg = UTType(importedAs: "public.jpeg")
    public static let gif = UTType(importedAs: "com.compuserve.gif")
    public static let svg = UTType(importedAs: "public.svg-image")
    public static let heic = UTType(importedAs: "public.heic")
    public static let tiff = UTType(importedAs: "public.tiff")
    public static let audiovisualContent = UTType(importedAs: "public.audiovisual-content")
    public static let audio = UTType(importedAs: "public.audio")
    public static let mp3 = UTType(importedAs: "public.mp3")
    public static let movie = UTType(importedAs: "public.movie")
    public static let video = UTType(importedAs: "public.video")
    public static let mpeg4Movie = UTType(importedAs: "public.mpeg-4")
  }

  // MARK: - Archives

  extension UTType {
    public static let archive = UTType(importedAs: "public.archive")
    public static let zip = UTType(importedAs: "public.zip-archive")
  }
#endif
