// Dialogs for files whose kinds are written as `.plainText`. They are not presented.
#if canImport(UniformTypeIdentifiers)
  import UniformTypeIdentifiers
#endif

extension View {
  /// Accepts a dialog for choosing a file; it is never presented.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Accepts a dialog for choosing files; it is never presented.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { self }

  /// Accepts a dialog for choosing files; it is never presented.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { self }

  /// Accepts a dialog for writing a document to a file; it is never presented.
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Accepts a dialog for writing a value to a file; it is never presented.
  public func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Accepts what decides about things of some types that are dropped; it is never asked.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View { self }
}

extension DropInfo {
  /// Whether it has items of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
}
