nonisolated extension View {
  /// Limits the lines of texts in the view; `nil` for any number.
  public func lineLimit(_ number: Int?) -> some View { lines(minimum: 0, maximum: number) }

  /// Keeps room for a number of lines in texts of the view.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(minimum: limit.lowerBound, maximum: nil)
  }

  /// Limits the lines of texts in the view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(minimum: 0, maximum: limit.upperBound)
  }

  /// Limits the lines of texts in the view, and keeps room for a number of them.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(minimum: limit.lowerBound, maximum: limit.upperBound)
  }

  /// Limits the lines of texts in the view, and keeps room for all of them if asked to.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(minimum: reservesSpace ? limit : 0, maximum: limit)
  }

  /// Sets the least space between the lines of texts in the view. Fonts may have more, as text
  /// styles on iOS do.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets how high the lines of texts in the view are, and so how far their baselines are apart.
  ///
  ///     Text(paragraph).lineHeight(.exact(points: 24))
  ///
  /// It counts for paragraphs that do not say so in their attributes. With `nil`, lines are as high
  /// as their letters.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }

  /// Aligns the lines of a text within the text's own width.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where texts that do not fit are cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets texts in the view be scaled down before they are cut.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets letters move closer before texts in the view are cut.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Writes texts in the view in capitals or in lowercase letters; `nil` for neither.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Sets the size that text styles in the view have.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the size that text styles in the view have.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let smallest = allowed.first, let largest = allowed.last else { return }
      size = min(max(size, smallest), largest)
    }
  }

  /// Sets how large symbols in the view are compared with text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Draws symbols in the view in one or several colours.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  private func lines(minimum: Int, maximum: Int?) -> some View {
    modifier(EnvironmentModifier { ($0.lineLimit, $0.minimumLines) = (maximum, minimum) })
  }
}
