/// How a drawing mixes with what is behind it.
///
///     Color.red.blendMode(.multiply)
public typealias BlendMode = Appearance.BlendMode
