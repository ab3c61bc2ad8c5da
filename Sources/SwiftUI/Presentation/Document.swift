// What an app's documents are. Nothing is read from files or written to them; lay out the views of
// documents instead. Any type may stand for a kind of file.

/// A document that is a value, and can be read from a file and written to one.
public protocol FileDocument {
  /// The type of kinds of file.
  associatedtype ContentType
  /// What the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What the document is written for.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The kinds of file from which the document can be read.
  static var readableContentTypes: [ContentType] { get }
  /// The kinds of file that the document can be written to; by default, those that it can be read
  /// from.
  static var writableContentTypes: [ContentType] { get }

  /// Creates the document that a file holds.
  init(configuration: ReadConfiguration) throws
  /// The file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The kinds of file that the document can be written to: those that it can be read from.
  public static var writableContentTypes: [ContentType] { readableContentTypes }
}

/// A document that is an object, and can be read from a file and written to one.
public protocol ReferenceFileDocument: ObservableObject {
  /// The type of kinds of file.
  associatedtype ContentType
  /// What is written while people go on with the document.
  associatedtype Snapshot
  /// What the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What the document is written for.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The kinds of file from which the document can be read.
  static var readableContentTypes: [ContentType] { get }
  /// The kinds of file that the document can be written to; by default, those that it can be read
  /// from.
  static var writableContentTypes: [ContentType] { get }

  /// Creates the document that a file holds.
  init(configuration: ReadConfiguration) throws
  /// What is written of the document as it is now.
  func snapshot(contentType: ContentType) throws -> Snapshot
  /// The file of the document as it was.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The kinds of file that the document can be written to: those that it can be read from.
  public static var writableContentTypes: [ContentType] { readableContentTypes }
}

/// A file from which a document is read.
public struct FileDocumentReadConfiguration {
  /// The kind of the file, of whatever type stands for kinds.
  public let contentType: Any
  /// The file.
  public let file: FileWrapper
}

/// A file to which a document is written.
public struct FileDocumentWriteConfiguration {
  /// The kind of the file, of whatever type stands for kinds.
  public let contentType: Any
  /// The file as it was; `nil` if there is none yet.
  public let existingFile: FileWrapper?
}
