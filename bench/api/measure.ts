import { connect } from "node:net";
import type { PreparedCall } from "./prepared-calls.ts";

/** How many connections press at once, each with one request under way. */
export const CONNECTIONS = 16;

export interface Figures {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Bytes of one answer with its headers, on average. */
  readonly bytes: number;
  readonly answered: number;
}

interface Tally {
  readonly latenciesMs: number[];
  bytes: number;
}

const HEADERS_END = "\r\n\r\n";

/**
 * Presses for so many seconds with the given calls, dealt out to the connections: none is sent by two of them, and none
 * twice while there are enough. Their bytes are made before the clock starts. An answer other than 200 ends the bench.
 */
export async function measure(port: number, calls: readonly PreparedCall[], seconds: number): Promise<Figures> {
  const dealt = Array.from({ length: CONNECTIONS }, (_, connection) =>
    calls.filter((_call, index) => index % CONNECTIONS === connection).map((call) => toBytes(port, call)),
  );
  const tally: Tally = { latenciesMs: [], bytes: 0 };
  const startedMs = performance.now();
  const untilMs = startedMs + seconds * 1000;
  await Promise.all(dealt.map((requests) => press(port, requests, untilMs, tally)));
  const tookSeconds = (performance.now() - startedMs) / 1000;
  const sorted = Float64Array.from(tally.latenciesMs).sort();
  const answered = sorted.length;
  const at = (part: number) => sorted[Math.min(answered - 1, Math.floor(answered * part))] ?? 0;
  return {
    perSecond: answered / tookSeconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    bytes: tally.bytes / answered,
    answered,
  };
}

function toBytes(port: number, { method, path, headers, body }: PreparedCall): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, `host: 127.0.0.1:${port}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  return Buffer.from(`${lines.join("\r\n")}\r\ncontent-length: ${Buffer.byteLength(body)}${HEADERS_END}${body}`);
}

/** One connection: sends a request, waits for all of its answer, sends the next. */
function press(port: number, requests: readonly Buffer[], untilMs: number, tally: Tally): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    let turn = 0;
    let sentMs = 0;
    let head = "";
    let missing = -1;
    const next = () => {
      sentMs = performance.now();
      if (sentMs >= untilMs) return void socket.end();
      head = "";
      missing = -1;
      socket.write(requests[turn % requests.length] ?? "");
      turn += 1;
    };
    socket.on("connect", next);
    socket.on("error", reject);
    socket.on("close", () => resolve());
    socket.on("data", (chunk: Buffer) => {
      tally.bytes += chunk.length;
      if (missing < 0) {
        head += chunk.toString("latin1");
        const end = head.indexOf(HEADERS_END);
        if (end < 0) return;
        const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end + 2))?.[1];
        if (!head.startsWith("HTTP/1.1 200 ") || length === undefined) {
          socket.destroy(new Error(`The server answered ${head.slice(0, 300)}`));
          return;
        }
        missing = Number(length) - (head.length - end - HEADERS_END.length);
      } else missing -= chunk.length;
      if (missing > 0) return;
      tally.latenciesMs.push(performance.now() - sentMs);
      next();
    });
  });
}
