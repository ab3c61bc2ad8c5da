extension Text {
  /// How large a text is compared with its font.
  public struct Scale: Hashable, Sendable {
    fileprivate let isSecondary: Bool

    /// As large as the font.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller, for what is less important: 0.8 times as large, and titles even less, as measured.
    public static let secondary = Scale(isSecondary: true)
  }

  /// Makes the text smaller than its font, or not. Its lines stay as high as those of the font.
  ///
  ///     Text("10") + Text("AM").textScale(.secondary)
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with(.scale(scale)) : self
  }
}

nonisolated extension View {
  /// Sets texts in the view smaller than their font, or not, in lines as high as those of the font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textChanges) { if isEnabled { $0.append(.scale(scale)) } }
  }
}
