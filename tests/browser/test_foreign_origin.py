"""A page of another origin in a real browser: whatever it sends, a guest stays who he is, at his table."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser

from tests.browser.user import User
from tests.server.process import Server

FORM = """
<form method="post" action="{server}/api/{route}" enctype="text/plain" target="{target}">
  <input name='{{"name": "E' value='ve"}}'>
</form>
<iframe name="frame"></iframe>
"""
"""A form whose plain text reads as JSON."""
FETCHES = """
async ([server, table]) => {
  const said = [];
  const bodies = {
    "guests": {name: "Eve"},
    "sessions": {login: "eve", password: "correct horse"},
    "accounts": {login: "eve", password: "correct horse"},
    "tokens": {label: "stolen"},
    [`tables/${table}/leave`]: {},
    [`tables/${table}/chat`]: {text: "Eve was here"},
  };
  for (const [path, body] of Object.entries(bodies)) {
    const address = `${server}/api/${path}`;
    const asUser = {credentials: "include", body: JSON.stringify(body)};
    for (const type of ["text/plain", "application/json"]) {
      for (const headers of [{}, {"x-sacbe": "1"}]) {
        for (const method of ["POST", "DELETE", "PUT", "PATCH"]) {
          const options = {...asUser, method, mode: "cors", headers: {...headers, "content-type": type}};
          said.push(await fetch(address, options).then((answer) => answer.status, () => "refused"));
        }
      }
    }
    navigator.sendBeacon(address, JSON.stringify(body));
    await fetch(address, {...asUser, method: "POST", mode: "no-cors"});
  }
  return said;
}
"""
LISTEN = """
([server, table]) => new Promise((done) => {
  const socket = new WebSocket(`${server.replace("http", "ws")}/api/tables/${table}/live`);
  const heard = [];
  socket.onmessage = (message) => heard.push(JSON.parse(message.data).type);
  socket.onclose = () => done(heard);
})
"""


@contextmanager
def foreign_site(body: str) -> Iterator[str]:
    """A page of another origin: its address."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(f"<!doctype html><title>Free corn</title>{body}".encode())

        def log_message(self, *ignored: object) -> None:
            """Say nothing."""

    site = ThreadingHTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{site.server_port}"
    finally:
        site.shutdown()
        site.server_close()


class Guest:
    """A guest at a table, who then looks at a foreign page."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.window = User(browser, server)
        self.id: str = self.window.request("POST", "/guests", {"name": "Ana"})["id"]
        wanted = {"game": "mexica", "seats": [{"kind": "me"}, {"kind": "open"}]}
        self.table: str = self.window.request("POST", "/tables", wanted)["id"]

    def check(self) -> None:
        """The guest is the same, sits there, and has said nothing."""
        me = self.window.request("GET", "/me")
        assert (me["id"], me["name"], me["login"]) == (self.id, "Ana", None)
        assert self.window.state(self.table)["seat"] == 0
        assert self.window.request("GET", f"/tables/{self.table}/entries") == []
        assert self.window.request("GET", "/tokens") == []


# Another port of the same host is the same site for cookies; another name of the host is another site.
SITES = pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])


@SITES
@pytest.mark.parametrize("target", ["_self", "frame"])
@pytest.mark.parametrize("route", ["guests", "sessions"])
def test_a_form_of_a_foreign_page_replaces_no_guest(
    browser: Browser, server: Server, host: str, target: str, route: str
) -> None:
    guest = Guest(browser, server)
    page = guest.window.page
    with foreign_site(FORM.format(server=server.url, target=target, route=route)) as site:
        page.goto(site.replace("127.0.0.1", host))
        with page.expect_response(lambda answer: f"/api/{route}" in answer.url) as sent:
            page.evaluate("document.forms[0].submit()")
        assert sent.value.status == 403 and "set-cookie" not in sent.value.headers
    guest.check()


@SITES
def test_scripts_of_a_foreign_page_change_nothing(browser: Browser, server: Server, host: str) -> None:
    guest = Guest(browser, server)
    with foreign_site("") as site:
        guest.window.page.goto(site.replace("127.0.0.1", host))
        said = guest.window.page.evaluate(FETCHES, [server.url, guest.table])
        assert len(said) == 96 and set(said) == {"refused"}
        assert guest.window.page.evaluate(LISTEN, [server.url, guest.table]) == ["problem"]
    guest.check()
