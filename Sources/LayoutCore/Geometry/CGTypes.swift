// The only file that imports the CG number types. It exports just these types, so that every other
// file of the library, and every client, can use them without another import.
//
// They get no second declaration: with two, the compiler takes `[CGFloat]()` for an array of types,
// type-checks each expression in a closure twice, and finds `0.5 * size.width + Double(index) * 8`
// ambiguous.
#if canImport(CoreGraphics)
  @_exported import struct CoreGraphics.CGAffineTransform
  @_exported import struct CoreGraphics.CGFloat
  @_exported import struct CoreGraphics.CGPoint
  @_exported import struct CoreGraphics.CGRect
  @_exported import struct CoreGraphics.CGSize
  @_exported import struct CoreGraphics.CGVector
#else
  @_exported import struct Foundation.CGFloat
  @_exported import struct Foundation.CGPoint
  @_exported import struct Foundation.CGRect
  @_exported import struct Foundation.CGSize
#endif
