import {
  type BenchVisitor,
  logInVisitor,
  type PreparedCall,
  prepareCall,
  send,
  welcomeVisitors,
} from "../api/prepared-calls.ts";
import { type Latencies, summarise } from "../latencies.ts";
import { BENCH_PASSWORD } from "../shop-process/insert-customers.ts";

/** How many read at once, each with one call under way. */
const READERS = 4;
const CART_LINES = 3;
const READ_CALLS = ["getProductData", "getAllProducts", "getCart", "getOwnedProducts"] as const;

export type ReadFigures = Readonly<Record<(typeof READ_CALLS)[number] | "all", Latencies>>;

interface Reading {
  stopAfter(ms: number): Promise<ReadFigures>;
}

/** A customer, logged in, with some lines in the cart; reads what the shop's pages read. */
export async function prepareReader(port: number, email: string): Promise<() => Reading> {
  const [visitor] = await welcomeVisitors(port, 1);
  if (!visitor) throw new Error("There is no visitor to read with.");
  const customer = await logInVisitor(port, visitor, { email, password: BENCH_PASSWORD });
  const { result } = await send(port, prepareCall("getAllProducts", visitor));
  const products = (result as { result: Array<{ name: string; is_for_sale?: boolean }> }).result;
  for (const { name: product } of products.slice(0, CART_LINES)) {
    await send(port, prepareCall("addToCart", customer, { product, quantity: 1 }, true));
  }
  const requests = {
    getProductData: { name: products[0]?.name },
    getAllProducts: {},
    getCart: {},
    getOwnedProducts: {},
  };
  return () => startReaders(port, (name, turn) => prepareCall(name, fromElsewhere(customer, turn), requests[name]));
}

/** Each reader from places of its own, so that none gets near its limit of calls. */
function fromElsewhere(customer: BenchVisitor, turn: number): BenchVisitor {
  return { ...customer, address: `10.9.${turn % 200}.1` };
}

function startReaders(
  port: number,
  callOf: (name: (typeof READ_CALLS)[number], turn: number) => PreparedCall,
): Reading {
  const durationsMs = new Map(READ_CALLS.map((name) => [name, [] as number[]]));
  let isStopped = false;
  const read = async (reader: number) => {
    for (let turn = reader; !isStopped; turn += READERS) {
      const name = READ_CALLS[Math.floor(turn / READERS) % READ_CALLS.length] ?? READ_CALLS[0];
      const call = callOf(name, turn);
      const startedMs = performance.now();
      await send(port, call);
      durationsMs.get(name)?.push(performance.now() - startedMs);
    }
  };
  const readers = Array.from({ length: READERS }, (_, reader) => read(reader));
  return {
    stopAfter: async (ms) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      isStopped = true;
      await Promise.all(readers);
      const byCall = [...durationsMs].map(([name, durations]) => [name, summarise(durations)]);
      return { ...Object.fromEntries(byCall), all: summarise([...durationsMs.values()].flat()) };
    },
  };
}
