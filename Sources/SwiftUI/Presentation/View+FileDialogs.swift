// How dialogs for files would look and behave. None is presented.

extension View {
  /// Accepts under which name people's changes to a dialog are kept.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Accepts whether a dialog gives stand-ins for files as they are.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Accepts what a dialog shows.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// Accepts a title for the name of a file that is written.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Accepts a title for the name of a file that is written.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Accepts a title for the name of a file that is written.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Accepts a text for a dialog for files.
  public func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Accepts a text for a dialog for files.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }

  /// Accepts a title for a dialog's button.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Accepts a title for a dialog's button.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }
}

/// What a dialog for files shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The options, a bit each.
  public let rawValue: Int

  /// Creates a set of options.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The files in folders that look like files.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Files that are hidden elsewhere.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The ends of files' names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
