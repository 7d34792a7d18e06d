# The tasks of this project; `make help` lists them. `make demo` and `make test` need only a Swift
# toolchain, and install other missing requirements.

# All builds use the same flags, so that they share build products.
STRICT = --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors
# Only the exhaustive searches are built with optimization.
SEARCH = REFRESHGEN_SEARCHES=1 swift test -c release -Xswiftc -enable-testing --disable-xctest

# The parts of `make test` and of `make check`, in their order.
TEST = lint build core generated builds ios unit
CHECK = formats modes browser world faults edits plugins searches random installed budgets

.DEFAULT_GOAL := demo
# Swift builds fail if TMPDIR is not a folder.
export TMPDIR := $(shell cd "$${TMPDIR:-/tmp}" 2>/dev/null && pwd || echo /tmp)
# Builds wait for each other anyway, and sequential output is easier to read.
.NOTPARALLEL:
.PHONY: help demo test check fresh bench install proofs pictures deviations conformance clean \
	needs tool $(TEST) $(CHECK)

## Lists the targets.
help:
	@awk '/^## / { text = substr($$0, 4); next } \
		/^[a-z]+:/ && text != "" { sub(/:.*/, ""); printf "make %-12s %s\n", $$0, text } \
		{ text = "" }' Makefile

## Builds the tool, generates an example and prints it.
demo: tool
	@rm -rf .build/demo && mkdir -p .build/demo
	@cp examples/controls/feed.refresh.yml .build/demo/
	@echo '--- refreshgen generate .build/demo/feed.refresh.yml'
	@.build/debug/refreshgen generate .build/demo/feed.refresh.yml
	@echo '--- .build/demo/feed.refresh.swift'
	@cat .build/demo/feed.refresh.swift

## Runs all tests and the quick checks.
test: needs
	@Tests/Scripts/run-parts.sh test $(TEST)

## Runs the slower checks.
check: needs
	@Tests/Scripts/run-parts.sh check $(CHECK)

## Installs a minimal Debian and runs 'make demo' and 'make test' in it; needs root.
fresh:
	@Tests/Scripts/fresh.sh

## Compares the run time of the tool with that of C programs.
bench: needs
	@Tests/Scripts/bench.sh

PREFIX ?= /usr/local
## Installs a self-contained tool and its completions to PREFIX (default /usr/local) in DESTDIR.
install: needs
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Tests/Scripts/install.sh

## Records the proofs of common behaviors that ship with the tool.
proofs: needs
	@REFRESHGEN_RECORD=1 $(SEARCH) --filter 'ShippedProofTests/table' || true

PICTURES = Sources/refreshgen/refreshgen.docc/Resources
## Draws the pictures of the README and the documentation again.
pictures: tool
	@mkdir -p $(PICTURES)
	@.build/debug/refreshgen preview --animated examples/controls/feed.refresh.yml -o $(PICTURES)/feed.svg
	@.build/debug/refreshgen diagram examples/controls/feed.refresh.yml >$(PICTURES)/feed-states.svg

TRACES ?= Tests/Fixtures/conformance
## Compares the presets with recordings of the original libraries in the folder TRACES.
conformance: needs
	@swift build --product conformance $(STRICT)
	@.build/debug/conformance $(TRACES)

## Records the deviations of the presets from the original libraries.
deviations: needs
	@swift build --product conformance $(STRICT)
	@.build/debug/conformance --deviations Tests/Fixtures/conformance >Tests/Conformance/DEVIATIONS.md

## Part of test: checks the format of all Swift files, the scripts and the wording.
lint:
	@swift format lint --strict --recursive Package.swift Sources Templates Tests examples
	@Tests/Scripts/lint-scripts.sh
	@Tests/Scripts/lint-words.sh

## Part of test: builds everything for debugging; warnings and undeclared imports are errors.
build: needs
	@swift build --build-tests $(STRICT)

## Part of test: builds the state machine as Embedded Swift, without any imports.
core:
	@Tests/Scripts/embedded-core.sh
	@Tests/Scripts/preview-module.sh

## Part of test: checks that the generated files in examples are up to date.
generated: tool
	@Tests/Scripts/examples-up-to-date.sh

## Part of test: runs the tool in make, ninja and Bazel, and compares the outputs.
builds: tool
	@Tests/Scripts/build-systems.sh

## Part of test: type-checks all code for iOS, and runs it on test doubles of UIKit and SwiftUI.
ios:
	@Tests/Scripts/ios-typecheck.sh
	@Tests/Scripts/ios-doubles.sh

SEARCHES = ShippedProof|TransitionTable|WalkTests|InvariantTests|FaultTests|Allocation
## Part of test: runs the unit tests, except the searches of `make check`.
unit: build
	@swift test --skip-build --disable-xctest $(STRICT) --skip '$(SEARCHES)'

## Part of check: validates the tool's SARIF, JUnit and JSON Schema output with PyPI packages.
formats: tool
	@Tests/Scripts/check-formats.sh
	@Tests/Scripts/check-schema.sh

## Part of check: compiles generated code in all language modes, and runs its tests as XCTest.
modes: tool
	@Tests/Scripts/language-modes.sh

## Part of check: pulls every preset in a preview page in a headless Chromium, which it installs.
browser: tool
	@Tests/Scripts/browser.sh

## Part of check: runs a million random events, or for SECONDS, on the doubles; SEED repeats a run.
world:
	@SECONDS_OF_WORLD='$(SECONDS)' SEED='$(SEED)' Tests/Scripts/ios-world.sh

## Part of check: injects bugs into the UIKit adapter, which the tests have to detect.
faults:
	@Tests/Scripts/ios-catches-faults.sh

## Part of check: edits generated controls; their tests have to detect 98.5% of the edits.
edits:
	@Tests/Scripts/harness-catches-edits.sh

## Part of check: runs the SwiftPM plugins, and compares their outputs with those of the tool.
plugins: tool
	@Tests/Scripts/plugins.sh

## Part of check: runs the exhaustive and random searches in an optimized build.
searches: needs
	@$(SEARCH) --filter '$(SEARCHES)|ParityTests'

## Part of check: generates controls from random specs, compiles them and runs their tests.
random: needs
	@Tests/Scripts/random-specs.sh

## Part of check: installs the tool into an empty root folder and runs it there.
installed: needs
	@Tests/Scripts/installed.sh

## Part of check: compares sizes and instruction counts with budgets; RECORD=1 sets the budgets.
budgets: needs
	@RECORD='$(RECORD)' Tests/Scripts/budgets.sh

## Builds the tool for debugging.
tool: needs
	@swift build --product refreshgen $(STRICT)

## Installs the headers of libyaml if they are missing.
needs:
	@Tests/Scripts/install-needs.sh

## Removes all build products.
clean:
	@rm -rf .build
