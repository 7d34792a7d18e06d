// Generated files import this module alone.
@_exported public import RefreshCore
@_exported public import RefreshStyles
