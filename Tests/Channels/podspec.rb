# Reads a podspec with the part of the DSL of CocoaPods that ours uses, and prints the Swift files of the pod
# in a checkout: podspec.rb PODSPEC CHECKOUT VERSION.

PODSPEC, CHECKOUT, VERSION = ARGV

module Pod
  class Spec
    class << self
      attr_accessor :last
    end

    attr_reader :values

    # Attributes for one platform.
    Platform = Struct.new(:deployment_target)

    def initialize
      @values = {}
      Spec.last = self
      yield self
    end

    # The attributes of a root specification, and those for source files.
    %w[name version summary homepage license author source swift_versions source_files resource_bundles
       pod_target_xcconfig].each do |attribute|
      define_method("#{attribute}=") { |value| @values[attribute] = value }
    end

    def ios = (@ios ||= Platform.new)
  end
end

def check(condition, message) = condition || abort("error: #{PODSPEC}: #{message}")

load File.expand_path(PODSPEC)
spec = Pod::Spec.last
values = spec.values
%w[name version summary homepage license author source].each { |name| check(values[name], "no #{name}") }
check(values["version"] == VERSION, "the version is #{values["version"]}, not #{VERSION}")
check(values["summary"].length <= 140, "the summary is too long")
check(values["source"][:git] && (values["source"][:branch] || values["source"][:tag]), "no revision")
check(spec.ios.deployment_target, "no version of iOS")
Dir.chdir(CHECKOUT)
check(File.exist?(values["license"][:file]), "there is no license")
values["resource_bundles"].each do |name, patterns|
  check(name != values["name"], "the bundle has the name of the pod")
  patterns.each { |pattern| check(!Dir.glob(pattern).empty?, "there is no #{pattern}") }
end
files = Dir.glob(values["source_files"]).sort
check(!files.empty?, "no source files")
puts files
