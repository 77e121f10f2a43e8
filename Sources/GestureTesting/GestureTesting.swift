// A test of a control needs no import beside `Testing` and `GestureTesting`.
@_exported public import ControlHost
@_exported public import DragnetTesting
@_exported public import GestureDomains
@_exported public import GestureEngine
@_exported public import GestureLaws
