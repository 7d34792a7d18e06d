// The C library of the platform, for all files of the tool.

#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif

// The names of these calls are also those of methods.
let (systemRead, systemWrite, systemPipe) = (read, write, pipe)
