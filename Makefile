# Everything there is to do with this project. `make demo` and `make test` need nothing but a Swift
# toolchain; what else is missing, they install.

SWIFT ?= swift
STRICT = --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors

.PHONY: demo test lint generated formats modes edits builds random ios conformance deviations bench budgets install installed soak proofs needs clean

## Generates an example into a folder of its own and shows what came out.
demo: needs
	@$(SWIFT) build --product refreshgen
	@rm -rf .build/demo && mkdir -p .build/demo
	@cp examples/controls/feed.refresh.yml .build/demo/
	@echo '--- refreshgen generate .build/demo/feed.refresh.yml'
	@.build/debug/refreshgen generate .build/demo/feed.refresh.yml
	@echo '--- .build/demo/feed.refresh.swift'
	@cat .build/demo/feed.refresh.swift

## Runs all checks and tests.
test: needs lint
	@$(SWIFT) build --build-tests $(STRICT)
	@Tests/Scripts/embedded-core.sh
	@$(MAKE) --no-print-directory generated
	@$(MAKE) --no-print-directory formats
	@$(MAKE) --no-print-directory modes
	@$(MAKE) --no-print-directory edits
	@$(MAKE) --no-print-directory builds
	@$(MAKE) --no-print-directory ios
	@$(MAKE) --no-print-directory soak
	@$(MAKE) --no-print-directory random
	@$(MAKE) --no-print-directory installed
	@$(MAKE) --no-print-directory budgets
	@$(SWIFT) test --disable-xctest $(STRICT)

## Checks that what is committed under examples is what refreshgen generates.
generated:
	@Tests/Scripts/examples-up-to-date.sh

## Checks what the tool writes by the tools of others: SARIF, JUnit, JSON Schema.
formats:
	@Tests/Scripts/check-formats.sh
	@Tests/Scripts/check-schema.sh

## Compiles what is generated in every mode of the language that apps use, and runs it as XCTest.
modes:
	@Tests/Scripts/language-modes.sh

## Runs the tool in make, ninja, Bazel and SwiftPM's plugins, and compares what comes out.
builds:
	@Tests/Scripts/build-systems.sh
	@Tests/Scripts/plugins.sh

## Edits generated controls by hand, so to speak, and counts how many edits their tests notice.
edits:
	@Tests/Scripts/harness-catches-edits.sh

## Generates from specs that use the whole language at random, and runs what comes out.
random: needs
	@Tests/Scripts/random-specs.sh

## Type-checks what runs on iOS for iOS, and runs it on doubles of UIKit and SwiftUI.
ios:
	@Tests/Scripts/ios-typecheck.sh
	@Tests/Scripts/ios-doubles.sh
	@Tests/Scripts/ios-catches-faults.sh

## Checks the format of all Swift that is written by hand, and of what is generated.
lint:
	@$(SWIFT) format lint --strict --recursive Package.swift Sources Templates Tests examples
	@Tests/Scripts/lint-scripts.sh

## Compares the presets with recordings of the real libraries; TRACES is the folder of others.
TRACES ?= Tests/Fixtures/conformance
conformance: needs
	@$(SWIFT) build --product conformance
	@.build/debug/conformance $(TRACES)

## Writes the table of deviations anew.
deviations: needs
	@$(SWIFT) build --product conformance
	@.build/debug/conformance --deviations Tests/Fixtures/conformance >Tests/Conformance/DEVIATIONS.md

## Installs the tool, linked to need nothing else, and its completions; PREFIX and DESTDIR say where.
PREFIX ?= /usr/local
install: needs
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Tests/Scripts/install.sh

## Installs the tool into a folder of its own and uses it where nothing else is.
installed:
	@Tests/Scripts/installed.sh

## Compares counts that have no noise with their budgets; RECORD=1 writes the budgets anew.
budgets: needs
	@RECORD=$(RECORD) Tests/Scripts/budgets.sh

## Measures the tool by programs in C, prints each figure beside its target, and fails if one is short.
bench: needs
	@Tests/Scripts/bench.sh

## Runs the searches that need an optimized build: proofs, random sequences, allocations.
soak: needs
	@$(SWIFT) test -c release -Xswiftc -enable-testing --disable-xctest --filter '$(SEARCHES)'

SEARCHES = Prover|ShippedProof|WalkTests|InvariantTests|FaultTests|Allocation

## Proves the behaviours that specs mostly have, and writes down that they are.
proofs: needs
	@REFRESHGEN_RECORD=1 $(SWIFT) test -c release -Xswiftc -enable-testing --disable-xctest \
		--filter 'ShippedProofTests/table' || true
	@$(SWIFT) format -i Sources/RefreshSpec/Prover/ShippedProofs+Table.swift

## Installs libyaml's headers where they are missing.
needs:
	@Tests/Scripts/install-needs.sh

clean:
	@rm -rf .build
