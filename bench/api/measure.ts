import type { PreparedCall } from "./prepared-calls.ts";
import { press, toBytes } from "./press.ts";

/** How many connections press at once, each with one request under way. */
export const CONNECTIONS = 16;

export interface Figures {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Average bytes of one response with its headers. */
  readonly bytes: number;
  readonly responses: number;
}

interface Tally {
  readonly latenciesMs: number[];
  bytes: number;
}

/**
 * Presses for so many seconds with the given calls, dealt out to the connections: none is sent by two of them, and none
 * twice while there are enough. Their bytes are made before the clock starts. A response other than 200 ends the bench.
 */
export async function measure(port: number, calls: readonly PreparedCall[], seconds: number): Promise<Figures> {
  const dealt = Array.from({ length: CONNECTIONS }, (_, connection) =>
    calls.filter((_call, index) => index % CONNECTIONS === connection).map((call) => toBytes(port, call)),
  );
  const tally: Tally = { latenciesMs: [], bytes: 0 };
  const startedMs = performance.now();
  const untilMs = startedMs + seconds * 1000;
  await Promise.all(dealt.map((requests) => pressFor(port, requests, untilMs, tally)));
  const tookSeconds = (performance.now() - startedMs) / 1000;
  const sorted = Float64Array.from(tally.latenciesMs).sort();
  const responses = sorted.length;
  const at = (part: number) => sorted[Math.min(responses - 1, Math.floor(responses * part))] ?? 0;
  return {
    perSecond: responses / tookSeconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    bytes: tally.bytes / responses,
    responses,
  };
}

/** One connection; a response other than 200 ends the bench. */
function pressFor(port: number, requests: readonly Buffer[], untilMs: number, tally: Tally): Promise<void> {
  let turn = 0;
  return press(port, {
    next: () => (performance.now() >= untilMs ? null : (requests[turn++ % requests.length] ?? null)),
    received: ({ status, ms, bytes }) => {
      if (status !== 200) throw new Error(`The server responded with ${status}.`);
      tally.bytes += bytes;
      tally.latenciesMs.push(ms);
      return 0;
    },
  });
}
