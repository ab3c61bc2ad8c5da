/// Windows for the documents of an app. They are not laid out: lay out the views in them instead.
public struct DocumentGroup<Document, Content: View>: Scene {
  /// The scene is not made of others.
  public typealias Body = Never
}

extension DocumentGroup where Document: FileDocument {
  /// Accepts a document and the view that people would edit it in, which is not laid out.
  public init(
    newDocument: @autoclosure @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Accepts the view that people would look at documents in, which is not laid out.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Accepts a document and the view that people would edit it in, which is not laid out.
  @_disfavoredOverload
  public init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Accepts the view that people would look at documents in, which is not laid out.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
}

/// A document that is a value, as its view gets it.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// Where the document's file is; `nil` if there is none.
  public var fileURL: URL?
  /// Whether people can edit the document.
  public var isEditable: Bool
}

/// A document that is an object, as its view gets it.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// Where the document's file is; `nil` if there is none.
  public var fileURL: URL?
  /// Whether people can edit the document.
  public var isEditable: Bool
}

extension EnvironmentValues {
  /// Would open a window with a new document.
  public var newDocument: NewDocumentAction { NewDocumentAction() }

  /// Would open a document in a window.
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
}

/// Would open a window with a new document.
public struct NewDocumentAction: Sendable {
  /// Does nothing.
  public func callAsFunction<D: FileDocument>(
    _ newDocument: @autoclosure @escaping @Sendable () -> D
  ) {}

  /// Does nothing.
  @_disfavoredOverload
  public func callAsFunction<D: ReferenceFileDocument>(
    _ newDocument: @escaping @Sendable () -> D
  ) {}
}

/// Would open a document in a window.
public struct OpenDocumentAction: Sendable {
  /// Does nothing.
  public func callAsFunction(at url: URL) async throws {}
}
