"""Measures the tool: bench.py TOOL MODULES SCRATCH PEERS. bench.sh builds what this needs; PEERS is the folder of
the programs of PyPI, if they could be installed.

All times are processor times of all threads, so that they do not depend on the number of cores. They vary, so
a missed target is only shown: `make budgets` judges, by counts.
"""

import os
import pathlib
import shutil
import statistics
import subprocess
import sys

import corpus

tool, modules, scratch, peers = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), pathlib.Path(sys.argv[4])


def run(*command, folder=scratch, fails=False):
    """The processor seconds, the peak MiB and the exit code of a command."""
    process = subprocess.Popen(
        command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = code = os.waitstatus_to_exitcode(status)
    if code and not fails:
        sys.exit(f"error: {' '.join(map(str, command))} ended with {code}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10), code


# A new process counts the memory of its parent, so a bare one starts the command.
PEAK = """import os, sys
child = os.posix_spawn(sys.argv[1], sys.argv[1:], {}, file_actions=[(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)])
_, status, usage = os.wait4(child, 0)
print(usage.ru_maxrss)
sys.exit(os.waitstatus_to_exitcode(status))"""


def peak(*command):
    """The peak MiB of a command that may need less memory than this script."""
    output = subprocess.run([sys.executable, "-I", "-S", "-c", PEAK, *command], check=True, capture_output=True).stdout
    return int(output) / (2**20 if sys.platform == "darwin" else 2**10)


def seconds(*command, rounds=9, **options):
    """The median of several runs."""
    return statistics.median(run(*command, **options)[0] for _ in range(rounds))


def ratio(ours, reference, rounds=5):
    """The median of the ratios of two programs that run alternately; one run of each does not count."""
    pairs = [(ours(), reference()) for _ in range(rounds + 1)]
    return statistics.median(one / other for one, other in pairs[1:])


def show(name, figure, unit, limit, remark=""):
    """Prints a figure beside its target."""
    verdict = "" if figure <= limit else "  MISSED"
    print(f"{name:<58} {figure:8.2f} {unit:<3} target {limit:g}{verdict}{remark and f' ({remark})'}", flush=True)


def generate(listed):
    """The seconds to generate into a new folder."""
    out = scratch / "out"
    shutil.rmtree(out, ignore_errors=True)
    return run(tool, "generate", "--output", out, f"@{listed}")[0]


def write(name, text):
    """The path of a new file."""
    (scratch / name).write_text(text)
    return scratch / name


def specs():
    """One spec, which editors and hooks validate often, and many."""
    common, own = write("common.refresh.yml", corpus.spec(1)[1]), write("own.refresh.yml", corpus.OWN)
    show("validate one spec, cold process", seconds(tool, "validate", common, rounds=50) * 1000, "ms", 2.2)
    show("validate one spec, peak memory", peak(tool, "validate", common), "MiB", 15)
    show("validate one spec with a behavior of its own", seconds(tool, "validate", own) * 1000, "ms", 100)
    few, many = corpus.write(scratch / "few", 100), corpus.write(scratch / "many", 5000)
    show("validate 100 specs", seconds(tool, "validate", f"@{few}") * 1000, "ms", 20)
    show("generate 100 specs", statistics.median(generate(few) for _ in range(9)) * 1000, "ms", 60)
    events, empty, sizes = scratch / "events", scratch / "empty", scratch / "sizes"
    run(tool, "generate", "--output", sizes, f"@{many}")

    def reference():
        shutil.rmtree(empty, ignore_errors=True)
        empty.mkdir()
        return run(events, many, sizes, empty)[0]

    show("validate 5,000 specs / events in C",
         ratio(lambda: run(tool, "validate", f"@{many}")[0], lambda: run(events, many)[0]), "x", 8)
    show("generate 5,000 specs / events and writing in C", ratio(lambda: generate(many), reference), "x", 20)


def neighbors():
    """Ten specs whose outputs are in a folder with those of many others."""
    out = scratch / "neighbors"
    specs = corpus.write(scratch / "thousand", 1000)
    run(tool, "generate", "--output", out, f"@{specs}")
    ten = write("ten.list", "".join(f"{path}\n" for path in pathlib.Path(specs).read_text().split()[:10]))
    check = (tool, "generate", "--check", "--output", out, f"@{ten}")
    show("generate --check of 10 specs among 1,000 outputs", seconds(*check, rounds=3) * 1000, "ms", 100)


PEER = """
import json, sys, jsonschema, yaml
schema = jsonschema.Draft7Validator(json.load(open(sys.argv[1])))
for path in open(sys.argv[2]).read().splitlines():
    for spec in yaml.safe_load_all(open(path)):
        schema.validate(spec)
"""


def compared():
    """What teams have without the tool: a check of the syntax or of the schema."""
    if not (peers / "python").exists():
        return print("skipped: PyPI is out of reach, so that no peers are measured")
    few = corpus.write(scratch / "peers", 100)
    schema = write("spec.json", subprocess.run((tool, "schema", "spec"), capture_output=True, check=True).stdout.decode())
    files = pathlib.Path(few).read_text().split()
    for name, command in (
        ("PyYAML with jsonschema", (peers / "python", "-c", PEER, schema, few)),
        ("yamllint", (peers / "yamllint", "-d", "relaxed", *files)),
    ):
        show(f"validate 100 specs / {name}", ratio(lambda: run(tool, "validate", f"@{few}")[0],
             lambda command=command: run(*command)[0], rounds=3), "x", 0.1)


def hostile():
    """Files that strain a parser."""
    results = {name: run(tool, "validate", write(f"{name}.refresh.yml", text), fails=True)
               for name, text in corpus.hostile().items()}
    for part, what, unit, limit in ((0, "slowest", "s", 1), (1, "peak memory", "MiB", 64), (2, "exit code", "", 2)):
        # A signal is a negative code.
        worst = max(results, key=lambda name: abs(results[name][part]))
        show(f"1 MB of hostile input, {what}", abs(results[worst][part]), unit, limit, worst)


def versions():
    """Changes of the largest presets that a search finds at once, or late."""
    for name, preset, key, limit in (
        ("equal behaviors", "two-level-header", "opacity: followsPull", 1),
        ("a near difference", "two-level-header", "height: 70", 1),
        ("a far difference", "two-level-header", "timeout: none", 5),
        ("a difference after two refreshes", "mjrefresh-auto-footer", "trigger: {perDrag: 2}", 5),
        ("a proof that nothing differs", "modern-footer", "interruptible: false", 5),
    ):
        text = f"refreshgen: 1\ncontrol: Feed\npreset: {preset}\n"
        old, new = write("old.refresh.yml", text), write("new.refresh.yml", f"{text}{key}\n")
        show(f"diff, {name}", seconds(tool, "diff", old, new, rounds=3), "s", limit)
    folder = scratch / "versions"
    corpus.write(folder, 100)
    (folder / "refreshgen.yml").write_text('refreshgen: 1\nspecs: ["*.refresh.yml"]\noutput: Generated\n')
    git = ("git", "-c", "user.name=A", "-c", "user.email=a@example.com")
    for arguments in (("init", "--quiet"), ("add", "."), ("commit", "--quiet", "-m", "First")):
        run(*git, *arguments, folder=folder)
    show("diff, 100 unchanged specs against a revision", seconds(tool, "diff", "HEAD", rounds=3, folder=folder), "s", 2)


def compiling():
    """Twenty generated controls, and their tests, without optimization."""
    out = scratch / "compiled"
    run(tool, "generate", "--output", out, "--tests", out, f"@{corpus.write(scratch / 'twenty', 20)}")
    files = sorted(out.glob("*.swift"))
    compile = ("swiftc", "-c", "-Onone", "-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", "Controls",
               "-I", modules, "-o", scratch / "controls.o")
    alone = seconds(*compile, *[file for file in files if ".tests." not in file.name], rounds=3)
    show("compile 20 controls", alone, "s", 1)
    show("compile the tests of 20 controls", seconds(*compile, *files, rounds=3) - alone, "s", 1.8)


def runtime():
    """Clean builds of the runtime and of RefreshCore, as an app has them."""
    os.environ.pop("REFRESHGEN_CONTRIBUTOR", None)
    build = ("swift", "build", "--target", "RefreshRuntime", "--package-path", pathlib.Path().resolve(), "--scratch-path")
    for mode in ("debug", "release"):
        figure = run(*build, scratch / f"runtime-{mode}", "-c", mode)[0]
        show(f"build RefreshRuntime for {'debugging' if mode == 'debug' else 'release'}", figure, "s", 60)
    files = sorted(pathlib.Path("Sources/RefreshCore").resolve().rglob("*.swift"))
    compile = ("swiftc", "-c", "-O", "-wmo", "-parse-as-library", "-swift-version", "6", "-package-name", "refreshgen",
               "-module-name", "RefreshCore", "-o", scratch / "core.o")
    show("compile RefreshCore for an app", seconds(*compile, *files, rounds=3), "s", 12)


print(f"Processor times of all threads, on {os.cpu_count()} cores.")
for part in (specs, compared, hostile, neighbors, versions, compiling, runtime):
    part()
