// Appearances and texts encode themselves as captures hold them: what is as usual is left out. What
// a closure computes throws an `EncodingError`.

extension Appearance: Codable {
  /// Reads an appearance in the form of captures.
  public init(from decoder: any Decoder) throws { self = try Form(from: decoder).value }

  /// Writes an appearance in the form of captures.
  public func encode(to encoder: any Encoder) throws { try encodeCaptured(to: encoder) }
}

extension Appearance.Figure: Codable {
  /// Reads a shape in the form of captures.
  public init(from decoder: any Decoder) throws { self = try Form(from: decoder).value }

  /// Writes a shape in the form of captures.
  public func encode(to encoder: any Encoder) throws { try encodeCaptured(to: encoder) }
}

extension Appearance.Outline: Codable {
  /// Reads an outline in the form of captures.
  public init(from decoder: any Decoder) throws { self = try Form(from: decoder).value }

  /// Writes an outline in the form of captures.
  public func encode(to encoder: any Encoder) throws { try encodeCaptured(to: encoder) }
}

extension Appearance.Effect: Codable {
  /// Reads an effect in the form of captures.
  public init(from decoder: any Decoder) throws { self = try Form(from: decoder).value }

  /// Writes an effect in the form of captures.
  public func encode(to encoder: any Encoder) throws { try encodeCaptured(to: encoder) }
}

extension Appearance.Paint: Codable {
  /// Reads a paint in the form of captures.
  public init(from decoder: any Decoder) throws { self = try Form(from: decoder).value }

  /// Writes a paint in the form of captures.
  public func encode(to encoder: any Encoder) throws { try encodeCaptured(to: encoder) }
}

extension Appearance.Color: Codable {
  /// Reads a colour in the form of captures.
  public init(from decoder: any Decoder) throws { self = try Form(from: decoder).value }

  /// Writes a colour in the form of captures.
  public func encode(to encoder: any Encoder) throws { try encodeCaptured(to: encoder) }
}

extension Appearance.Picture: Codable {
  /// Reads a picture in the form of captures.
  public init(from decoder: any Decoder) throws { self = try Form(from: decoder).value }

  /// Writes a picture in the form of captures.
  public func encode(to encoder: any Encoder) throws { try encodeCaptured(to: encoder) }
}

extension StyledText: Codable {
  /// Reads a text in the form of captures.
  public init(from decoder: any Decoder) throws { self = try Form(from: decoder).value }

  /// Writes a text in the form of captures.
  public func encode(to encoder: any Encoder) throws { try encodeCaptured(to: encoder) }
}

extension TextRun: Codable {
  /// Reads a run in the form of captures.
  public init(from decoder: any Decoder) throws { self = try Form(from: decoder).value }

  /// Writes a run in the form of captures.
  public func encode(to encoder: any Encoder) throws { try encodeCaptured(to: encoder) }
}

extension FontDescription: Codable {
  /// Reads a font in the form of captures.
  public init(from decoder: any Decoder) throws { self = try Form(from: decoder).value }

  /// Writes a font in the form of captures.
  public func encode(to encoder: any Encoder) throws { try encodeCaptured(to: encoder) }
}
