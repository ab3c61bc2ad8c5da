// Foundation reads Markdown into attributed strings on some systems only. Elsewhere, this does,
// with the marks that short texts use.

import LayoutCore

#if !canImport(Darwin)
  extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
      /// Whether attributes that are written in the string are read; they never are.
      public var allowsExtendedAttributes: Bool
      /// Which marks are read.
      public var interpretedSyntax: InterpretedSyntax
      /// What becomes of a string that cannot be read; all can.
      public var failurePolicy: FailurePolicy
      /// The language of the string.
      public var languageCode: String?

      /// Creates options.
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
      }

      /// Which marks are read.
      public enum InterpretedSyntax: Int, Sendable {
        /// All marks; here those inside paragraphs, and empty lines between paragraphs.
        case full = 0
        /// Marks inside paragraphs, without the empty lines.
        case inlineOnly
        /// Marks inside paragraphs. White space is kept.
        case inlineOnlyPreservingWhitespace
      }

      /// What becomes of a string that cannot be read.
      public enum FailurePolicy: Int, Sendable {
        /// The caller gets an error.
        case throwError = 0
        /// As much as can be read is.
        case returnPartiallyParsedIfPossible
      }
    }

    /// Reads Markdown: `**bold**`, `*italic*`, `` `code` ``, `~~struck out~~` and
    /// `[linked](address)`.
    ///
    /// Paragraphs follow each other without a break, since breaks between them are not characters.
    /// Marks of headings, lists and quotes stand for themselves. Ends of lines, spaces and tabs
    /// count as one space, but for a line that a backslash or two spaces break, and spaces in code.
    ///
    /// - Parameter baseURL: what addresses of links are relative to.
    public init(
      markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      self.init()
      let syntax = options.interpretedSyntax
      let joinsLines = syntax != .inlineOnlyPreservingWhitespace
      for paragraph in joinsLines ? markdown.paragraphs(apart: syntax == .full) : [markdown] {
        for piece in InlineMarkdown.pieces(of: [paragraph], joiningLines: joinsLines) {
          guard case .string(let characters) = piece.content else { continue }
          var string = AttributedString(characters)
          let intent = InlinePresentationIntent(piece.marks)
          if !intent.isEmpty { string.inlinePresentationIntent = intent }
          for case .link(let address) in piece.marks {
            string.link = URL(string: address, relativeTo: baseURL)
          }
          append(string)
        }
      }
    }

    /// Reads Markdown that is encoded in UTF-8.
    public init(
      markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      try self.init(
        markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
  }

  extension String {
    /// The lines without the space around them: those between two empty ones together, or all.
    fileprivate func paragraphs(apart areApart: Bool) -> [String] {
      func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
      let ends: Set<Character> = ["\n", "\r", "\r\n"]
      let lines = split(omittingEmptySubsequences: false, whereSeparator: ends.contains)
        .map { $0.drop(while: isSpace) }
      let paragraphs = lines.split(whereSeparator: \.isEmpty).map { $0.joined(separator: "\n") }
      return (areApart ? paragraphs : [paragraphs.joined(separator: "\n")]).map { paragraph in
        let last = paragraph.lastIndex { !isSpace($0) }
        return last.map { String(paragraph[...$0]) } ?? ""
      }
    }
  }

  /// What Markdown's marks say about a part of a text.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The intents' bits.
    public let rawValue: UInt

    /// Creates intents from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Slanted.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// As code.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Struck out.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    /// A break that may be a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    /// A break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  }

  extension InlinePresentationIntent {
    fileprivate init(_ marks: [InlineMarkdown.Mark]) {
      self = []
      for mark in marks {
        switch mark {
        case .bold: insert(.stronglyEmphasized)
        case .italic: insert(.emphasized)
        case .code: insert(.code)
        case .struckOut: insert(.strikethrough)
        case .link: break
        }
      }
    }
  }

  extension AttributeScopes {
    /// The attributes that reading Markdown sets.
    public struct _MarkdownAttributes: AttributeScope {
      /// What the marks say.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
    }
  }

  extension AttributeScopes._MarkdownAttributes {
    /// What the marks say.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// Intents.
      public typealias Value = InlinePresentationIntent
      /// The attribute's name.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  extension AttributeDynamicLookup {
    /// An attribute that reading Markdown sets, by its name.
    public subscript<T: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes._MarkdownAttributes, T>
    ) -> T { self[T.self] }
  }
#endif
