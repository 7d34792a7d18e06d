/// The words that people try as commands and options of the tool, as in other tools.
enum CommandWords {
  /// The command that replaces a word of another tool.
  static func command(for word: String) -> String? { commands[word] }

  /// The option of a command that replaces a word of another tool.
  static func option(for word: String, of command: Command) -> String? {
    options[word]?.first { usage in
      let name = String(usage.prefix { $0 != " " })
      return command.allOptions.contains { $0.name == name }
    }
  }

  private static let commands = [
    "new": "init", "create": "init", "add": "init", "start": "init", "scaffold": "init",
    "lint": "validate", "check": "validate", "verify": "validate", "test": "validate",
    "prove": "validate --proof", "fix": "validate --fix", "ci": "validate --strict",
    "gen": "generate", "build": "generate", "make": "generate", "run": "generate",
    "codegen": "generate", "render": "generate", "compile": "generate",
    "watch": "generate --watch", "serve": "preview --serve", "server": "preview --serve",
    "open": "preview", "show": "preview", "view": "preview", "demo": "preview --serve",
    "screenshot": "preview --sheet", "compare": "diff", "changes": "diff", "play": "simulate",
    "replay": "simulate", "trace": "simulate", "graph": "diagram", "list": "outputs",
    "ls": "outputs", "docs": "reference", "doc": "reference", "man": "reference",
    "why": "explain", "completion": "completions", "version": "--version", "usage": "--help",
  ]

  private static let options = [
    "--out": ["--output DIR", "-o FILE"], "--out-dir": ["--output DIR"],
    "--output-dir": ["--output DIR"], "--output-path": ["--output DIR"],
    "--dest": ["--output DIR"], "--destination": ["--output DIR"], "--dir": ["--output DIR"],
    "-o": ["--output DIR"], "--test-output": ["--tests DIR"], "--tests-dir": ["--tests DIR"],
    "--werror": ["--strict"], "-Werror": ["--strict"], "--fail-on-warning": ["--strict"],
    "--fail-on-warnings": ["--strict"], "--warnings-as-errors": ["--strict"],
    "--fatal-warnings": ["--strict"], "--json": ["--format json"], "--sarif": ["--format sarif"],
    "--junit": ["--format junit"], "--github": ["--format github"],
    "--markdown": ["--format markdown"], "--reporter": ["--format FORMAT"],
    "--dry": ["--dry-run"], "-n": ["--dry-run"], "--overwrite": ["--force"], "-f": ["--force"],
    "--all": ["--all-projects"],
    "--recursive": ["--all-projects"], "-r": ["--all-projects"], "--config": ["--project FILE"],
    "-c": ["--project FILE"], "--configuration": ["--project FILE"],
    "--parallel": ["--jobs N"], "-j": ["--jobs N"], "--autocorrect": ["--fix"],
    "--write": ["--fix"], "--port": ["--serve PORT"], "--no-color": ["--color never"],
    "--silent": ["--quiet"], "-s": ["--quiet"],
  ]
}
