/// Where views describe themselves that are made later than those around them, such as the content of
/// a closure that needs to know a size first.
///
///     func _makeNodes(in context: inout ViewContext) {
///       let deferred = context.deferred
///       makeLater { size in deferred { $0.children(of: content(size)) } }
///     }
///
/// The views see the environment of the place where they belong. So do the closures that make them,
/// if they are called inside of ``callAsFunction(_:)``.
struct DeferredContext {
  private let environment: EnvironmentValues
  private let scope: DynamicScope?

  fileprivate init(environment: EnvironmentValues, scope: DynamicScope?) {
    self.environment = environment
    self.scope = scope
  }

  /// Describes views with a context of their own.
  func callAsFunction<Result>(_ describe: (inout ViewContext) -> Result) -> Result {
    scope?.reinstall()
    var context = ViewContext(environment: environment)
    context.scope = scope
    return describe(&context)
  }
}

extension ViewContext {
  /// The context's place, for views that are made later.
  var deferred: DeferredContext { DeferredContext(environment: environment, scope: scope) }
}
