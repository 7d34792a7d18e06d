# The runtime for CocoaPods. `make release` replaces the branch by the tag of the release.
Pod::Spec.new do |spec|
  spec.name = "RefreshRuntime"
  spec.version = "0.1.0"
  spec.summary = "The library of generated pull-to-refresh headers and load-more footers."
  spec.homepage = "https://git.example.com/refreshgen"
  spec.license = { type: "MIT", file: "LICENSE" }
  spec.author = "refreshgen"
  spec.source = { git: "https://git.example.com/refreshgen.git", branch: "main" }

  spec.ios.deployment_target = "15.0"
  spec.swift_versions = ["6.0"]
  # CocoaPods builds one module, which contains all modules of the runtime.
  spec.source_files = "Sources/{RefreshCore,RefreshObjectiveC,RefreshRuntime}/**/*.swift"
  spec.resource_bundles = { "RefreshRuntimePrivacy" => ["Sources/RefreshRuntime/PrivacyInfo.xcprivacy"] }
  spec.pod_target_xcconfig = {
    "OTHER_SWIFT_FLAGS" => "-package-name refreshgen -enable-upcoming-feature ExistentialAny " \
      "-enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility",
  }
end
