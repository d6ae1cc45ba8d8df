#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Lists links of a site's pages that lead nowhere: no such file, no such place on a page, or another server's
script, picture or style.
    links.py FOLDER"""

import pathlib
import sys
import urllib.parse
from html.parser import HTMLParser

site = pathlib.Path(sys.argv[1])


class Page(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.places, self.links, self.parts = {""}, [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.places.update(attributes[name] for name in ("id", "name") if attributes.get(name))
        for name in ("href", "src", "action"):
            if attributes.get(name):
                (self.links if tag in ("a", "form") else self.parts).append(attributes[name])


# Pages of games have addresses behind the # that are no places on them.
PLAYED = site / "play/index.html"
pages = {file: Page(file.read_text()) for file in site.rglob("*.html")}
for file, page in sorted(pages.items()):
    if file == PLAYED:
        continue
    for link in page.links + page.parts:
        parts = urllib.parse.urlsplit(link)
        if parts.scheme in ("http", "https", "mailto"):
            if link in page.parts:
                print(f"{file.relative_to(site)} loads {link}")
            continue
        target = (file.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else file.resolve()
        if target.is_dir():
            target /= "index.html"
        if link.startswith("/") or not target.is_file():
            print(f"{file.relative_to(site)} leads to {link}, which is no file")
        elif target != PLAYED.resolve() and target.suffix == ".html":
            other = pages[site / target.relative_to(site.resolve())]
            if urllib.parse.unquote(parts.fragment) not in other.places:
                print(f"{file.relative_to(site)} leads to {link}, which is no place")
