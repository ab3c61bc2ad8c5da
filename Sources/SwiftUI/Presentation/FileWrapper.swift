#if !canImport(Darwin)
  /// A file, or a folder with files in it, in memory: what documents are read from and written to.
  ///
  /// Where Foundation has none, this one holds what it is given, and never touches a disk.
  public final class FileWrapper {
    /// What a regular file holds; `nil` for a folder.
    public let regularFileContents: Data?
    /// The files in a folder by their names; `nil` for a regular file.
    public let fileWrappers: [String: FileWrapper]?
    /// The name that the file should get.
    public var preferredFilename: String?
    /// The name that the file has.
    public var filename: String?

    /// Creates a regular file.
    public init(regularFileWithContents contents: Data) {
      regularFileContents = contents
      fileWrappers = nil
    }

    /// Creates a folder.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
      regularFileContents = nil
      fileWrappers = childrenByPreferredName
    }

    /// Whether this is a regular file.
    public var isRegularFile: Bool { regularFileContents != nil }

    /// Whether this is a folder.
    public var isDirectory: Bool { fileWrappers != nil }
  }
#endif
