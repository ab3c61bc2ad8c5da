#if !canImport(UIKit) && !canImport(AppKit)
  // MARK: - Grounds

  extension NSColor {
    /// Behind everything in a window.
    public static var windowBackgroundColor: NSColor { gray(236, dark: 50) }
    /// Behind the content of large controls, as lists are.
    public static var controlBackgroundColor: NSColor { gray(255, dark: 30) }
    /// Behind text.
    public static var textBackgroundColor: NSColor { gray(255, dark: 30) }
    /// Behind the pages of a document.
    public static var underPageBackgroundColor: NSColor { gray(150, 0.9, dark: 40) }
    /// Behind rows, one after the other.
    public static var alternatingContentBackgroundColors: [NSColor] {
      [controlBackgroundColor, NSColor(light: byte(244, 245, 245), dark: shade(255, 0.05))]
    }
    /// Behind what is chosen.
    public static var selectedContentBackgroundColor: NSColor {
      NSColor(light: byte(0, 99, 225), dark: byte(0, 88, 208))
    }
    /// Behind a selection in a window that is not in use.
    public static var unemphasizedSelectedContentBackgroundColor: NSColor { gray(220, dark: 70) }
    /// Behind text that is chosen.
    public static var selectedTextBackgroundColor: NSColor {
      NSColor(light: byte(179, 215, 255), dark: byte(63, 99, 139))
    }
  }

  // MARK: - Text

  extension NSColor {
    /// Most text.
    public static var labelColor: NSColor { gray(0, 0.85, dark: 255, 0.85) }
    /// Less important text.
    public static var secondaryLabelColor: NSColor { gray(0, 0.5, dark: 255, 0.55) }
    /// Even less important text.
    public static var tertiaryLabelColor: NSColor { gray(0, 0.26, dark: 255, 0.25) }
    /// The least important text.
    public static var quaternaryLabelColor: NSColor { gray(0, 0.1, dark: 255, 0.1) }
    /// Text of documents.
    public static var textColor: NSColor { gray(0, dark: 255) }
    /// The colour of placeholder text.
    public static var placeholderTextColor: NSColor { gray(0, 0.25, dark: 255, 0.25) }
    /// Text of headers.
    public static var headerTextColor: NSColor { gray(0, 0.85, dark: 255) }
    /// Text that leads elsewhere.
    public static var linkColor: NSColor {
      NSColor(light: byte(0, 104, 218), dark: byte(65, 156, 255))
    }
  }

  // MARK: - Controls and lines

  extension NSColor {
    /// Controls.
    public static var controlColor: NSColor { gray(255, dark: 255, 0.25) }
    /// Text of controls.
    public static var controlTextColor: NSColor { gray(0, 0.85, dark: 255, 0.85) }
    /// Text of controls that are disabled.
    public static var disabledControlTextColor: NSColor { gray(0, 0.25, dark: 255, 0.25) }
    /// Controls that are in use.
    public static var selectedControlColor: NSColor {
      NSColor(light: byte(179, 215, 255), dark: byte(63, 99, 139))
    }
    /// The colour that people chose for controls, which is the accent of the surroundings.
    public static var controlAccentColor: NSColor { NSColor(Color.accentColor) }
    /// Lines between views.
    public static var separatorColor: NSColor { gray(0, 0.1, dark: 255, 0.1) }
    /// Lines of tables.
    public static var gridColor: NSColor { gray(230, dark: 26) }
  }

  // MARK: - Making them

  extension NSColor {
    /// Creates a colour from bytes.
    private static func byte(_ red: Double, _ green: Double, _ blue: Double) -> NSColor {
      NSColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }

    /// Creates a grey from a byte.
    private static func shade(_ white: Double, _ opacity: Double) -> NSColor {
      NSColor(white: white / 255, alpha: opacity)
    }

    /// Creates a grey for light and for dark surroundings.
    private static func gray(
      _ light: Double, _ opacity: Double = 1, dark: Double, _ darkOpacity: Double = 1
    ) -> NSColor {
      NSColor(light: shade(light, opacity), dark: shade(dark, darkOpacity))
    }
  }
#endif
