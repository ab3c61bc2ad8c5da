// Groups of things other than views.

extension Group: ToolbarContent where Content: ToolbarContent {
  public init(@ToolbarContentBuilder content: () -> Content) { self = .of(content()) }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group: Commands where Content: Commands {
  public init(@CommandsBuilder content: () -> Content) { self = .of(content()) }
}

extension Group: Scene where Content: Scene {
  public init(@SceneBuilder content: () -> Content) { self = .of(content()) }
}
