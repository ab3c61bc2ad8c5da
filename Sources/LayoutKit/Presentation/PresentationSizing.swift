/// How large a sheet would be. Sheets are not laid out.
public protocol PresentationSizing {}

/// The usual size.
public struct AutomaticPresentationSizing: PresentationSizing {}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing {}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {}

/// The size of the sheet's view.
public struct FittedPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The usual size.
  public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static var page: PagePresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the sheet's view.
  public static var fitted: FittedPresentationSizing { .init() }
}

extension PresentationSizing {
  /// The size, but as large as the sheet's view on some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

  /// The size, but never smaller than before on some axes.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

extension View {
  /// Accepts how large a sheet would be, which is not laid out.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}
