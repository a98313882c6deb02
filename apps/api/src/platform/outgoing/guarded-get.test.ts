import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createGuardedGet } from "./guarded-get.ts";

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A server on this machine, by its port. */
async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

const LOCAL = { allowsPrivate: true, maxBytes: 1000 };
const at = (url: string, signal = new AbortController().signal) => ({ url, headers: { accept: "text/plain" }, signal });
const namedAs =
  (...addresses: readonly string[]): LookupFunction =>
  (_name, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );

test("[API-08] a response is its status, its text and its headers", async () => {
  const seen: unknown[] = [];
  const port = await serve((request, response) => {
    seen.push(request.method, request.url, request.headers.accept, request.headers["accept-encoding"]);
    response.writeHead(404, { "x-wp-total": "7" }).end("Ümläut");
  });
  const origin = `http://127.0.0.1:${port}`;
  const answer = await createGuardedGet({ ...LOCAL, origin })(at(`${origin}/a?b=c`));
  expect([answer.status, answer.text, answer.header("x-wp-total"), answer.header("x-none")]).toEqual([
    404,
    "Ümläut",
    "7",
    null,
  ]);
  expect(seen).toEqual(["GET", "/a?b=c", "text/plain", "identity"]);
});

test("[API-08] another host, scheme or port than the configured one is rejected before a connection", async () => {
  const get = createGuardedGet({ ...LOCAL, origin: "http://127.0.0.1:9" });
  for (const url of ["http://127.0.0.1:8/", "https://127.0.0.1:9/", "http://localhost:9/", "file:///etc/passwd"]) {
    await expect(get(at(url))).rejects.toThrow("is another host than http://127.0.0.1:9");
  }
});

test("[API-08] a redirect isn't followed, to another host or within it", async () => {
  let calls = 0;
  const port = await serve((_request, response) => {
    calls += 1;
    response.writeHead(302, { location: "http://169.254.169.254/latest" }).end();
  });
  const origin = `http://127.0.0.1:${port}`;
  const answer = await createGuardedGet({ ...LOCAL, origin })(at(`${origin}/`));
  expect([answer.status, calls]).toEqual([302, 1]);
});

test("[API-08] an oversized response is rejected while it arrives, whatever length it states", async () => {
  let sent = 0;
  const port = await serve((_request, response) => {
    const more = () => {
      if (response.destroyed) return;
      sent += 400;
      response.write("a".repeat(400), () => setImmediate(more));
    };
    more();
  });
  const origin = `http://127.0.0.1:${port}`;
  await expect(createGuardedGet({ ...LOCAL, origin })(at(origin))).rejects.toThrow("larger than 1000 bytes");
  expect(sent).toBeLessThan(10_000_000);
});

test.each([
  ["http://127.0.0.1:9", "127.0.0.1 is a private address"],
  ["http://[::1]:9", "::1 is a private address"],
  ["http://[::ffff:7f00:1]:9", "::ffff:7f00:1 is a private address"],
  ["http://169.254.169.254", "169.254.169.254 is a private address"],
])("[API-08] %s is rejected unless private addresses are allowed", async (origin, reason) => {
  const get = createGuardedGet({ origin, allowsPrivate: false, maxBytes: 1000 });
  await expect(get(at(`${origin}/`))).rejects.toThrow(reason);
});

test("[API-08] a name that leads to a private address is rejected, even if it has a public one too", async () => {
  let calls = 0;
  const port = await serve((_request, response) => {
    calls += 1;
    response.end();
  });
  const origin = `http://blog.example:${port}`;
  for (const lookup of [namedAs("127.0.0.1"), namedAs("8.8.8.8", "127.0.0.1"), namedAs("fd00::1")]) {
    const get = createGuardedGet({ origin, allowsPrivate: false, maxBytes: 1000, lookup });
    await expect(get(at(`${origin}/`))).rejects.toThrow(/^blog\.example \(.*\) is a private address$/);
  }
  const allowed = createGuardedGet({ origin, ...LOCAL, lookup: namedAs("127.0.0.1") });
  expect((await allowed(at(`${origin}/`))).status).toBe(200);
  expect(calls).toBe(1);
});

test("[SAFE-25] a call that is never answered ends when it is aborted", async () => {
  const abort = new AbortController();
  const port = await serve(() => abort.abort());
  const origin = `http://127.0.0.1:${port}`;
  await expect(createGuardedGet({ ...LOCAL, origin })(at(origin, abort.signal))).rejects.toThrow("aborted");
});
