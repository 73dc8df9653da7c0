"""Scripts, styles, typefaces and pictures of the pages.

Pages name them with a version: `/static/<version>/page.css`. So a browser never asks for one again,
and after an upgrade never takes an old one. Files that import each other do so by relative paths
and stay within a version.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

VERSION = re.compile(r"[0-9a-f]{8}")
FOR_EVER = "max-age=31536000, immutable"
# Asked for by an old page, or from one of two servers while they are upgraded.
OTHER_VERSION = "no-cache"
# A browser that asks whether a file has changed shows its ETag. A first page asks for seventy
# files, so that each header weighs.
SPARED = ("last-modified", "accept-ranges")


class PublicFiles(StaticFiles):
    def __init__(self, directory: os.PathLike[str], version: str) -> None:
        super().__init__(directory=directory)
        self.version = version

    def get_path(self, scope: Scope) -> str:
        """The path of the file; whatever the version is, it is that of today."""
        path = super().get_path(scope)
        version, _, rest = path.partition(os.sep)
        return rest if VERSION.fullmatch(version) else path

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        answer = super().file_response(full_path, stat_result, scope, status_code)
        if isinstance(answer, FileResponse) and os.fspath(full_path).endswith(".css"):
            tag = {"etag": answer.headers["etag"]}
            answer = Response(_style(full_path), media_type="text/css", headers=tag)
        for name in SPARED:
            del answer.headers[name]
        self._say_how_long(answer.headers, super().get_path(scope).partition(os.sep)[0])
        return answer

    def _say_how_long(self, headers: MutableHeaders, version: str) -> None:
        """How long a browser may keep a file that was asked for by its version."""
        if version == self.version:
            headers["cache-control"] = FOR_EVER
            del headers["etag"]
        elif VERSION.fullmatch(version):
            headers["cache-control"] = OTHER_VERSION


def _style(path: str | os.PathLike[str]) -> str:
    """A stylesheet without its comments, which are a sixth of what it weighs."""
    first, *others = Path(path).read_text("utf-8").split("/*")
    return first + "".join([one.partition("*/")[2] for one in others])
