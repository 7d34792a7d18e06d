// Generated files import this module alone.
@_exported public import RefreshCore
