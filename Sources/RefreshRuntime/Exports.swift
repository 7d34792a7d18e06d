// Generated files import only this module.
@_exported public import RefreshCore
@_exported public import RefreshStyles
