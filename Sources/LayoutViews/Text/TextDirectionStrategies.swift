import LayoutCore

extension Text {
  /// What decides on which side the leading edge of a text's lines is.
  public struct AlignmentStrategy: Equatable, Sendable {
    fileprivate let basis: StyledText.DirectionBasis

    /// As for the layout.
    public static let `default` = layoutBased
    /// The layout direction decides.
    public static let layoutBased = AlignmentStrategy(basis: .layout)
    /// The direction in which the paragraph is written decides.
    public static let writingDirectionBased = AlignmentStrategy(basis: .content)
  }

  /// What decides in which direction a text's paragraphs are written.
  public struct WritingDirectionStrategy: Equatable, Sendable {
    fileprivate let basis: StyledText.DirectionBasis

    /// As their letters are.
    public static let `default` = contentBased
    /// The language of their letters decides.
    public static let contentBased = WritingDirectionStrategy(basis: .content)
    /// The layout direction decides.
    public static let layoutBased = WritingDirectionStrategy(basis: .layout)
  }
}

nonisolated extension View {
  /// Sets what decides on which side the leading edge of lines is, in texts of the view.
  ///
  /// Texts have the same size either way.
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    modifier(EnvironmentModifier { $0.alignmentBasis = strategy.basis })
  }

  /// Sets what decides in which direction paragraphs are written, in texts of the view.
  ///
  /// Texts have the same size either way. Renderers order the letters of lines by it.
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    modifier(EnvironmentModifier { $0.writingDirectionBasis = strategy.basis })
  }
}
