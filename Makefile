# The tasks of this project; `make help` lists them. `make demo` and `make test` need only a Swift
# toolchain, and install other missing requirements.

# All builds use the same flags, so that they share build products.
STRICT = --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors
# Builds without plugins, and with optimized proofs; see the end of Package.swift. `make plugins` tests the plugins.
BUILD = REFRESHGEN_CONTRIBUTOR=1 swift build
# Runs the tests that are built. `swift test` would keep other builds waiting; a Mac's tests need it.
RUN_TESTS = NO_COLOR=1 .build/debug/refreshgenPackageTests.xctest --testing-library swift-testing
ifeq ($(shell uname),Darwin)
RUN_TESTS = REFRESHGEN_CONTRIBUTOR=1 swift test --skip-build --disable-xctest $(STRICT)
endif
# Only the exhaustive searches are built with optimization, in a folder of their own, so that no other
# build waits for them.
SEARCH = REFRESHGEN_ONLY='RefreshCoreTests RefreshExplorationTests RefreshLanguageTests RefreshRulesTests \
	RefreshRuntimeTests RefreshWorldTests refreshgen' \
	swift test -c release --scratch-path .build/searches -Xswiftc -enable-testing --disable-xctest
# With SIZE=small, as in CI, the checks that search at random or for long do a part of it, on what other parts have
# built. SEED decides which part; `.ci/run` takes the date of the commit.
export SIZE SEED
SMALL = $(filter small,$(SIZE))

# The parts of `make test` and of `make check`; the longest come first, since two run at a time.
TEST = build types core lint docs unit builds generated
CHECK = searches doubles bugs packages random browser plugins pages formats budgets fuzz faults bounds modes channels \
	lives installed world device-chain

.DEFAULT_GOAL := demo
# Swift builds fail if TMPDIR is not a folder.
export TMPDIR := $(shell cd "$${TMPDIR:-/tmp}" 2>/dev/null && pwd || echo /tmp)
# What can run at a time is up to run-parts.sh, which keeps outputs apart.
.NOTPARALLEL:
.PHONY: help demo test check fresh bench install archive xcframework release proofs examples record pictures docs \
	conformance clean device device-report sanitize needs tool tutorial ios $(TEST) $(CHECK)

## Lists the targets.
help:
	@awk '/^## / { text = substr($$0, 4); next } \
		/^[a-z-]+:/ && text != "" { sub(/:.*/, ""); printf "make %-13s %s\n", $$0, text } \
		{ text = "" }' Makefile

## Builds the tool, generates an example and prints it.
demo: tool
	@rm -rf .build/demo && mkdir -p .build/demo
	@awk '/^```/ { isOn = 0 } /^\/\/ Package.swift/ { isOn = 1 } isOn' Sources/refreshgen/refreshgen.docc/GettingStarted.md >.build/demo/Package.swift
	@echo '--- in a package: refreshgen init --preset modern-header FeedHeader'
	@cd .build/demo && ../debug/refreshgen init --preset modern-header FeedHeader
	@echo '--- refreshgen generate'
	@cd .build/demo && ../debug/refreshgen generate
	@echo '--- Sources/Feed/Generated/FeedHeader.refresh.swift'
	@cat .build/demo/Sources/Feed/Generated/FeedHeader.refresh.swift

## Runs all tests and the quick checks, two at a time.
test: needs
	@LANES=2 Tests/Scripts/run-parts.sh test $(TEST)

## Runs the slower checks, two at a time; SIZE=small runs a part of those that search for long.
check: needs
	@LANES=2 Tests/Scripts/run-parts.sh check $(CHECK)

FRESH ?= demo test tutorial
## Installs a minimal Debian and runs the targets FRESH in it: demo, test and tutorial; needs root.
fresh:
	@Tests/Scripts/check/fresh.sh $(FRESH)

## Measures processor times of the tool and of generated code, beside their targets.
bench: needs
	@Tests/Scripts/check/bench.sh

PREFIX ?= /usr/local
## Installs a self-contained tool, its completions and man page to PREFIX (default /usr/local) in DESTDIR.
install: needs
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Tests/Scripts/release/install.sh

## Packs the tool, its completions and man page for download: .build/archive.
archive: needs
	@Tests/Scripts/release/archive.sh

## Makes an XCFramework of the runtime in .build/xcframework; needs a Mac with Xcode.
xcframework:
	@Tests/Scripts/release/xcframework.sh

## Writes the files of a release to .build/release, from the archives in ARCHIVES, a folder.
release:
	@ARCHIVES='$(ARCHIVES)' Tests/Scripts/release/release.sh

## Records the proofs of common behaviors that ship with the tool.
proofs: needs
	@REFRESHGEN_RECORD=1 $(SEARCH) --filter 'ShippedProofTests/table' || true
	@$(SEARCH) --filter 'ShippedProofTests/table'

## Generates the code in examples again, after a change of the generated code or of the presets.
examples: tool
	@Tests/Scripts/build/examples.sh
	@for folder in examples/controls examples/presets examples/apps/*; do \
		.build/debug/refreshgen generate --quiet --force --tests $$folder $$folder/*.refresh.yml || exit 1; \
	done
	@for project in command-plugin monorepo objective-c; do \
		(cd examples/$$project && ../../.build/debug/refreshgen generate --quiet --force --all-projects) || exit 1; \
	done

## Records what tests compare: findings, reference pages, state diagrams, and the consoles of pages and transcripts.
record: build
	@Tests/Scripts/build/record.sh
	@REFRESHGEN_RECORD=1 $(RUN_TESTS) --filter 'TranscriptTests|DocumentationTests/blocks' >.build/record.log || true
	@git status --short

PICTURES = Sources/refreshgen/refreshgen.docc/Resources
## Draws the pictures of the README, the documentation and the examples again, some of them in Chromium.
pictures: tool
	@.build/debug/refreshgen diagram examples/controls/feed.refresh.yml >$(PICTURES)/feed-states.svg
	@.build/debug/refreshgen preview --sheet examples/apps/gallery/gallery.refresh.yml \
		-o examples/apps/gallery/gallery.svg
	@Tests/Scripts/check/browser.sh pictures

## Part of test: builds the documentation as a website in .build/docs/site.
docs: tool
	@Tests/Scripts/build/docs.sh

RECORDED = Tests/Fixtures/conformance Tests/Fixtures/conformance-derived
RECORDINGS ?= $(RECORDED)
## Compares the presets with recordings of other libraries in RECORDINGS; RECORD=1 records ours anew.
conformance: needs
	@$(BUILD) $(if $(RECORD),--build-tests,--product conformance) $(STRICT)
	@.build/debug/conformance $(if $(RECORD),--record )$(RECORDINGS)
	@$(if $(RECORD),REFRESHGEN_RECORD=1 $(RUN_TESTS) --filter ConformanceTests)

## Part of test: checks the format of all Swift files, operators, the scripts, the wording, the table of bugs and the weight of the pages.
lint:
	@swift format lint --strict --recursive Package.swift Sources Tests examples .github/packages
	@Tests/Scripts/lint/operators.sh
	@Tests/Scripts/lint/scripts.sh
	@Tests/Scripts/lint/words.sh
	@Tests/Scripts/lint/bugs.sh
	@Tests/Scripts/lint/pages.sh

## Part of test: builds everything for debugging; warnings and undeclared imports are errors.
build: needs
	@$(BUILD) --build-tests $(STRICT)
	@Tests/Scripts/check/fuzz-typecheck.sh

## Part of test: builds the state machine as Embedded Swift, without any imports.
core:
	@Tests/Scripts/build/core.sh
	@Tests/Scripts/build/preview-module.sh

## Part of test: checks that the generated files in examples are up to date.
generated: tool
	@Tests/Scripts/check/generated.sh

## Part of test: runs the tool in make, ninja and Bazel, and compares the outputs.
builds: tool
	@Tests/Scripts/check/builds.sh

## Type-checks all code for iOS, and runs it on test doubles of UIKit and SwiftUI.
ios: types doubles

## Part of test: type-checks all code for iOS.
types:
	@Tests/Scripts/check/ios-typecheck.sh

## Part of check: runs the adapters and all generated controls on test doubles of UIKit and SwiftUI.
doubles:
	@Tests/Scripts/check/ios-doubles.sh

SEARCHES = ShippedProof|TransitionTable|\.InvariantTests|\.PlantedBugTests|Allocation|CloseNumbersTests|MistypingTests|WidenedBehaviorTests|ListSearchTests|ComparisonSearchTests|PhaseChangeTests
# Random specs with each key of the schema, which take a quarter of the time of the unit tests.
EVERY_KEY = RandomSpecsTests/validSpecs
## Part of test: runs the unit tests, except the searches of `make check`.
unit: build
	@$(RUN_TESTS) --skip '$(SEARCHES)|BoundTests|$(EVERY_KEY)'

## Part of check: runs the optimized tool on inputs that would fill the memory or never end.
bounds: build
	@Tests/Scripts/build/static.sh
	@REFRESHGEN_TOOL='$(CURDIR)/.build/static/release/refreshgen' $(RUN_TESTS) --filter BoundTests

# Runs the commands of the documentation that need Swift, on the pages that the variable names.
DOCUMENTED = $(RUN_TESTS) --filter DocumentationTests/packages
## Part of check: builds and tests packages as the documentation shows; a small run follows the tutorial.
pages: build
	@REFRESHGEN_THOROUGH_DOCS=$(if $(SMALL),GettingStarted,all) $(DOCUMENTED)

## Follows the tutorial, up to the tests of a package of its own; 'make fresh' does so, too.
tutorial: build
	@REFRESHGEN_THOROUGH_DOCS=GettingStarted $(DOCUMENTED)

## Part of check: runs hooks, the GitHub action and editors on a project, and completes commands.
channels: tool
	@Tests/Scripts/check/channels.sh
	@Tests/Scripts/check/channels-recipes.sh
	@Tests/Scripts/check/channels-editors.sh
	@Tests/Scripts/check/channels-completions.sh

## Part of check: makes a release, installs it in all ways, and builds an app with the runtime alone.
packages: needs
	@Tests/Scripts/check/packages.sh
	@Tests/Scripts/check/packages-alone.sh

## Part of check: validates SARIF, JUnit and JSON Schema output, and YAML input, with PyPI packages.
formats: build
	@$(if $(SMALL),,$(RUN_TESTS) --filter '$(EVERY_KEY)')
	@Tests/Scripts/check/formats.sh
	@Tests/Scripts/check/formats-schema.sh
	@Tests/Scripts/build/static.sh
	@REFRESHGEN=.build/static/release/refreshgen Tests/Scripts/check/formats-yaml.sh

## Part of check: compiles generated code in all language modes, and runs its tests as XCTest.
modes: tool
	@Tests/Scripts/check/modes.sh

## Part of check: tries preview pages out in a headless Chromium; RECORD=1 records the screenshots.
browser: tool
	@ALWAYS=1 Tests/Scripts/build/preview-module.sh
	@RECORD='$(RECORD)' Tests/Scripts/check/browser.sh

## Part of check: runs a million random events, or for SECONDS, on the doubles; SEED repeats a run.
world:
	@SECONDS_OF_WORLD='$(SECONDS)' Tests/Scripts/check/world.sh

## Runs the device check on a simulator, on a Mac with Xcode; DESTINATION picks the simulator.
device:
	@DESTINATION='$(DESTINATION)' Tests/Scripts/check/device.sh

## Compares FILE, a recording of the device check, or several, with the test doubles.
device-report:
	@Tests/Scripts/check/device-report.sh $(FILE)

## Part of check: checks the Xcode project of the device check, its script for Macs, and the comparison.
device-chain:
	@Tests/Scripts/check/device-chain.sh

## Part of check: plants bugs in all parts, which tests have to notice; LEVEL=tool plants those of the tool.
bugs:
	@LEVEL='$(LEVEL)' Tests/Scripts/check/bugs.sh

## Part of check: runs the SwiftPM plugins, and compares their outputs with those of the tool.
plugins: tool
	@Tests/Scripts/check/plugins.sh

# The searches that take seconds in a debug build, too.
SMALL_SEARCHES = \.InvariantTests|\.PlantedBugTests|MistypingTests|WidenedBehaviorTests|PhaseChangeTests
## Part of check: runs the exhaustive and random searches in an optimized build.
searches: $(if $(SMALL),build,needs)
	@$(if $(SMALL),$(RUN_TESTS) --filter '$(SMALL_SEARCHES)',$(SEARCH) --filter '$(SEARCHES)|ParityTests')

## Part of check: generates controls from random specs, compiles them and runs their tests.
random: $(if $(SMALL),build,needs)
	@Tests/Scripts/check/random.sh $(if $(SMALL),25 $(SEED))

## Part of check: kills 1,000 runs, or KILLS, fills disks, removes files and breaks links meanwhile.
faults: needs
	@Tests/Scripts/check/faults.sh $(if $(SMALL),40)

## Part of check: plays 400 random lives of a project, or LIVES; LIFE is the seed of the first.
lives: build
	@REFRESHGEN_LIVES='$(if $(SMALL),5,$(or $(LIVES),400))' REFRESHGEN_LIFE='$(or $(LIFE),$(SEED))' \
		$(RUN_TESTS) --filter LivesTests

## Part of check: runs the fuzz targets briefly, or each for SECONDS; TARGET picks one.
fuzz: $(if $(SMALL),build,needs)
	@SECONDS_OF_FUZZ='$(SECONDS)' Tests/Scripts/check/fuzz.sh

## Runs all tests with AddressSanitizer, and parallel commands with ThreadSanitizer.
sanitize: needs
	@SEARCHES='$(SEARCHES)' Tests/Scripts/check/sanitize.sh

## Part of check: unpacks the archive of the tool into an empty root folder and runs it there.
installed: needs
	@Tests/Scripts/check/installed.sh

## Part of check: compares counts of instructions and lines with their limits.
budgets: needs
	@Tests/Scripts/check/budgets.sh

## Builds the tool for debugging.
tool: needs
	@echo 'building refreshgen, which takes minutes the first time'
	@mkdir -p .build
	@$(BUILD) --product refreshgen $(STRICT) >.build/tool.log 2>&1 || { cat .build/tool.log; exit 1; }

## Installs the headers of libyaml if they are missing.
needs:
	@Tests/Scripts/build/needs.sh

## Removes all build products.
clean:
	@rm -rf .build
