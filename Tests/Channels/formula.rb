# Installs a Homebrew formula and runs its test, as brew does, with the part of brew's DSL that our formula
# uses: formula.rb FORMULA SYSTEM MACHINE PREFIX [SOURCE], where SOURCE is a checkout to install --HEAD.

require "digest"
require "fileutils"
require "open3"
require "pathname"
require "tmpdir"

FORMULA, SYSTEM, MACHINE, PREFIX, SOURCE = ARGV

class Pathname
  # Moves files into this folder, like brew's method of this name.
  def install(*names)
    mkpath
    names.each { |name| FileUtils.mv(name, self) }
  end
end

class Formula
  class << self
    attr_reader :values, :test_block

    def inherited(formula)
      super
      formula.instance_variable_set(:@values, {})
      @@formula = formula
    end

    def formula = @@formula

    %w[desc homepage version license url sha256].each do |name|
      define_method(name) { |value, **| @values[name] = value }
    end

    def depends_on(_) = nil
    def uses_from_macos(*, **) = nil
    def on_macos(&block) = (block.call if SYSTEM == "darwin")
    def on_linux(&block) = (block.call if SYSTEM == "linux")
    def on_arm(&block) = (block.call if %w[arm64 aarch64].include?(MACHINE))
    def on_intel(&block) = (block.call if MACHINE == "x86_64")
    def head(&block) = (block.call if SOURCE)
    def test(&block) = @test_block = block
  end

  Build = Struct.new(:head?)

  def build = Build.new(!SOURCE.nil?)
  def prefix = Pathname(PREFIX)
  def bin = prefix/"bin"
  def testpath = Pathname.pwd

  def system(*words)
    Kernel.system(*words.map(&:to_s)) or abort "error: #{words.join(" ")} failed"
  end

  def assert_match(expected, actual)
    actual.include?(expected) or abort "error: '#{expected}' is not in: #{actual}"
  end
end

# The rules of `brew audit` for the description.
def audit(formula)
  desc = formula.values["desc"]
  abort "error: the description is too long: #{desc}" if "#{formula.name}: #{desc}".length > 80
  abort "error: the description has an article or a period: #{desc}" if desc =~ /\A(An?|The) |\.\z/
  %w[homepage license].each { |name| formula.values[name] or abort "error: no #{name}" }
end

# The path of a downloaded file whose checksum is right.
def download(values)
  path, status = Open3.capture2("curl", "-fsS", "-o", "archive", values["url"])
  abort "error: cannot download #{values["url"]}: #{path}" unless status.success?
  sum = Digest::SHA256.file("archive").hexdigest
  abort "error: the checksum of #{values["url"]} is #{sum}" unless sum == values["sha256"]
  File.expand_path("archive")
end

load File.expand_path(FORMULA)
audit(Formula.formula)
formula = Formula.formula.new
Dir.mktmpdir do |folder|
  Dir.chdir(SOURCE || folder) do
    next formula.install if SOURCE
    Kernel.system("tar", "-xzf", download(Formula.formula.values)) or abort "error: no archive"
    # brew enters a folder that is alone in its archive.
    Dir.chdir(Dir.children(".").find { |name| File.directory?(name) }) { formula.install }
  end
end
Dir.mktmpdir { |folder| Dir.chdir(folder) { formula.instance_eval(&Formula.formula.test_block) } }
