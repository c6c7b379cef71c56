"""How uvicorn's sockets pack what they tell."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory


class Packed(WebSocketsSansIOProtocol):
    """A socket that remembers 32 kB of what it told.

    The pieces of pages that go over it are much alike; uvicorn's own remember 4 kB, and an update
    is more than twice as long. `memLevel` keeps a socket's memory at some 150 kB.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                client_max_window_bits=9, compress_settings={"level": 9, "memLevel": 5}
            )
        ]
