extension Offset: Explaining {
  func reasonForPlace(of child: ExplainedChild, in view: ExplainedView) -> String {
    "it is moved by \(distance.plainText), which no other view notices"
  }
}
