// What attributed strings can say about how they look, and the names under which they say it.

extension AttributeScopes {
  /// The attributes that views read.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that views read.
  ///
  ///     var title = AttributedString("Total 12")
  ///     title.font = .title
  ///     title.foregroundColor = .secondary
  ///
  /// A text made of the string has them: fonts, tracking and offsets count for its size.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Space after every character, where `tracking` says nothing.
    public let kern: KerningAttribute
    /// Space after every character.
    public let tracking: TrackingAttribute
    /// How far letters are raised above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// How high the lines of a paragraph are.
    public let lineHeight: AttributeScopes.CoreTextAttributes.LineHeightAttribute
    /// The attributes of all strings.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// An attribute that views read, by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

// MARK: - Keys

extension AttributeScopes.SwiftUIAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = Font
    /// The attribute's name.
    public static let name = "SwiftUI.Font"
  }

  /// The colour of letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The attribute's name.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The colour behind letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The attribute's name.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// A line through letters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The line's style.
    public typealias Value = Text.LineStyle
    /// The attribute's name.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// A line under letters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The line's style.
    public typealias Value = Text.LineStyle
    /// The attribute's name.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// Space after every character.
  public enum KerningAttribute: AttributedStringKey {
    /// A length.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "SwiftUI.Kern"
  }

  /// Space after every character.
  public enum TrackingAttribute: AttributedStringKey {
    /// A length.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "SwiftUI.Tracking"
  }

  /// How far letters are raised above the baseline.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// A length.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "SwiftUI.BaselineOffset"
  }
}

extension AttributeScopes {
  /// Attributes of whole paragraphs.
  public struct CoreTextAttributes: AttributeScope {
    /// How high the lines of a paragraph are.
    public let lineHeight: LineHeightAttribute

    /// How high the lines of a paragraph are.
    public enum LineHeightAttribute: CodableAttributedStringKey {
      /// A height.
      public typealias Value = AttributedString.LineHeight
      /// The attribute's name.
      public static let name = "CTLineHeight"
      /// The attribute belongs to whole paragraphs.
      public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
    }
  }
}
