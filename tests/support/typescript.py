"""Runs a module of the browser game in Node, to compare it with the Python code."""

import json
import subprocess
from pathlib import Path
from typing import Any

from browser import ROOT, find_node

_TYPESCRIPT = ROOT / "web" / "node_modules" / "typescript" / "lib" / "typescript.js"


def evaluate(module: str, expression: str, given: Any, folder: Path) -> Any:
    """The value of an expression about `module` (web/src/…, without imports of values) and `given`."""
    source = (ROOT / "web" / "src" / module).read_text(encoding="utf-8")
    (folder / "given.json").write_text(json.dumps(given), encoding="utf-8")
    script = folder / "evaluate.mjs"
    script.write_text(
        f"import ts from {json.dumps(str(_TYPESCRIPT))};\n"
        "import { readFileSync } from 'node:fs';\n"
        f"const given = JSON.parse(readFileSync({json.dumps(str(folder / 'given.json'))}, 'utf8'));\n"
        f"const source = {json.dumps(source)};\n"
        "const options = { module: 'ESNext', target: 'ES2022' };\n"
        "const code = ts.transpileModule(source, { compilerOptions: options }).outputText;\n"
        "const module = await import('data:text/javascript,' + encodeURIComponent(code));\n"
        f"console.log(JSON.stringify({expression}));\n",
        encoding="utf-8",
    )
    output = subprocess.run(
        [find_node(), str(script)], capture_output=True, text=True, check=True
    ).stdout
    return json.loads(output)
