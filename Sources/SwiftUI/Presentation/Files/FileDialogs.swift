// Dialogs for files, which are not presented. Any type may stand for a kind of file; kinds written
// as `.plainText` are those of `UTType`, tried first, because trying both multiplies a search.
#if canImport(UniformTypeIdentifiers)
  import UniformTypeIdentifiers
#endif

nonisolated extension View {
  @_disfavoredOverload public func fileImporter<Kind>(
    isPresented: Binding<Bool>, allowedContentTypes: [Kind],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  @_disfavoredOverload public func fileImporter<Kind>(
    isPresented: Binding<Bool>, allowedContentTypes: [Kind], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  @_disfavoredOverload public func fileExporter<D, Kind>(
    isPresented: Binding<Bool>, document: D?, contentType: Kind, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  @_disfavoredOverload public func fileExporter<T, Kind>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [Kind], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  public func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }

  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { self }

  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View { self }
}

extension DropInfo { public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false } }

// MARK: - Looks

nonisolated extension View {
  public func fileDialogMessage(_ messageKey: LocalizedStringKey?) -> some View { self }
  @_disfavoredOverload
  public func fileDialogMessage<S>(_ message: S?) -> some View { self }
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey?) -> some View { self }
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S>(_ label: S?) -> some View { self }
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey?) -> some View { self }
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S>(_ label: S?) -> some View { self }
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  public func fileDialogCustomizationID(_ id: String) -> some View { self }
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
}

/// What a dialog for files shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = Self(rawValue: 1), includeHiddenFiles = Self(rawValue: 2)
  public static let displayFileExtensions = Self(rawValue: 4)
}
