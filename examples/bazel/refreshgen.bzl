"""Generates refresh controls with Bazel."""

_SUFFIX = ".refresh.yml"

def _refreshgen_impl(ctx):
    project = ctx.file.project
    controls = []
    tests = []
    catalogs = []
    for spec in ctx.files.specs + ctx.files.translated_specs:
        if not spec.basename.endswith(_SUFFIX):
            fail("%s is no spec: its name has to end with %s" % (spec.path, _SUFFIX))
        stem = spec.basename[:-len(_SUFFIX)] + ".refresh"
        controls.append(ctx.actions.declare_file("%s/%s.swift" % (ctx.label.name, stem)))
        if ctx.attr.harness:
            name = "%s/%s.tests.swift" % (ctx.label.name, stem)
            tests.append(ctx.actions.declare_file(name))
        if spec in ctx.files.translated_specs:
            name = "%s/%s.xcstrings" % (ctx.label.name, stem)
            catalogs.append(ctx.actions.declare_file(name))

    arguments = ctx.actions.args()
    arguments.add("generate")
    arguments.add("--quiet")
    arguments.add("--output", controls[0].dirname)
    arguments.add("--jobs", "1")
    if project:
        arguments.add("--project", project)
    if ctx.attr.module:
        arguments.add("--module", ctx.attr.module)
    if ctx.attr.harness:
        arguments.add("--tests", controls[0].dirname)
    else:
        arguments.add("--no-tests")
    arguments.add_all(ctx.files.specs)
    arguments.add_all(ctx.files.translated_specs)

    # Thousands of specs are more than a command line holds; the tool reads the rest from '@file'.
    arguments.use_param_file("@%s")
    arguments.set_param_file_format("multiline")

    ctx.actions.run(
        executable = ctx.executable._tool,
        arguments = [arguments],
        inputs = ctx.files.specs + ctx.files.translated_specs + ctx.files.templates +
                 ([project] if project else []),
        outputs = controls + tests + catalogs,
        mnemonic = "Refreshgen",
        progress_message = "Generating refresh controls of %s" % ctx.label,
    )
    return [
        DefaultInfo(files = depset(controls + tests + catalogs)),
        OutputGroupInfo(
            controls = depset(controls),
            tests = depset(tests),
            catalogs = depset(catalogs),
        ),
    ]

refreshgen = rule(
    implementation = _refreshgen_impl,
    doc = """Generates controls, and their tests, from specs.

The output groups `controls`, `tests` and `catalogs` are what `swift_library`, `swift_test` and the
resources of an app take, each through a `filegroup`.
""",
    attrs = {
        "specs": attr.label_list(
            doc = "Specs without translations.",
            allow_files = [_SUFFIX],
        ),
        "translated_specs": attr.label_list(
            doc = "Specs with `locales`, which come out with a String Catalog.",
            allow_files = [_SUFFIX],
        ),
        "project": attr.label(
            doc = "The project file.",
            allow_single_file = [".yml"],
        ),
        "templates": attr.label_list(
            doc = "The templates that the project file names, if it names any.",
            allow_files = True,
        ),
        "module": attr.string(doc = "The module that the tests import."),
        "harness": attr.bool(doc = "Whether there are to be tests.", default = True),
        "_tool": attr.label(
            default = "@refreshgen//:refreshgen",
            executable = True,
            allow_single_file = True,
            cfg = "exec",
        ),
    },
)

def _refreshgen_installed_impl(repository):
    tool = repository.which("refreshgen")
    if not tool:
        fail("there is no refreshgen on the PATH; 'make install' in its own folder puts it there")
    repository.symlink(tool, "refreshgen")
    repository.file(
        "BUILD.bazel",
        """exports_files(["refreshgen"], visibility = ["//visibility:public"])\n""",
    )

refreshgen_installed = repository_rule(
    implementation = _refreshgen_installed_impl,
    doc = "The refreshgen that is installed on this machine.",
    environ = ["PATH"],
    local = True,
)
