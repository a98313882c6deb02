import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** What a small site returns for a path. */
export interface SiteResponse {
  readonly type?: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Site {
  readonly port: number;
  /** Of the site by one of its names: "127.0.0.1" or "localhost", which are different hosts to a browser. */
  origin(name: "127.0.0.1" | "localhost"): string;
  close(): Promise<void>;
}

/** Serves a site on this machine, under both of its names. */
export async function serveSite(
  respond: (path: string, request: IncomingMessage) => SiteResponse | null,
): Promise<Site> {
  const server = createServer((request, response) => {
    const found = respond(new URL(request.url ?? "/", "http://localhost").pathname, request);
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": `${found.type ?? "text/html"}; charset=utf-8`, ...found.headers });
    response.end(found.body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: (name) => `http://${name}:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
