# Runs the recipes for Azure Pipelines and GitLab as their runners do, in the git repository of the working
# folder: recipes.py PAGE AZURE_OR_GITLAB NAME=VALUE…
#
# The blocks of the page with one file name are one file: maps are merged, and lists are joined.
import os, re, subprocess, sys, yaml


def merged(old, new):
    if isinstance(old, dict) and isinstance(new, dict):
        return old | {key: merged(old[key], value) if key in old else value for key, value in new.items()}
    return old + new if isinstance(old, list) and isinstance(new, list) else new


def recipe(page, name):
    file = None
    for block in re.findall(r"```yaml\n# (\S+)\n(.*?)```", open(page).read(), re.DOTALL):
        if block[0] == name:
            file = merged(file, yaml.safe_load(block[1]))
    assert file, f"{page} has no {name}"
    return file


# GitLab: one shell that ends with the first line that fails.
def run_gitlab(page):
    job = recipe(page, ".gitlab-ci.yml")["refresh-controls"]
    script = "\n".join(job["script"])
    return subprocess.run(["bash", "-eo", "pipefail", "-c", script], env=os.environ | job["variables"]).returncode


# Azure: a shell for each step, which a variable in round brackets reaches as text; what a step prints in a
# certain form changes the path of those that follow.
def run_azure(page):
    pipeline = recipe(page, "azure-pipelines.yml")
    values = {"Pipeline.Workspace": os.environ["WORKSPACE"], "Agent.OS": "Linux", "System.AccessToken": "secret"}

    def filled(text):
        for name, value in values.items():
            text = text.replace(f"$({name})", value)
        return text

    values |= {name: filled(value) for name, value in pipeline["variables"].items()}
    os.makedirs(values["tool"], exist_ok=True)
    holds = {
        "ne(variables.HIT, 'true')": not os.listdir(values["tool"]),
        "eq(variables['Build.Reason'], 'PullRequest')": "SYSTEM_PULLREQUEST_TARGETBRANCH" in os.environ,
    }
    path = os.environ["PATH"]
    for step in pipeline["steps"]:
        if "task" in step:
            assert step["task"].startswith("Cache@"), step
        elif holds.get(step.get("condition"), True):
            env = {name: filled(value) for name, value in step.get("env", {}).items()}
            command = ["bash", "--noprofile", "--norc", "-c", filled(step["script"])]
            done = subprocess.run(command, env=os.environ | env | {"PATH": path}, stdout=subprocess.PIPE, text=True)
            print(done.stdout, end="")
            for folder in re.findall(r"##vso\[task\.prependpath\](.*)", done.stdout):
                path = f"{folder}:{path}"
            if done.returncode:
                return done.returncode
    return 0


os.environ |= dict(pair.split("=", 1) for pair in sys.argv[3:])
sys.exit({"gitlab": run_gitlab, "azure": run_azure}[sys.argv[2]](sys.argv[1]))
