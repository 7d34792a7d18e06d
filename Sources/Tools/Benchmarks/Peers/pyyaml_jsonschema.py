"""Reads specs with PyYAML's C loader and validates them against a JSON Schema: SCHEMA LIST."""

import functools
import json
import sys

import jsonschema
import regress
import yaml

# JSON Schema uses the regular expressions of JavaScript, which Python's module `re` does not support.
compiled = functools.cache(lambda expression: regress.Regex(expression, "u"))


def pattern(_validator, expression, text, _schema):
    if isinstance(text, str) and not compiled(expression).find(text):
        yield jsonschema.ValidationError(f"{text!r} does not match {expression!r}")


Validator = jsonschema.validators.extend(jsonschema.Draft7Validator, {"pattern": pattern})

schema, files = sys.argv[1:]
with open(schema, encoding="utf-8") as file:
    validator = Validator(json.load(file))
with open(files, encoding="utf-8") as file:
    for path in file.read().splitlines():
        with open(path, "rb") as spec:
            validator.validate(yaml.load(spec, Loader=yaml.CSafeLoader))
