"""Making a table with options (§13) in the browser."""

import json
import subprocess
from pathlib import Path

from browser import NewUser, find_node
from regicide.notation.options import FORMS

ROOT = Path(__file__).parents[2]


def test_the_form_offers_every_option_of_the_notation(tmp_path: Path) -> None:
    """Node imports the module after TypeScript removed its types."""
    text = (ROOT / "web" / "src" / "shared" / "options.ts").read_text(encoding="utf-8")
    script = tmp_path / "show.mjs"
    typescript = ROOT / "web" / "node_modules" / "typescript" / "lib" / "typescript.js"
    script.write_text(
        f"import ts from {json.dumps(str(typescript))};\n"
        f"const source = {json.dumps(text)};\n"
        "const options = { module: 'ESNext', target: 'ES2022' };\n"
        "const code = ts.transpileModule(source, { compilerOptions: options }).outputText;\n"
        "const made = await import('data:text/javascript,' + encodeURIComponent(code));\n"
        "console.log(JSON.stringify(made.OPTIONS));\n",
        encoding="utf-8",
    )
    output = subprocess.run(
        [find_node(), str(script)], capture_output=True, text=True, check=True
    ).stdout
    offered = {each["name"]: set(each["values"]) for each in json.loads(output)}
    assert list(offered) == list(FORMS)
    assert offered == {name: set(values) for name, (_, values) in FORMS.items()}


def test_a_table_with_options_shows_them(new_user: NewUser) -> None:
    user = new_user("Maren")
    user.goto("/")
    page = user.page
    page.get_by_role("button", name="Open a table").first.tap()
    page.get_by_text("More options").tap()
    page.get_by_label("Hand size").select_option("+2")
    page.get_by_label("Overpaying").select_option("stop")
    page.get_by_role("dialog").locator("button.go").tap()
    page.wait_for_url("**/t/*")
    page.get_by_text("Hand size: +2").wait_for()
    page.get_by_text("Overpaying: Stop when covered").wait_for()
