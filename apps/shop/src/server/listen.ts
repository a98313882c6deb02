import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { SOCKET_ADDRESS_HEADER } from "@shop/api";
import { OperatorError } from "../operator-error.ts";
import type { SettingName } from "../settings/setting-definitions.ts";

/** Requests still running after this long are cut off, so that a stop ends within ten seconds. */
const DRAIN_MS = 6_000;
/** How often, while draining, connections that have become idle are closed. */
const IDLE_CHECK_MS = 50;
/** A caller that sends its headers or body more slowly than this is disconnected. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;

/** Idle connections stay open longer than proxies keep theirs (60 s), so that no proxy sends a request into one that is being closed. */
const KEEP_ALIVE_MS = 75_000;

export interface Listening {
  readonly port: number;
  /** From now on every connection closes after its response, so that a proxy keeps none open for a request that would come too late. */
  endConnections(): void;
  /** Accepts no new connection, lets running requests finish, cuts off those that hang. */
  close(): Promise<void>;
}

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Opens the socket. The socket's own address is passed on in a header that nobody outside can set. */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  options: { port: number; host: string; before?: Middleware; portSetting?: SettingName },
): Promise<Listening> {
  const answer = getRequestListener(fetch);
  let isEnding = false;
  const server = createServer((request, response) => {
    if (isEnding) response.shouldKeepAlive = false;
    if (hasSeveralHosts(request)) return void response.writeHead(400, { connection: "close" }).end();
    setSocketAddress(request);
    if (!options.before) return void answer(request, response);
    options.before(request, response, () => void answer(request, response));
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) =>
      reject(isPortTaken(error) ? portTaken(options.port, options.portSetting ?? "PORT") : error),
    );
    server.listen(options.port, options.host, resolve);
  });
  const endConnections = () => {
    isEnding = true;
  };
  return {
    port: (server.address() as AddressInfo).port,
    endConnections,
    close: () => {
      endConnections();
      return drain(server);
    },
  };
}

function isPortTaken(error: Error): boolean {
  return "code" in error && error.code === "EADDRINUSE";
}

function portTaken(port: number, setting: SettingName): OperatorError {
  return new OperatorError(
    `Port ${port} is taken by another process. Stop that one, or set ${setting} to another number.`,
  );
}

/** Node keeps the first Host header and drops the others; a proxy in front may have used another one. Source: RFC 9112, 3.2. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length > 1;
}

/** @hono/node-server builds its Request from rawHeaders, so the caller's own header of that name must go from both. */
function setSocketAddress({ rawHeaders, headers, socket }: IncomingMessage): void {
  const address = socket.remoteAddress ?? "";
  // From the end, because a removal shifts what comes after it.
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
    if (rawHeaders[index]?.toLowerCase() === SOCKET_ADDRESS_HEADER) rawHeaders.splice(index, 2);
  }
  rawHeaders.push(SOCKET_ADDRESS_HEADER, address);
  headers[SOCKET_ADDRESS_HEADER] = address;
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // A connection whose last response is sent now would stay open for the caller's next request.
    const closeIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    server.close(() => {
      clearTimeout(cutOff);
      clearInterval(closeIdle);
      resolve();
    });
    server.closeIdleConnections();
  });
}
