// The public declarations of Xcode's module XcodeProjectPlugin that the plugins use, for type-checking
// on machines without Xcode.

public import Foundation
public import PackagePlugin

/// What a plugin is told about the project that it is applied to.
public struct XcodePluginContext {
  /// The project.
  public let xcodeProject: XcodeProject
  /// The folder that the plugin may write to.
  public let pluginWorkDirectoryURL: URL

  /// A program that the plugin depends on.
  public func tool(named name: String) throws -> PluginContext.Tool {
    throw CocoaError(.featureUnsupported)
  }
}

/// A project.
public struct XcodeProject {
  /// The name in Xcode.
  public let displayName: String
  /// The folder of the project.
  public let directoryURL: URL
  /// The targets of the project.
  public let targets: [XcodeTarget]
}

/// A target of a project.
public struct XcodeTarget {
  /// The name in Xcode.
  public let displayName: String
  /// The files that belong to the target.
  public let inputFiles: FileList
}

/// A plugin that adds commands to the build of a target.
public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  /// The commands for a target of a project.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

/// A plugin that a user runs in a project.
public protocol XcodeCommandPlugin: CommandPlugin {
  /// Runs the plugin in a project.
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
