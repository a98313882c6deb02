import { createHash } from "node:crypto";
import { createFakeRandom, type FakeClock } from "@shop/kernel/testing";
import { reconcileOrders } from "../../payments/reconcile-orders.ts";
import { deleteExpired } from "../../personal-data/delete-expired.ts";
import type { Deps } from "../../ports/deps.ts";
import type { TestPaymentProvider } from "../../test-provider/create-test-payment-provider.ts";
import { absorbAnswer } from "./absorb-answer.ts";
import { createChance } from "./chance.ts";
import { createFuzzWorld, tendFuzzWorld } from "./fuzz-world.ts";
import { type PlannedCall, planCall } from "./plan-call.ts";
import { sendPlanned } from "./send-planned.ts";

/** How much of the shop's time passes with each call: its hours and limits take part, and a place isn't used up. */
const MS_PER_CALL = 300;
const TEND_EVERY = 250;
const CLEAN_EVERY = 5_000;

export interface FuzzShop {
  readonly deps: Deps;
  readonly clock: FakeClock;
  readonly provider: TestPaymentProvider;
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

export interface FuzzFault {
  /** Its number in the run: with the seed, how to see it again. */
  readonly index: number;
  readonly what: string;
  readonly call: Pick<PlannedCall, "kind" | "operation" | "path" | "method" | "headers" | "transfer">;
  readonly body: string;
}

export interface FuzzReport {
  readonly sent: number;
  /** The number of responses per status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Of each operation, how many calls reached it in an envelope of its own. */
  readonly operations: Readonly<Record<string, number>>;
  readonly kinds: Readonly<Record<string, number>>;
  readonly faults: readonly FuzzFault[];
  /** Over all that was sent: one at a time, two runs of one seed on new databases have the same. */
  readonly digest: string;
}

export interface FuzzOptions {
  readonly seed: number;
  readonly count: number;
  /** Calls under way at once. More than one races, and what is sent then hangs on who wins. */
  readonly atOnce?: number;
  /** Called after each hundredth of the run. */
  readonly onProgress?: (sent: number) => void;
  /** Sends further calls of its own, over a socket say, before the books are closed. */
  readonly afterwards?: (plan: () => PlannedCall) => Promise<void>;
}

/**
 * Sends calls generated from a seed to a shop, and returns the results. Afterwards the provider's events are delivered and one
 * reconciliation runs.
 */
export async function runFuzz(shop: FuzzShop, options: FuzzOptions): Promise<FuzzReport> {
  const { deps, clock, provider } = shop;
  const { count, atOnce = 1 } = options;
  const chance = createChance(createFakeRandom(options.seed));
  const world = await createFuzzWorld(deps);
  const tally = createTally();
  const plan = () => planCall(chance, world, deps.settings);
  const step = Math.max(1, Math.floor(count / 100));
  for (let sent = 0; sent < count; ) {
    const calls = Array.from({ length: Math.min(atOnce, count - sent) }, plan);
    const responses = await Promise.all(calls.map((call) => sendPlanned(shop.fetch, deps.settings.origin, call)));
    for (const [index, call] of calls.entries()) await tally.add(sent + index, call, responses[index]);
    clock.advance(MS_PER_CALL * calls.length);
    const before = sent;
    sent += calls.length;
    const passed = (every: number) => Math.floor(before / every) < Math.floor(sent / every);
    if (passed(TEND_EVERY)) await tendFuzzWorld(deps, world, provider, Math.floor(sent / TEND_EVERY));
    if (passed(CLEAN_EVERY)) await deleteExpired(deps);
    if (passed(step)) options.onProgress?.(sent);
  }
  await options.afterwards?.(plan);
  await provider.runDueWork();
  await reconcileOrders(deps, { isComplete: true });
  return tally.report();
}

function createTally() {
  const statuses: Record<string, number> = {};
  const operations: Record<string, number> = {};
  const kinds: Record<string, number> = {};
  const faults: FuzzFault[] = [];
  const hash = createHash("sha256");
  let sent = 0;
  const count = (into: Record<string, number>, name: string) => {
    into[name] = (into[name] ?? 0) + 1;
  };
  return {
    add: async (index: number, call: PlannedCall, response: Response | undefined) => {
      if (!response) return;
      sent += 1;
      count(statuses, String(response.status));
      count(kinds, call.kind);
      if (call.operation) count(operations, call.operation);
      hash.update(`${call.method} ${call.path}\n${JSON.stringify(call.headers)}\n`).update(call.body);
      const what = await absorbAnswer(call, response);
      if (what === null) return;
      const { kind, operation, path, method, headers, transfer } = call;
      const body = Buffer.from(call.body).toString("utf8").slice(0, 2_000);
      faults.push({ index, what, call: { kind, operation, path, method, headers, transfer }, body });
    },
    report: (): FuzzReport => ({ sent, statuses, operations, kinds, faults, digest: hash.digest("hex").slice(0, 16) }),
  };
}
