"""What a wheel of Tegel is made of: the page, and the library for one platform.

A wheel without a page would serve nothing: its build fails. A wheel without a library is for every
platform, and compiles or interprets what it runs.
"""

import os
import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = "src/tegel/server/page"


class Hook(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling before it builds a wheel or a source distribution."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Check that the page is there, and add the library that `make wheels` has made."""
        if version == "editable":
            return
        if not (Path(self.root) / PAGE / "index.html").is_file():
            sys.exit(
                f"tegel: {PAGE} is not there: a Tegel without its page can't serve anybody."
                " Build it with `make page`, in a clone of the sources, and try again."
            )
        library, platform = os.environ.get("TEGEL_LIBRARY"), os.environ.get("TEGEL_PLATFORM")
        if library and platform:
            build_data["force_include"][library] = "tegel/library"
            build_data["tag"] = f"py3-none-{platform}"
            build_data["pure_python"] = False


class Readme(MetadataHookInterface):
    """The README for who reads it elsewhere: its links and pictures lead to the sources."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Write links in full."""
        source = metadata["urls"]["Source"]
        raw = source.replace("github.com", "raw.githubusercontent.com")
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        text = re.sub(r"(!\[[^\]]*\])\((?!https?:)", rf"\1({raw}/main/", text)
        text = re.sub(r"(?<!!)(\[[^\]]*\])\((?!https?:|#)", rf"\1({source}/blob/main/", text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
