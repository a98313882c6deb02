import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A marketing host of the operator's: takes every call, and lists what it got, under the id that makes it one. */
export interface MarketingSink {
  readonly url: string;
  /** The bodies of the calls about an address, by their ids; a call that came twice is there twice. */
  callsOf(email: string): ReadonlyMap<string, readonly string[]>;
  close(): Promise<void>;
}

export async function startMarketingSink(): Promise<MarketingSink> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => {
      body += part;
    });
    request.on("end", () => {
      bodies.push(body);
      response.setHeader("content-type", "application/json").end('{"success":true}');
    });
    // The shop is killed while it speaks.
    request.on("error", () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    callsOf: (email) => {
      const calls = new Map<string, string[]>();
      for (const body of bodies) {
        const { user_email, event_id, batch_id } = JSON.parse(body) as Readonly<Record<string, string | undefined>>;
        const id = event_id ?? batch_id ?? "";
        if (user_email === email) calls.set(id, [...(calls.get(id) ?? []), body]);
      }
      return calls;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
