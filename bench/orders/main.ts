import { parseArgs } from "node:util";
import { createApp, createTestPaymentProvider, type Deps } from "@shop/api";
import { createFakeClock, createFakeRandom } from "@shop/kernel/testing";
import { signTestWebhook, TEST_SIGNATURE_HEADER } from "../../apps/api/src/test-provider/test-signature.ts";
import { createFakeDeps, createMemoryFileStorage } from "../../apps/api/src/testing/fake-deps.ts";
import { importTestContent } from "../../apps/api/src/testing/insert-rows.ts";
import { insertCoupon } from "../../apps/api/src/testing/insert-sales.ts";
import { findBrokenInvariants } from "../../apps/api/src/testing/invariants.ts";
import { runOrderStorm } from "../../apps/api/src/testing/order-storm.ts";
import { openThrowAwayDatabase } from "../open-throw-away-database.ts";

const WEBHOOK_SECRET = "the test provider's signing key in a storm";
const ORIGIN = "http://shop.test";
const AT_ONCE = 50;

const { values } = parseArgs({
  options: {
    engine: { type: "string", default: "pglite" },
    orders: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
  },
});
const { engine, orders, seed } = { engine: values.engine, orders: Number(values.orders), seed: Number(values.seed) };
if (engine !== "pglite" && engine !== "postgres")
  throw new Error(`--engine is "${engine}"; allowed: pglite, postgres.`);
const say = (line: string) => void process.stdout.write(`${line}\n`);

const database = await openThrowAwayDatabase(engine);
const errors: string[] = [];
const { deps, sendWebhook } = await createStormShop();
const verdicts: Array<[string, boolean]> = [];

say(`orders: ${orders}, webhooks of each repeated 1 to 5 times and shuffled, engine ${engine}, seed ${seed}`);
const maxUses = Math.max(1, Math.floor(orders / 3) - 1);
await insertCoupon(deps, { code: "STORM", percent: 10, maxUses });
const startedMs = performance.now();
const storm = await runOrderStorm({ deps, sendWebhook }, { orders, seed, atOnce: AT_ONCE, couponCode: "STORM" });
say(`${JSON.stringify(storm)} in ${((performance.now() - startedMs) / 1000).toFixed(0)} s`);
const fulfilled = await deps.db.selectFrom("orders").select("id").where("fulfilled_at", "is not", null).execute();
verdicts.push([`fulfilled once each: ${fulfilled.length} of ${orders}`, fulfilled.length === orders]);
verdicts.push([`every webhook was taken: ${storm.statuses[200]}`, storm.statuses[200] === storm.webhooks]);
verdicts.push([`no page showed an order half done: ${storm.halfDone} of ${storm.looks}`, storm.halfDone === 0]);

const broken = await findBrokenInvariants(deps.db);
verdicts.push([`broken invariants: ${broken.length}`, broken.length === 0]);
verdicts.push([`no error in the log: ${errors.length}`, errors.length === 0]);
for (const one of broken) say(`broken ${JSON.stringify(one)}`);
for (const error of errors.slice(0, 5)) say(`error ${error}`);
for (const [what, isGood] of verdicts) say(`${isGood ? "ok  " : "FAIL"} ${what}`);
await database.close();
process.exit(verdicts.every(([, isGood]) => isGood) ? 0 : 1);

async function createStormShop(): Promise<{ deps: Deps; sendWebhook: (body: unknown) => Promise<number> }> {
  const clock = createFakeClock();
  const fake = createFakeDeps(database.db, clock, createFakeRandom(), { origin: ORIGIN });
  const log: Deps["log"] = {
    info: () => undefined,
    warn: () => undefined,
    error: (fields, message) => void errors.push(JSON.stringify({ ...fields, message })),
  };
  const payments = createTestPaymentProvider({
    ...{ db: database.db, clock, log, origin: ORIGIN },
    random: fake.deps.random,
    shopName: fake.deps.settings.shopName,
    webhookSecret: WEBHOOK_SECRET,
    fonts: createMemoryFileStorage({}),
    deliver: async (request) => app.fetch(request),
  });
  const made: Deps = { ...fake.deps, log, payments };
  const app = createApp(made);
  await importTestContent(made);
  const send = async (body: unknown) => {
    const bytes = new TextEncoder().encode(JSON.stringify(body));
    const signature = signTestWebhook(WEBHOOK_SECRET, bytes, clock.nowMs());
    const headers = { [TEST_SIGNATURE_HEADER]: signature };
    const answer = await app.request("/payments/webhook/test", { method: "POST", headers, body: bytes });
    return answer.status;
  };
  return { deps: made, sendWebhook: send };
}
