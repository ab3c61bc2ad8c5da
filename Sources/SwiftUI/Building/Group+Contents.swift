// Groups of things other than views.

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Groups views for a bar.
  public init(@ToolbarContentBuilder content: () -> Content) { self = .of(content()) }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group: Commands where Content: Commands {
  /// Groups menus.
  public init(@CommandsBuilder content: () -> Content) { self = .of(content()) }
}

extension Group: Scene where Content: Scene {
  /// Groups scenes.
  public init(@SceneBuilder content: () -> Content) { self = .of(content()) }
}
