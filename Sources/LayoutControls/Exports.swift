// Controls are made of views, and named beside them.
@_exported import LayoutViews
