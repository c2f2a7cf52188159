"""Who speaks to this server over HTTP: their address, whose page they come from, and how much they may ask for."""

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address

from aiohttp import web

from maskenball.kernel import Malformed
from maskenball.server.run.limits import Bucket, Buckets, Limits
from maskenball.server.run.time import Time
from maskenball.server.secrets import same

KEY = "X-Maskenball-Key"
"""By which a process knows that another one of the same house asks."""
FOR = "X-Maskenball-For"
"""On whose behalf."""
LOCAL = re.compile(r"(localhost|127\.0\.0\.1|\[::1\])(:\d+)?", re.IGNORECASE)
HOUSEHOLD = 64
"""Bits of an IPv6 address that stand for one household: it has all addresses that begin with them."""
MOST_ADDRESS = 60
BURST_SECONDS = 60
"""What comes in this time may come at once: a server that was away is found again by all of a household."""


def household(address: str) -> str:
    """What counts as one address: of IPv6 the network, and an IPv4 address whichever way it is written."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:MOST_ADDRESS]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, HOUSEHOLD), strict=False))


def host_of(url: str) -> str:
    """The host, and the port if it has one."""
    return url.partition("://")[2].partition("/")[0]


class Callers:
    """Everybody who asks something of this server, by address."""

    def __init__(self, time: Time, limits: Limits, behind_proxy: bool, public_url: str, only_public: bool) -> None:
        """`behind_proxy`: it says whom it speaks for; `only_public`: no other host than that of the URL is served."""
        self._limits = limits
        self._behind_proxy = behind_proxy
        self._public = host_of(public_url)
        self._only_public = only_public
        self.key = ""
        """By which processes of the same house know each other."""
        self._sockets: Counter[str] = Counter()
        self.requests = Buckets(time, limits.requests_per_second, limits.requests_at_once)
        self.connecting = Buckets(time, limits.sockets_per_second, limits.sockets_per_second * BURST_SECONDS)
        self._guesses = Buckets(time, limits.wrong_guesses_per_minute / 60, limits.wrong_guesses_per_minute)
        self.messages = Buckets(time, limits.household_messages_per_second, 10 * limits.household_messages_per_second)
        self.entries = Buckets(time, limits.entries_per_minute / 60, limits.entries_per_minute)
        self.openings = Buckets(time, limits.rooms_per_hour / 3600, limits.rooms_per_hour)
        self.imports = Buckets(time, limits.records_per_day / 86400, limits.records_per_day)

    def address(self, request: web.Request) -> str:
        """Whose request this is. Of several lines the last one counts: the others come from whoever asks."""
        if self.from_peer(request):
            return request.headers.get(FOR, "")
        if self._behind_proxy:
            lines = request.headers.getall("X-Forwarded-For", [""])
            forwarded = lines[-1].rpartition(",")[2].strip()
            if forwarded:
                return household(forwarded)
        return household(request.remote or "")

    def from_peer(self, request: web.Request) -> bool:
        """Whether another process of this house asks, on somebody's behalf."""
        given = request.headers.get(KEY)
        return given is not None and bool(self.key) and same(given, self.key)

    def take(self, buckets: Buckets, request: web.Request) -> None:
        """One more, or it is too much."""
        if not buckets.of(self.address(request)).take():
            raise Malformed("too_fast")

    def guesses(self, request: web.Request) -> Bucket:
        """How many wrong codes and passwords are left."""
        return self._guesses.of(self.address(request))

    def local(self, request: web.Request) -> bool:
        """Whether it is asked on this very machine, and not on behalf of anybody else.

        How many messages come and when is nobody else's business: with one table on a server it tells how many picks
        a night turn had.
        """
        remote = (request.remote or "").partition("%")[0]
        forwarded = any(name in request.headers for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP", FOR))
        return bool(remote) and ip_address(remote).is_loopback and not forwarded and bool(LOCAL.fullmatch(request.host))

    def check_host(self, request: web.Request) -> None:
        """Behind a name there is one server: asked for as another, it would answer for pages that are not its own."""
        if self._only_public and request.host.lower() != self._public and not LOCAL.fullmatch(request.host):
            raise Malformed("foreign_host", host=self._public)

    def same_origin(self, request: web.Request) -> bool:
        """A page of somebody else must not speak for our users; what is no browser sends no Origin."""
        origin = request.headers.get("Origin")
        own = (request.headers.get("Host"), self._public)
        return origin is None or (bool(host_of(origin)) and host_of(origin) in own)

    @contextmanager
    def socket(self, request: web.Request) -> Iterator[None]:
        """While this lasts, one more socket of this address is open."""
        address = self.address(request)
        if self._sockets[address] >= self._limits.sockets_per_address or not self.connecting.of(address).take():
            raise Malformed("too_fast")
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
