import Foundation
import LayoutCore

/// The sizes of the images in a folder, read from their files.
///
///     let images = try ImageFolder("Resources/Images")
///     let result = view.layout(in: window) { $0.imageSizes = images }
///
/// - An image is found by its file's name, with or without the extension and the folders that it is
///   in. In an asset catalogue it has the name of its `.imageset`.
/// - `@2x` and `@3x` at the end of a name say how many pixels a point has. Of several files, the
///   one for the layout's scale counts, or else the next larger one, or the largest.
/// - All files are read once, when the folder is opened; later changes make no difference.
public struct ImageFolder: ImageSizes {
  private var versions: [String: [Version]] = [:]

  /// A file of an image.
  private struct Version: Sendable {
    let scale: Int
    /// The image's path, without scale and extension.
    let path: String
    /// Whether the name by which it is found is all of the path.
    let isWhole: Bool
    let size: Result<CGSize, ImageSizeError>
  }

  private static let extensions = ["png", "jpg", "jpeg", "gif", "webp", "bmp", "svg"]

  /// Reads the files in a folder and the folders in it.
  ///
  /// - Throws: `missing` if there is no such folder.
  public init(_ path: String) throws(ImageSizeError) {
    guard (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil,
      let files = FileManager.default.enumerator(atPath: path)
    else { throw .missing }
    for file in files.compactMap({ $0 as? String }).sorted()
    where Self.extensions.contains((file as NSString).pathExtension.lowercased()) {
      add(file, in: path)
    }
  }

  private mutating func add(_ path: String, in folder: String) {
    let whole = (folder as NSString).appendingPathComponent(path)
    guard let data = FileManager.default.contents(atPath: whole) else { return }
    var name = (path as NSString).deletingPathExtension
    var scale = 1
    for number in 2...3 where name.hasSuffix("@\(number)x") {
      (name, scale) = (String(name.dropLast(3)), number)
    }
    // The extension is written behind the name, whatever the scale in between.
    var names = [path, "\(name).\((path as NSString).pathExtension)"]
    let set = (path as NSString).deletingLastPathComponent
    if set.hasSuffix(".imageset") {
      (names, name) = ([path], (set as NSString).deletingPathExtension)
    }
    names.append(name)
    let file = Result<ImageFile, ImageSizeError> { () throws(ImageSizeError) in
      try ImageFile([UInt8](data))
    }
    let size = file.map { image in
      // Pictures that are drawn at any size say their size in points.
      let pixels = image.format == .svg ? 1 : CGFloat(scale)
      return CGSize(width: image.size.width / pixels, height: image.size.height / pixels)
    }
    for found in Set(names + names.map { ($0 as NSString).lastPathComponent }) {
      versions[found, default: []].append(
        Version(scale: scale, path: name, isWhole: names.contains(found), size: size))
    }
  }

  /// The names by which images are found.
  public var names: [String] { versions.keys.sorted() }

  /// Returns an image's size in points.
  public func size(ofImage name: String, scale: CGFloat) throws(ImageSizeError) -> CGSize {
    let all = versions[name] ?? []
    // Of several images in different folders, the one at that very path, or else the first.
    let path = (all.first(where: \.isWhole) ?? all.first)?.path
    let known = all.filter { $0.path == path }.sorted { $0.scale < $1.scale }
    guard let version = known.first(where: { CGFloat($0.scale) >= scale }) ?? known.last else {
      throw .missing
    }
    return try version.size.get()
  }
}
