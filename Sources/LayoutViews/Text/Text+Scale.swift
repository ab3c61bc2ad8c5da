extension Text {
  /// How large a text is compared with its font.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat

    /// As large as the font.
    public static let `default` = Scale(factor: 1)
    /// Smaller, for what is less important: 0.8 times as large, which approximates what systems do.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Makes the text larger or smaller than its font.
  ///
  ///     Text("10") + Text("AM").textScale(.secondary)
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with(.scale(scale)) : self
  }
}

nonisolated extension View {
  /// Sets texts in the view larger or smaller than their font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textChanges) { if isEnabled { $0.append(.scale(scale)) } }
  }
}
