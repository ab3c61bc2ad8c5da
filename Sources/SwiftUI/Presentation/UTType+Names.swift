// The kinds of file that are known by name.

#if !canImport(UniformTypeIdentifiers)
  extension UTType {
    struct Known: Sendable {
      /// How names of the files end, the preferred one first.
      var ends: [String] = []
      /// The identifiers of the kinds above.
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
    /// Anything in a file system.
    public static let item = UTType(importedAs: "public.item")
    /// Anything that people read, see or hear.
    public static let content = UTType(importedAs: "public.content")
    /// Bytes.
    public static let data = UTType(importedAs: "public.data")
    /// Something with files in it.
    public static let directory = UTType(importedAs: "public.directory")
    /// A folder that people open.
    public static let folder = UTType(importedAs: "public.folder")
    /// A folder that looks like a file.
    public static let package = UTType(importedAs: "com.apple.package")
    /// A folder of a known structure.
    public static let bundle = UTType(importedAs: "com.apple.bundle")
    /// A program.
    public static let application = UTType(importedAs: "com.apple.application")
    /// An address.
    public static let url = UTType(importedAs: "public.url")
    /// The address of a file.
    public static let fileURL = UTType(importedAs: "public.file-url")
  }

  // MARK: - Texts

  extension UTType {
    /// Any text.
    public static let text = UTType(importedAs: "public.text")
    /// Text without looks.
    public static let plainText = UTType(importedAs: "public.plain-text")
    /// Text without looks, in UTF-8.
    public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
    /// Rich text.
    public static let rtf = UTType(importedAs: "public.rtf")
    /// A page of the web.
    public static let html = UTType(importedAs: "public.html")
    /// XML.
    public static let xml = UTType(importedAs: "public.xml")
    /// JSON.
    public static let json = UTType(importedAs: "public.json")
    /// YAML.
    public static let yaml = UTType(importedAs: "public.yaml")
    /// A property list.
    public static let propertyList = UTType(importedAs: "com.apple.property-list")
    /// Values with commas between them.
    public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
    /// Values with something between them.
    public static let delimitedText = UTType(importedAs: "public.delimited-values-text")
    /// Source code.
    public static let sourceCode = UTType(importedAs: "public.source-code")
    /// Source code in Swift.
    public static let swiftSource = UTType(importedAs: "public.swift-source")
  }

  // MARK: - Images and sounds

  extension UTType {
    /// Pages to print.
    public static let pdf = UTType(importedAs: "com.adobe.pdf")
    /// Any image.
    public static let image = UTType(importedAs: "public.image")
    /// A PNG image.
    public static let png = UTType(importedAs: "public.png")
    /// A JPEG image.
    public static let jpeg = UTType(importedAs: "public.jpeg")
    /// A GIF image.
    public static let gif = UTType(importedAs: "com.compuserve.gif")
    /// An SVG image.
    public static let svg = UTType(importedAs: "public.svg-image")
    /// An HEIC image.
    public static let heic = UTType(importedAs: "public.heic")
    /// A TIFF image.
    public static let tiff = UTType(importedAs: "public.tiff")
    /// Anything that plays.
    public static let audiovisualContent = UTType(importedAs: "public.audiovisual-content")
    /// Any sound.
    public static let audio = UTType(importedAs: "public.audio")
    /// An MP3 sound.
    public static let mp3 = UTType(importedAs: "public.mp3")
    /// Images that move, with or without sound.
    public static let movie = UTType(importedAs: "public.movie")
    /// Images that move, without sound.
    public static let video = UTType(importedAs: "public.video")
    /// An MPEG-4 movie.
    public static let mpeg4Movie = UTType(importedAs: "public.mpeg-4")
  }

  // MARK: - Archives

  extension UTType {
    /// Files in one.
    public static let archive = UTType(importedAs: "public.archive")
    /// A ZIP archive.
    public static let zip = UTType(importedAs: "public.zip-archive")
  }
#endif
