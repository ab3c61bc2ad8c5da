// The one file that knows where the CG number types come from. It exports just these types, so that
// every other file of the library, and every client, can write them without another import.
//
// They are not named a second time: where a type has two declarations, the compiler takes `[CGFloat]()` for an
// array of types, asks each expression in a closure twice, and finds `0.5 * size.width + Double(index) * 8`
// ambiguous.
#if canImport(CoreGraphics)
  @_exported import struct CoreGraphics.CGFloat
  @_exported import struct CoreGraphics.CGPoint
  @_exported import struct CoreGraphics.CGRect
  @_exported import struct CoreGraphics.CGSize
#else
  @_exported import struct Foundation.CGFloat
  @_exported import struct Foundation.CGPoint
  @_exported import struct Foundation.CGRect
  @_exported import struct Foundation.CGSize
#endif
