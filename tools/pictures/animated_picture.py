"""Films a page in the test browser, and writes the film as a small animated WebP."""

import base64
import io
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page

#: The README shows the film, so it must load quickly.
MOST_BYTES = 1_500_000
#: Frames closer than this are left out: twelve a second are smooth enough.
SHORTEST_MILLISECONDS = 80
#: How long the last frame stays, before the film begins again.
LAST_MILLISECONDS = 2_500
#: The README is hardly wider.
WIDTH = 960
QUALITIES = (75, 60, 45, 30)


class Film:
    """The frames of a page, each with the time at which it appeared."""

    def __init__(self) -> None:
        self._frames: list[tuple[float, bytes]] = []

    @contextmanager
    def record(self, page: Page) -> Iterator[None]:
        """Record every change of the page. The browser sends frames while the page is waited for."""
        session = page.context.new_cdp_session(page)

        def keep(event: dict[str, Any]) -> None:
            frame = base64.b64decode(event["data"])
            self._frames.append((event["metadata"]["timestamp"] * 1000, frame))
            session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

        session.on("Page.screencastFrame", keep)
        session.send("Page.startScreencast", {"format": "png", "maxWidth": WIDTH})
        yield
        session.send("Page.stopScreencast")
        session.detach()

    def save(self, path: Path) -> None:
        """Write the film at the best quality that is small enough."""
        images, durations = self._pictures()
        for quality in QUALITIES:
            images[0].save(
                path,
                save_all=True,
                append_images=images[1:],
                duration=durations,
                loop=0,
                quality=quality,
                method=4,
            )
            if path.stat().st_size <= MOST_BYTES:
                return
        raise ValueError(f"{path} is too large: film a shorter time")

    def _pictures(self) -> tuple[list[Image.Image], list[int]]:
        """The frames, and how many milliseconds each is shown."""
        kept: list[tuple[float, bytes]] = []
        for at, frame in self._frames:
            if kept and at - kept[-1][0] < SHORTEST_MILLISECONDS:
                kept[-1] = (kept[-1][0], frame)
            elif not kept or frame != kept[-1][1]:
                kept.append((at, frame))
        times = [at for at, _ in kept]
        durations = [round(after - at) for at, after in pairwise(times)]
        images = [Image.open(io.BytesIO(frame)).convert("RGB") for _, frame in kept]
        return images, [*durations, LAST_MILLISECONDS]
