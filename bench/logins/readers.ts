import { type BenchVisitor, prepareCall, send } from "../api/prepared-calls.ts";

/** How many read at once, each with one call under way. */
const READERS = 4;

export interface Latencies {
  /** Calls, p50, p99 and the slowest, to be printed. */
  readonly text: string;
}

/** Readers of a product's page, who read on until they are stopped. */
export async function startReaders(
  port: number,
  visitor: BenchVisitor,
): Promise<{ stopAfter(ms: number): Promise<Latencies> }> {
  const { result } = await send(port, prepareCall("getAllProducts", visitor));
  const [product] = (result as { result: Array<{ name: string }> }).result;
  // Each reader from places of its own, so that none gets near its limit of calls.
  const callOf = (turn: number) =>
    prepareCall("getProductData", { ...visitor, address: `10.9.${turn % 200}.1` }, { name: product?.name });
  const durationsMs: number[] = [];
  let isStopped = false;
  const readers = Array.from({ length: READERS }, async (_, reader) => {
    for (let turn = reader; !isStopped; turn += READERS) {
      const call = callOf(turn);
      const startedMs = performance.now();
      await send(port, call);
      durationsMs.push(performance.now() - startedMs);
    }
  });
  return {
    stopAfter: async (ms) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      isStopped = true;
      await Promise.all(readers);
      return describe(durationsMs);
    },
  };
}

function describe(durationsMs: number[]): Latencies {
  const sorted = durationsMs.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
  return { text: `${sorted.length} calls, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms` };
}
