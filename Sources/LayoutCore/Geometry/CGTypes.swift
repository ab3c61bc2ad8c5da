// The one file that knows where the CG number types come from. It exports just these types, so that
// every other file of the library, and every client, can write them without another import.
#if canImport(CoreGraphics)
  @_exported import struct CoreGraphics.CGFloat
  @_exported import struct CoreGraphics.CGPoint
  @_exported import struct CoreGraphics.CGRect
  @_exported import struct CoreGraphics.CGSize

  /// The floating-point type of all lengths and positions.
  public typealias CGFloat = CoreGraphics.CGFloat
  /// A point in two dimensions.
  public typealias CGPoint = CoreGraphics.CGPoint
  /// A rectangle, given by its origin and size.
  public typealias CGRect = CoreGraphics.CGRect
  /// A width and a height.
  public typealias CGSize = CoreGraphics.CGSize
#else
  @_exported import struct Foundation.CGFloat
  @_exported import struct Foundation.CGPoint
  @_exported import struct Foundation.CGRect
  @_exported import struct Foundation.CGSize

  /// The floating-point type of all lengths and positions.
  public typealias CGFloat = Foundation.CGFloat
  /// A point in two dimensions.
  public typealias CGPoint = Foundation.CGPoint
  /// A rectangle, given by its origin and size.
  public typealias CGRect = Foundation.CGRect
  /// A width and a height.
  public typealias CGSize = Foundation.CGSize
#endif
