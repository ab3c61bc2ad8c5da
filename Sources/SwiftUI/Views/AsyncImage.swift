/// An image that a live view would load from an address.
///
///     AsyncImage(url: url) { image in
///       image.resizable().scaledToFill()
///     } placeholder: {
///       ProgressView()
///     }
///
/// Nothing is loaded: it is laid out as in the first moment on a screen, with its placeholder or
/// the content of the empty phase. The default placeholder takes whatever space it is offered.
public struct AsyncImage<Content: View>: _TransparentView {
  private let content: Content?

  /// Describes what stands for the image.
  public func makeNodes(in context: inout ViewContext) {
    guard let content else { return Color.gray.opacity(0.15)._makeNodes(in: &context) }
    content._makeNodes(in: &context)
  }
}

extension AsyncImage {
  /// Creates an image with the usual placeholder.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image { self.content = nil }

  /// Creates an image with a placeholder; the closure for the image never runs.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(storage: .falseContent(placeholder()))
  }

  /// Creates an image from its phases. The empty phase is laid out.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }
}

/// How far an image has been loaded.
public enum AsyncImagePhase: Sendable {
  /// Not at all.
  case empty
  /// All of it.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The image, if it has been loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why the image could not be loaded.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
