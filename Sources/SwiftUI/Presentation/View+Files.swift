// Dialogs for files. They are not presented, so any type may stand for a kind of file.

extension View {
  /// Accepts a dialog for choosing a file; it is never presented.
  public func fileImporter<ContentType>(
    isPresented: Binding<Bool>, allowedContentTypes: [ContentType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Accepts a dialog for choosing files; it is never presented.
  public func fileImporter<ContentType>(
    isPresented: Binding<Bool>, allowedContentTypes: [ContentType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { self }

  /// Accepts a dialog for choosing files; it is never presented.
  public func fileImporter<ContentType>(
    isPresented: Binding<Bool>, allowedContentTypes: [ContentType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { self }

  /// Accepts a dialog for writing a document to a file; it is never presented.
  public func fileExporter<D, ContentType>(
    isPresented: Binding<Bool>, document: D?, contentType: ContentType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Accepts a dialog for writing a value to a file; it is never presented.
  public func fileExporter<T, ContentType>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [ContentType],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Accepts a dialog for moving a file; it is never presented.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Accepts a dialog for moving files; it is never presented.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { self }

  /// Accepts a text for a dialog for files.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// Accepts a title for a dialog's button.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Accepts where a dialog begins.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
}
