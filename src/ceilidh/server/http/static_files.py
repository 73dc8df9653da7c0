"""Scripts, styles, typefaces and pictures of the pages."""

from __future__ import annotations

import os

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

# A browser that asks whether a file has changed shows its ETag. A first page asks for seventy
# files, so that each header weighs.
SPARED = ("last-modified", "accept-ranges")


class PublicFiles(StaticFiles):
    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        answer = super().file_response(full_path, stat_result, scope, status_code)
        for name in SPARED:
            del answer.headers[name]
        return answer
