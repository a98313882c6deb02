import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const POLL_MS = 100;
/** So many looks in a row have to fail before a process gets no more requests: a busy machine is late now and then. */
const FAILURES = 3;

export interface RollingProxy {
  readonly origin: string;
  /** Settles when the process on the port is, or is no longer, sent requests. */
  becomes(port: number, isReady: boolean): Promise<void>;
  /** Requests that didn't get through: method, path and why. */
  readonly lost: readonly string[];
  close(): Promise<void>;
}

/**
 * A minimal proxy: polls each process for `/readyz`, sends requests in turn to those that returned 200, keeps connections for the next
 * request, and retries nothing.
 */
export async function startRollingProxy(ports: readonly number[]): Promise<RollingProxy> {
  const ready = new Set<number>();
  const lost: string[] = [];
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const upstreams = ports.filter((port) => ready.has(port));
    turn += 1;
    const port = upstreams[turn % upstreams.length];
    const fail = (reason: string) => {
      lost.push(`${incoming.method} ${incoming.url} to ${port}: ${reason}`);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    };
    if (port === undefined) fail("no process is ready");
    else forward(agent, port, incoming, outgoing, fail);
  });
  const waiting: Array<() => boolean> = [];
  const closing = new AbortController();
  const watch = async (port: number) => {
    let failures = 0;
    while (!closing.signal.aborted) {
      failures = (await isReady(port)) ? 0 : failures + 1;
      if (failures === 0) ready.add(port);
      if (failures >= FAILURES) ready.delete(port);
      for (const settle of waiting.splice(0)) if (!settle()) waiting.push(settle);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };
  const watches = ports.map(watch);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    lost,
    becomes: (port, isReady) =>
      new Promise((resolve) => {
        waiting.push(() => {
          if (ready.has(port) === isReady) resolve();
          return ready.has(port) === isReady;
        });
      }),
    close: async () => {
      closing.abort();
      await Promise.all(watches);
      agent.destroy();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function forward(
  agent: Agent,
  port: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fail: (reason: string) => void,
): void {
  const { method, url, headers } = incoming;
  const upstream = request({ agent, host: "127.0.0.1", port, method, path: url, headers }, (response) => {
    const { connection: _hop, ...passedOn } = response.headers;
    outgoing.writeHead(response.statusCode ?? 502, passedOn);
    response.on("error", (error) => fail(error.message));
    response.pipe(outgoing);
  });
  upstream.on("error", (error) => fail(error.message));
  incoming.pipe(upstream);
}

async function isReady(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`);
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
