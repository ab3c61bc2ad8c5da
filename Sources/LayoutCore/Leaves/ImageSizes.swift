/// Knows how large images are: a dictionary of sizes by name, a folder of files, or a client's own.
///
///     Card().layout(in: window) { $0.imageSizes = ["logo": CGSize(width: 120, height: 40)] }
///
/// `ImageFolder`, of the module `LayoutFonts`, reads files.
public protocol ImageSizes: Sendable {
  /// Returns an image's size in points.
  ///
  /// - Parameters:
  ///   - name: the image's name, as views say it.
  ///   - scale: the number of pixels to a point, for which there may be an image of its own.
  func size(ofImage name: String, scale: CGFloat) throws(ImageSizeError) -> CGSize
}

/// Why an image's size is not known.
///
///     do throws(ImageSizeError) {
///       return try images.size(ofImage: name, scale: 2)
///     } catch {
///       return error == .missing ? placeholder : .zero
///     }
@nonexhaustive
public enum ImageSizeError: Error, Hashable, Sendable {
  /// There is no such image, or no such folder of images.
  case missing
  /// The image's file says no size, or ends too early; the text says what is wrong with it.
  case damaged(String)
}

extension ImageSizeError: CustomStringConvertible {
  /// What is wrong, in a sentence.
  public var description: String {
    switch self {
    case .missing: "There is no such image, or no such folder of images."
    case .damaged(let problem): "The image's size cannot be read: \(problem)"
    }
  }
}

extension Dictionary: ImageSizes where Key == String, Value == CGSize {
  /// Returns the size that the dictionary has for a name.
  public func size(ofImage name: String, scale: CGFloat) throws(ImageSizeError) -> CGSize {
    guard let size = self[name] else { throw .missing }
    return size
  }
}
