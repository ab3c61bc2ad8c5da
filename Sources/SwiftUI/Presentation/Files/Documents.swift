// Documents of an app. Nothing is read from files or written to them: lay out the views of
// documents instead. Any type may stand for a kind of file.

/// A document that is a value, and can be read from a file and written to one.
public protocol FileDocument {
  associatedtype ContentType
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [ContentType] { get }
  static var writableContentTypes: [ContentType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [ContentType] { readableContentTypes }
}

/// A document that is an object, and can be read from a file and written to one.
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype ContentType
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [ContentType] { get }
  static var writableContentTypes: [ContentType] { get }
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: ContentType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [ContentType] { readableContentTypes }
}

/// A file from which a document is read.
public struct FileDocumentReadConfiguration {
  public let contentType: Any
  public let file: FileWrapper
}

/// A file to which a document is written.
public struct FileDocumentWriteConfiguration {
  public let contentType: Any
  public let existingFile: FileWrapper?
}

// MARK: - Windows

/// Windows for the documents of an app.
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {}

extension DocumentGroup where Document: FileDocument {
  public init(
    newDocument: @autoclosure @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}

  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}

extension DocumentGroup where Document: ReferenceFileDocument {
  @_disfavoredOverload
  public init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}

  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
}

/// A document that is a value, as its view gets it.
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

/// A document that is an object, as its view gets it.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

extension EnvironmentValues {
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
}

/// Would open a window with a new document.
public struct NewDocumentAction: Sendable {
  public func callAsFunction<D: FileDocument>(
    _ newDocument: @autoclosure @escaping @Sendable () -> D
  ) {}

  @_disfavoredOverload
  public func callAsFunction<D: ReferenceFileDocument>(
    _ newDocument: @escaping @Sendable () -> D
  ) {}
}

/// Would open a document in a window.
public struct OpenDocumentAction: Sendable {
  public func callAsFunction(at url: URL) async throws {}
}
