# SPDX-License-Identifier: MIT
"""Tests what quadrille web serves, to whom, and what it refuses. Prints TAP."""
import http.client
import os
import pathlib
import re
import resource
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading

program = pathlib.Path(sys.argv[1], "quadrille").resolve()
scratch = pathlib.Path(tempfile.mkdtemp())
UNCONFINED = "quadrille: warning: the server runs without a sandbox: {}\n"
IS_SHIPPED = b"libseccomp" in program.read_bytes()  # sanitizers work in no sandbox, and need memory
CROWD = 2000
count = wrong = 0


def ok(good, words, seen=""):
    global count, wrong
    count += 1
    wrong += not good
    print("ok" if good else "not ok", count, "-", words)
    if not good and seen != "":
        print("#", repr(seen))


def same(words, expected, seen):
    ok(expected == seen, words, (expected, seen))


FILES = {
    "index.html": ("text/html; charset=utf-8", b"<!doctype html>"),
    "style.css": ("text/css; charset=utf-8", b"p{}"),
    "main.js": ("text/javascript; charset=utf-8", b"1"),
    "part.mjs": ("text/javascript; charset=utf-8", b"2"),
    "data.json": ("application/json", b"{}"),
    "manifest.webmanifest": ("application/manifest+json", b"{}"),
    "art/ball.svg": ("image/svg+xml", b"<svg/>"),
    "art/icon.png": ("image/png", b"\x89PNG"),
    "favicon.ico": ("image/x-icon", b"\0"),
    "words.txt": ("text/plain; charset=utf-8", b"w"),
    "quadrille.wasm": ("application/wasm", bytes(range(256)) * 2000),
    "weights.bin": ("application/octet-stream", b"\0\1\2"),
    "none": ("application/octet-stream", b""),
}
HEADERS = ["Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy", "Cross-Origin-Opener-Policy",
           "Cross-Origin-Resource-Policy", "Permissions-Policy", "Cache-Control"]


def make_page(folder):
    for name, (_, body) in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)


def hear_signals():
    """Restores signals that a shell ignores for its background jobs."""
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


class Serving:
    """A program that serves until the block ends; status is its exit code."""

    def __init__(self, *words, program=program, **environment):
        self.environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        self.environment.update(environment)
        self.words = [str(program), "web", "--port", "0", *map(str, words)]

    def __enter__(self):
        self.process = subprocess.Popen(self.words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=self.environment,
                                        preexec_fn=hear_signals)
        self.address = self.process.stdout.readline().strip()
        self.port = int(self.address.rsplit(":", 1)[1].rstrip("/"))
        return self

    def __exit__(self, *_):
        self.stop(signal.SIGTERM)

    def stop(self, number):
        self.process.send_signal(number)
        self.status = self.process.wait(60)
        self.errors = self.process.stderr.read()
        if not IS_SHIPPED:
            self.errors = self.errors.replace(UNCONFINED.format("Function not implemented"), "")

    def connect(self):
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)

    def ask(self, path, method="GET", headers={}, body=None):
        connection = self.connect()
        connection.putrequest(method, path, skip_accept_encoding=True)
        for name, value in headers.items():
            connection.putheader(name, value)
        if body is not None:
            connection.putheader("Content-Length", str(len(body)))
        try:
            connection.endheaders(body)
        except OSError:
            pass  # the server refused it before everything was sent
        response = connection.getresponse()
        text = response.read()
        connection.close()
        return response, text

    def send(self, text):
        """Sends the exact bytes; returns the first line of the answer, or
        nothing."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=60) as line:
            try:
                line.sendall(text)
                line.shutdown(socket.SHUT_WR)
                return line.recv(65536).split(b"\r\n")[0]
            except OSError:
                return b""


def refused(*words, **environment):
    done = subprocess.run([str(program), "web", *map(str, words)], capture_output=True, text=True, timeout=60,
                          env={**os.environ, **environment})
    return done.returncode, done.stdout, done.stderr


def is_refused(words, code, text, *arguments):
    status, out, err = refused(*arguments)
    ok(status == code and out == "" and text in err and err.count("\n") == 1, words, (status, out, err))


def test_files(serving):
    for name, (kind, body) in FILES.items():
        response, text = serving.ask("/" + name)
        ok((response.status, response.getheader("Content-Type"), text) == (200, kind, body), f"{name} is {kind}",
           (response.status, response.getheader("Content-Type"), text[:80]))
    response, text = serving.ask("/")
    same("the page itself needs no name", FILES["index.html"][1], text)
    same("a query after the name changes nothing", 200, serving.ask("/main.js?v=1#x")[0].status)
    same("letters may be percent-encoded", 200, serving.ask("/%6dain.js")[0].status)
    for path in ("/main.js%00", "/main.js%00.png", "/%00", "/%00main.js", "/index.html%00"):
        same(f"{path} is not found: its name has a zero byte", 404, serving.ask(path)[0].status)
    for path in ("/", "/main.js", "/no-such-file"):
        response, _ = serving.ask(path)
        ok(all(response.getheader(name) for name in HEADERS), f"{path} comes with all headers", response.getheaders())
    policy = serving.ask("/")[0].getheader("Content-Security-Policy")
    ok("default-src 'self'" in policy and "script-src 'self' 'wasm-unsafe-eval'" in policy, "scripts are the page's own", policy)
    ok("require-trusted-types-for 'script'" in policy, "no text becomes a script", policy)
    ok("unsafe-inline" not in policy and "'unsafe-eval'" not in policy and "*" not in policy, "no script is inline", policy)


def test_cache(serving):
    response, body = serving.ask("/main.js")
    tag = response.getheader("ETag")
    ok(tag and tag != serving.ask("/part.mjs")[0].getheader("ETag"), "files have tags of their own", tag)
    for words, sent, status in (("the same tag is not sent again", tag, 304), ("nor any of several", f'"x", {tag}', 304),
                                ("nor whatever there is", "*", 304), ("another tag is", '"0000000000000000"', 200),
                                ("no tag is, either", "x", 200)):
        response, text = serving.ask("/main.js", headers={"If-None-Match": sent})
        ok((response.status, text) == (status, body if status == 200 else b""), words, (response.status, text))
    response, text = serving.ask("/quadrille.wasm", method="HEAD")
    ok((response.status, text, response.getheader("Content-Length")) == (200, b"", str(256 * 2000)), "HEAD has no body",
       response.getheaders())


def test_paths(serving):
    outside = scratch / "secret.txt"
    outside.write_text("secret")
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/art/../../secret.txt", "//secret.txt", "/art/../main.js",
                 f"/{outside}", "/..\\secret.txt", "/main.js/", "/art", "/art/", "/.", "/link.txt", "/linked/secret.txt",
                 "/MAIN.JS", "/%", "/%zz", "/" + "a" * 6000, "/" + "../" * 1000 + "etc/passwd", "/index.html/../index.html"):
        response, text = serving.ask(path)
        ok(response.status in (400, 404, 414) and b"secret" not in text, f"{path[:40]} is not there", (response.status, text[:80]))


def test_hosts(serving):
    def asked(*lines):
        return serving.send(b"\r\n".join([b"GET / HTTP/1.1", *(line.encode() for line in lines), b"Connection: close", b"", b""]))

    for name in ("127.0.0.1", "localhost", "LocalHost", "[::1]"):
        same(f"{name} is a name of this machine", b"HTTP/1.1 200 OK", asked(f"Host: {name}:{serving.port}"))
    for host in ("example.org", f"example.org:{serving.port}", "127.0.0.1", "localhost", "127.0.0.1:80", f"127.0.0.1:0{serving.port}",
                 f"localhost.evil.example:{serving.port}", f"127.0.0.1:{serving.port}.evil.example", f"127.0.0.2:{serving.port}", ""):
        same(f"{host or 'an empty name'} is not served", b"HTTP/1.1 421 Misdirected Request", asked(f"Host: {host}"))
    ok(not asked().startswith(b"HTTP/1.1 2"), "nor is nobody")


class Drip:
    """Clients that send a byte each second until the block ends."""

    def __init__(self, port, count, text):
        self.lines = [socket.create_connection(("127.0.0.1", port), timeout=60) for _ in range(count)]
        for line in self.lines:
            line.sendall(text)
        self.enough = threading.Event()
        self.thread = threading.Thread(target=self.drip)

    def drip(self):
        while not self.enough.wait(1):
            for line in self.lines:
                try:
                    line.send(b"x")
                except OSError:
                    pass  # the server closed it

    def __enter__(self):
        self.thread.start()
        return self.lines

    def __exit__(self, *_):
        self.enough.set()
        self.thread.join()
        for line in self.lines:
            line.close()


def one_leaves(lines):
    """Waits until the server closes one of the connections."""
    while True:
        ready, _, _ = select.select(lines, [], [], 60)
        if not ready:
            return False
        for line in ready:
            try:
                if not line.recv(4096):
                    return True
            except ConnectionError:
                return True


def status_on(connection):
    """The status of an answer on an open connection, or 0 if the server closed it."""
    try:
        connection.request("GET", "/")
        response = connection.getresponse()
        response.read()
        return response.status
    except (http.client.HTTPException, OSError):
        return 0


def test_slow_clients(serving):
    head = f"GET /main.js HTTP/1.1\r\nHost: 127.0.0.1:{serving.port}\r\n".encode()
    for words, text in (("heads", head + b"X-Slow: "), ("bodies", head + b"Content-Length: 99999\r\n\r\n"),
                        ("connections that were answered once", head + b"\r\n" + head + b"X-Slow: ")):
        with Drip(serving.port, 64, text) as slow:
            same(f"64 slow {words} keep no other client out", [200] * 8, [serving.ask("/")[0].status for _ in range(8)])
            ok(one_leaves(slow), "one of them made way")
    with Drip(serving.port, 64, head + b"X-Slow: ") as slow:
        serving.ask("/")
        slow[-1].sendall(b"y\r\n\r\n")
        same("the last slow request can still be finished", b"HTTP/1.1 200 OK", slow[-1].recv(4096).split(b"\r\n")[0])
    with Drip(serving.port, 64, head + b"X-Slow: "):
        browser = serving.connect()
        statuses = []
        for _ in range(3):
            statuses.append(status_on(browser))
            serving.ask("/")
        same("a browser among them keeps its connection while others come", [200] * 3, statuses)
        browser.close()


def test_crowd(serving):
    """More connections than the server keeps, all open at once."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    crowd = [socket.create_connection(("127.0.0.1", serving.port), timeout=60) for _ in range(CROWD)]
    for nth, line in enumerate(crowd):
        try:
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost" if nth % 2 else b"\0nonsense\r\n")
        except OSError:
            pass  # it has made way already
    same(f"{CROWD} connections keep no other client out", [200] * 8, [serving.ask("/")[0].status for _ in range(8)])
    with open(f"/proc/{serving.process.pid}/status", encoding="ascii") as status:
        most = int(re.search(r"VmHWM:\s+(\d+)", status.read())[1])
    print(f"# {CROWD} connections: at most {most} KB")
    if IS_SHIPPED:
        ok(most < 32 << 10, "and need less than 32 MB", most)
    for line in crowd:
        line.close()
    same("the server serves when they are gone", 200, serving.ask("/")[0].status)


def test_methods(serving):
    for method in ("POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "FOO", "get"):
        response, _ = serving.ask("/", method=method)
        same(f"{method} is refused", (405, "GET, HEAD"), (response.status, response.getheader("Allow")))
    response, _ = serving.ask("/", method="POST", body=b"x" * 100000)
    same("POST with a body is refused", 405, response.status)
    host = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{serving.port}\r\nConnection: close\r\n".encode()
    for name, rest in (("a body", b"Content-Length: 5\r\n\r\nabcde"), ("pieces of a body", b"Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n"),
                       ("a body that never comes", b"Content-Length: 5\r\n\r\n")):
        same(f"GET with {name} is refused", b"HTTP/1.1 413", serving.send(host + rest)[:12])
    same("one with a body of nothing is answered", b"HTTP/1.1 200", serving.send(host + b"Content-Length: 0\r\n\r\n")[:12])


def test_noise(serving):
    noise = [b"\0" * 100, b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\n" + b"x: y\r\n" * 20000 + b"\r\n",
             b"G" * 100000, b"GET /" + b"a" * 200000 + b" HTTP/1.1\r\n\r\n", b"\r\n\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nabcde",
             b"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
             bytes(range(256)), b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"]
    for text in noise:
        line = serving.send(text)
        ok(not line.startswith(b"HTTP/1.1 2") and serving.ask("/")[0].status == 200, f"{text[:24]!r} does no harm", line)
    idle = [socket.create_connection(("127.0.0.1", serving.port)) for _ in range(50)]
    for line in idle[::2]:
        line.sendall(b"GET / HTTP/1.1\r\nHost")
    same("an unfinished request keeps no other client waiting", 200, serving.ask("/")[0].status)
    for line in idle:
        line.close()


def test_many(serving):
    connection = serving.connect()
    seen = []
    for _ in range(5):
        connection.request("GET", "/main.js")
        seen.append(connection.getresponse().read())
    connection.close()
    same("one connection can make several requests", [b"1"] * 5, seen)
    answers = []

    def ask_often():
        for _ in range(25):
            answers.append(len(serving.ask("/quadrille.wasm")[1]))

    threads = [threading.Thread(target=ask_often) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    same("many simultaneous requests are served", [512000] * 200, answers)
    with open("/proc/net/tcp", encoding="ascii") as table:
        listening = [line.split()[1] for line in table if line.split()[3] == "0A" and line.split()[1].endswith(f":{serving.port:04X}")]
    same("the server listens to this machine only", [f"0100007F:{serving.port:04X}"], listening)


def test_sandbox(serving):
    if not IS_SHIPPED:
        return
    for task in pathlib.Path(f"/proc/{serving.process.pid}/task").iterdir():
        status = (task / "status").read_text()
        ok("Seccomp:\t2\n" in status and "NoNewPrivs:\t1\n" in status, "each thread of the server is in the sandbox", status)
    same("the doctor knows that there is one", "available to the servers", doctor_on_sandbox())


def test_order(folder):
    """A library that only looks takes the place of the usual one."""
    if not IS_SHIPPED:
        return
    library = scratch / re.search(rb"libmicrohttpd\.so\.\d+", program.read_bytes())[0].decode()
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", library, pathlib.Path(__file__).with_name("web") / "idle_library.c"], check=True)
    same("nobody is answered before the server is in the sandbox",
         (4, "seccomp mode 2\n", "quadrille: can't serve: Cannot allocate memory\n"),
         refused("--port", 0, "--folder", folder, "--no-open", LD_LIBRARY_PATH=str(scratch)))


def doctor_on_sandbox(**environment):
    done = subprocess.run([str(program), "doctor"], capture_output=True, text=True, timeout=60, check=False, env={**os.environ, **environment})
    return re.search("^sandbox +ok +(.*)$", done.stdout, re.M)[1]


def test_no_sandbox(folder):
    """A kernel without seccomp: the server says so when it starts."""
    if not IS_SHIPPED:
        return
    library = scratch / "no_seccomp.so"
    source = scratch / "no_seccomp.c"
    source.write_text("int seccomp_load(void *filter) { (void)filter; return -38; }\n")
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", library, source], check=True)
    with open("/dev/full", "w", encoding="ascii") as full:
        for words in (["web", "--no-open", "--folder", str(folder)], ["3270"], ["mcp"]):
            done = subprocess.run([str(program), *words, "--port", "0"], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60,
                                  env={**os.environ, "LD_PRELOAD": str(library)})
            same(f"'{words[0]}' says that it runs without a sandbox", UNCONFINED.format("Function not implemented"), done.stderr.splitlines(True)[0])
    same("the doctor says so, too", "not available to the servers: Function not implemented", doctor_on_sandbox(LD_PRELOAD=str(library)))


def test_refusals(folder):
    for port in ("x", "-1", "65536", "1.5", "99999999999"):
        is_refused(f"port {port} is none", 2, f"invalid value '{port}' for --port; use a number from 0 to 65535", f"--port={port}", "--folder", folder)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        is_refused("a port that is taken", 4, f"can't listen on port {port}: Address already in use; choose another port with --port",
                   "--port", port, "--folder", folder)
    is_refused("a folder that is not there", 4, "no page found", "--folder", scratch / "none")
    empty = scratch / "empty"
    empty.mkdir()
    is_refused("a folder without a page", 4, "no page found", "--folder", empty)
    is_refused("a folder in a file", 4, f"{folder}/main.js/x: Not a directory", "--folder", folder / "main.js" / "x")
    is_refused("no folder", 4, "no page found", "--folder", "")
    is_refused("a word too many", 2, "unexpected argument 'kulki'; see 'quadrille help web'", "kulki")
    is_refused("an option of others", 2, "--seed can't be used with 'web'", "--seed", "1")
    with open("/dev/full", "w", encoding="ascii") as full:
        done = subprocess.run([str(program), "web", "--port", "0", "--folder", str(folder)], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
    ok(done.returncode == 4 and "can't write" in done.stderr, "an address that can't be told", done)


def test_ends(folder):
    for number, code in ((signal.SIGTERM, 143), (signal.SIGINT, 130), (signal.SIGHUP, 129)):
        with Serving("--folder", folder, "--no-open") as serving:
            line = socket.create_connection(("127.0.0.1", serving.port))
            serving.stop(number)
            line.close()
        same(f"{number.name} ends the server while a client is connected", (code, ""), (serving.status, serving.errors))
    with socket.create_server(("127.0.0.1", serving.port)):
        ok(True, "its port is free again")


def test_browser(folder):
    tools = scratch / "tools"
    tools.mkdir()
    pipe = scratch / "pipe"
    os.mkfifo(pipe)
    opener = tools / "xdg-open"
    opener.write_text(f'#!/bin/sh\necho "$@" >{pipe}\n')
    opener.chmod(0o755)
    path = f"{tools}:{os.environ['PATH']}"
    for display in ("DISPLAY", "WAYLAND_DISPLAY"):
        with Serving("--folder", folder, PATH=path, **{display: ":9"}) as serving:
            with open(pipe, encoding="ascii") as reader:
                same(f"a browser is opened where there is a {display}", serving.address, reader.read().strip())
    opener.write_text(f"#!/bin/sh\ntouch {scratch}/opened\n")
    for words, options, display in (("not without a screen", [], {}), ("nor unasked", ["--no-open"], {"DISPLAY": ":9"})):
        with Serving("--folder", folder, *options, PATH=path, **display) as serving:
            same(f"{words}: the server still serves", 200, serving.ask("/")[0].status)
        ok(not (scratch / "opened").exists(), words)
    with Serving("--folder", folder, PATH="/nowhere", DISPLAY=":9") as serving:
        same("the server works without xdg-open", 200, serving.ask("/")[0].status)


def test_places(folder):
    for name, place in (("installed", "share/quadrille/web"), ("built", "bin/../web/page")):
        home = scratch / name
        (home / "bin").mkdir(parents=True)
        shutil.copy(program, home / "bin/quadrille")
        shutil.copytree(folder, pathlib.Path(os.path.normpath(home / place)), symlinks=True)
        with Serving("--no-open", program=home / "bin/quadrille") as serving:
            same(f"the page is found {name}", 200, serving.ask("/main.js")[0].status)
    with Serving("--no-open", "--folder", f"{folder}///") as serving:
        same("trailing slashes of the folder do no harm", 200, serving.ask("/art/ball.svg")[0].status)
        (folder / "main.js").write_bytes(b"changed")
        same("the server serves the files that existed at its start", b"1", serving.ask("/main.js")[1])


def main():
    folder = scratch / "page"
    make_page(folder)
    (folder / "link.txt").symlink_to(scratch / "secret.txt")
    (folder / "linked").symlink_to(scratch)
    with Serving("--folder", folder, "--no-open") as serving:
        same("the server prints its address", f"http://127.0.0.1:{serving.port}/", serving.address)
        for test in (test_files, test_cache, test_paths, test_hosts, test_slow_clients, test_crowd, test_methods, test_noise, test_many, test_sandbox):
            test(serving)
    same("the server prints no errors", "", serving.errors)
    test_order(folder)
    test_no_sandbox(folder)
    test_refusals(folder)
    test_ends(folder)
    test_browser(folder)
    test_places(folder)
    shutil.rmtree(scratch)
    print(f"1..{count}")
    return 1 if wrong else 0


sys.exit(main())
