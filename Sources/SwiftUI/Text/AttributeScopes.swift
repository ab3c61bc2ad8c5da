// What attributed strings can say about how they look, and the names under which they say it.

extension AttributeScopes {
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let lineHeight: AttributeScopes.CoreTextAttributes.LineHeightAttribute
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

// MARK: - Keys

extension AttributeScopes.SwiftUIAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = "SwiftUI.Font"
  }

  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.ForegroundColor"
  }

  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.BackgroundColor"
  }

  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.UnderlineStyle"
  }

  public enum KerningAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Kern"
  }

  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Tracking"
  }

  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.BaselineOffset"
  }
}

extension AttributeScopes {
  public struct CoreTextAttributes: AttributeScope {
    public let lineHeight: LineHeightAttribute

    public enum LineHeightAttribute: CodableAttributedStringKey {
      public typealias Value = AttributedString.LineHeight
      public static let name = "CTLineHeight"
      public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
    }
  }
}
