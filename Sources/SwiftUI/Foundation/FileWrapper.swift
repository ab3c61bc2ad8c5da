#if !canImport(Darwin)
  /// A file, or a folder with files in it, in memory: what documents are read from and written to.
  public final class FileWrapper {
    public let regularFileContents: Data?
    public let fileWrappers: [String: FileWrapper]?
    public var preferredFilename: String?
    public var filename: String?

    public init(regularFileWithContents contents: Data) {
      regularFileContents = contents
      fileWrappers = nil
    }

    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
      regularFileContents = nil
      fileWrappers = childrenByPreferredName
    }

    public var isRegularFile: Bool { regularFileContents != nil }
    public var isDirectory: Bool { fileWrappers != nil }
  }
#endif
