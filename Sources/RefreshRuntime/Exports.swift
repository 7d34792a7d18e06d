// Generated files import only this module.
#if canImport(RefreshCore)
  @_exported public import RefreshCore
#endif
