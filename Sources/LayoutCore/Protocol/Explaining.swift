/// Something that can say why a view has its size, and why its children have their proposals and
/// places.
///
/// Containers, modifiers and leaves conform beside their arithmetic, in `X+Explaining.swift`; what
/// a replayed layout knows beyond a view's own numbers, like a stack's shares, is handed to a value
/// that conforms. Each answer is half of a sentence, without capital and full stop: what comes
/// after "because".
protocol Explaining {
  /// Why the view is as large as it is.
  func reasonForAnswer(of view: ExplainedView) -> String
  /// Why a child is proposed what it is when it is placed.
  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String
  /// Why a child is where it is.
  func reasonForPlacement(of child: ExplainedChild, in view: ExplainedView) -> String
}

/// A view that is explained, with the numbers that it was laid out with.
struct ExplainedView {
  /// The view's name and id.
  let name: String
  let proposal: Proposal
  let size: Size
  /// The size that the view's first child answered when the view was measured; zero if it has none.
  let content: Size
}

/// A child of a view that is explained, where the view has put it.
struct ExplainedChild {
  /// The child's number in the view, from 0.
  let index: Int
  let proposal: Proposal
  let size: Size
  /// Where the child is, from the view's top leading corner.
  let origin: Point
  /// The guides by which the child was brought in line.
  let guides: [ExplainedGuide]
}

/// A guide by which a child was brought in line with others.
struct ExplainedGuide {
  let key: GuideKey
  /// Where the guide is in the child.
  let position: Double
  /// Who says so.
  let source: String
  /// Where the line is in the parent.
  var line: Double
}

// MARK: - What most say

extension Explaining {
  func reasonForAnswer(of view: ExplainedView) -> String { "it is as large as its child" }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    "it passes on its own proposal"
  }

  func reasonForPlacement(of child: ExplainedChild, in view: ExplainedView) -> String {
    child.guides.isEmpty ? "it fills \(view.name)" : child.alignment(with: "\(view.name)'s")
  }
}

extension ExplainedChild {
  /// How the child's guides decide its place, an axis at a time.
  ///
  /// - Parameter line: what the guides meet.
  func alignment(with line: String) -> String {
    guides.map { $0.reason(line) }.joined(separator: "; ")
  }
}

extension ExplainedGuide {
  fileprivate func reason(_ line: String) -> String {
    "on \(key.axis.positionName), its \(key.name) (\(position.plainText), \(source)) meets \(line) at "
      + self.line.plainText
  }
}

/// What a modifier says that changes nothing in the plane.
struct PassiveReasons: Explaining {}

/// What a stack says that is its only view.
struct OnlyViewReasons: Explaining {
  func reasonForAnswer(of view: ExplainedView) -> String {
    "a stack of exactly one view is that view"
  }

  func reasonForPlacement(of child: ExplainedChild, in view: ExplainedView) -> String {
    "a stack of exactly one view is that view"
  }
}
