// Foundation's names and observable objects come along, as with SwiftUI. Of the engine's names,
// those of SwiftUI are exported one by one: all others are a client's to use.
@_exported import Foundation
@_exported import Observation

@_exported import struct LayoutCore.AffineTransform3D
@_exported import struct LayoutCore.Alignment
@_exported import struct LayoutCore.Alignment3D
@_exported import protocol LayoutCore.AlignmentID
@_exported import struct LayoutCore.Anchor
@_exported import struct LayoutCore.Angle
@_exported import struct LayoutCore.Angle2D
@_exported import protocol LayoutCore.Animatable
@_exported import struct LayoutCore.AnimatablePair
@_exported import struct LayoutCore.AnimatableValues
@_exported import struct LayoutCore.AnyLayout
@_exported import enum LayoutCore.Axis
@_exported import enum LayoutCore.ContentMode
@_exported import enum LayoutCore.CoordinateSpace
@_exported import protocol LayoutCore.CoordinateSpaceProtocol
@_exported import struct LayoutCore.DepthAlignment
@_exported import protocol LayoutCore.DepthAlignmentID
@_exported import enum LayoutCore.DynamicTypeSize
@_exported import enum LayoutCore.Edge
@_exported import enum LayoutCore.Edge3D
@_exported import struct LayoutCore.EdgeInsets
@_exported import struct LayoutCore.EdgeInsets3D
@_exported import struct LayoutCore.EmptyAnimatableData
@_exported import struct LayoutCore.FillStyle
@_exported import struct LayoutCore.GeometryProxy
@_exported import struct LayoutCore.GeometryProxy3D
@_exported import struct LayoutCore.GeometryProxyCoordinateSpace3D
@_exported import struct LayoutCore.GlobalCoordinateSpace
@_exported import struct LayoutCore.GridItem
@_exported import struct LayoutCore.GridLayout
@_exported import struct LayoutCore.HStackLayout
@_exported import struct LayoutCore.HorizontalAlignment
@_exported import enum LayoutCore.HorizontalEdge
@_exported import protocol LayoutCore.Layout
@_exported import enum LayoutCore.LayoutDirection
@_exported import struct LayoutCore.LayoutProperties
@_exported import struct LayoutCore.LayoutSubview
@_exported import struct LayoutCore.LayoutSubviews
@_exported import protocol LayoutCore.LayoutValueKey
@_exported import struct LayoutCore.LocalCoordinateSpace
@_exported import struct LayoutCore.NamedCoordinateSpace
@_exported import struct LayoutCore.Path
@_exported import struct LayoutCore.PinnedScrollableViews
@_exported import struct LayoutCore.Point3D
@_exported import protocol LayoutCore.PreferenceKey
@_exported import struct LayoutCore.ProjectionTransform
@_exported import struct LayoutCore.ProposedViewSize
@_exported import struct LayoutCore.Rect3D
@_exported import struct LayoutCore.RectangleCornerRadii
@_exported import struct LayoutCore.Rotation3D
@_exported import struct LayoutCore.RotationAxis3D
@_exported import enum LayoutCore.RoundedCornerStyle
@_exported import struct LayoutCore.SafeAreaRegions
@_exported import struct LayoutCore.Size3D
@_exported import struct LayoutCore.SpatialContainer
@_exported import struct LayoutCore.StandardLengths
@_exported import struct LayoutCore.StrokeStyle
@_exported import enum LayoutCore.TextAlignment
@_exported import struct LayoutCore.UnitPoint
@_exported import struct LayoutCore.UnitPoint3D
@_exported import struct LayoutCore.VStackLayout
@_exported import struct LayoutCore.Vector3D
@_exported import protocol LayoutCore.VectorArithmetic
@_exported import struct LayoutCore.VerticalAlignment
@_exported import enum LayoutCore.VerticalEdge
@_exported import struct LayoutCore.ViewDimensions
@_exported import struct LayoutCore.ViewDimensions3D
@_exported import struct LayoutCore.ViewSpacing
@_exported import struct LayoutCore.ZStackLayout
@_exported import struct LayoutCore._AnyAnimatableData

#if !canImport(CoreGraphics)
  @_exported import struct LayoutCore.CGAffineTransform
  @_exported import enum LayoutCore.CGLineCap
  @_exported import enum LayoutCore.CGLineJoin
  @_exported import struct LayoutCore.CGVector
#endif

// Operators come through no import of a single type, so those of LayoutCore are here once more.
// Where both are seen, LayoutCore's count.
extension Angle {
  /// The negative of an angle.
  @_disfavoredOverload public static prefix func - (angle: Angle) -> Angle { .zero - angle }

  /// A multiple of an angle.
  @_disfavoredOverload public static func * (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians * rhs)
  }

  /// A multiple of an angle.
  @_disfavoredOverload public static func * (lhs: Double, rhs: Angle) -> Angle {
    Angle(radians: lhs * rhs.radians)
  }

  /// A part of an angle.
  @_disfavoredOverload public static func / (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians / rhs)
  }
}
