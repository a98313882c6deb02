// npm run bench -- activity [--seconds 10] [--at-once 16]: events a second that the activity call stores, beside bare inserts of the same rows.
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { createApp, type Deps } from "@shop/api";
import { createFakeClock, createFakeRandom } from "@shop/kernel/testing";
import { sql } from "kysely";
import { createFakeDeps } from "../../apps/api/src/testing/fake-deps.ts";
import { insertUser, startSession } from "../../apps/api/src/testing/insert-rows.ts";
import { openThrowAwayDatabase } from "../open-throw-away-database.ts";

const ORIGIN = "http://shop.test";
const PATH = "/wp-json/fa-drip/v1/track-activity-session";
const EVENTS_A_BATCH = 100;
/** So many customers that none gets near its limit of batches in ten minutes. */
const CUSTOMERS = 500;
const BATCHES_A_CUSTOMER = 100;
const WARM_UP_MS = 2000;

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "10" }, "at-once": { type: "string", default: "16" } },
});
const seconds = Number(values.seconds);
const atOnce = Number(values["at-once"]);

interface Customer {
  readonly id: string;
  readonly cookie: string;
  readonly address: string;
}

const database = await openThrowAwayDatabase("postgres");
const { deps } = createFakeDeps(database.db, createFakeClock(), createFakeRandom(), { origin: ORIGIN });
const app = createApp({ ...deps, log: { info: () => {}, warn: () => {}, error: console.error } } satisfies Deps);
const customers = await Promise.all(Array.from({ length: CUSTOMERS }, (_, index) => newCustomer(index)));
await sql`create table bare_events (user_id uuid not null, event_id uuid not null, type text not null, data jsonb not null,
  context jsonb not null, occurred_at timestamptz not null, received_at timestamptz not null, primary key (user_id, event_id))`.execute(
  database.db,
);

const bare = await measure("bare insert of the same rows", insertBare);
const call = await measure("track-activity-session", sendBatch);
const again = await measure("the same batches again", sendBatch, true);
console.log(
  `the call stores ${Math.round((100 * call) / bare)} % of what bare inserts do; repeats ${Math.round(again)}`,
);
await database.close();

async function newCustomer(index: number): Promise<Customer> {
  const id = await insertUser(deps);
  const cookies = new Map<string, string>();
  await startSession(deps, { cookies }, id);
  const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
  return { id, cookie, address: `10.${index >> 8}.${index & 255}.1` };
}

function eventsOf(seed: number) {
  return Array.from({ length: EVENTS_A_BATCH }, (_, index) => ({
    id: seed < 0 ? randomUUID() : `${String(seed).padStart(8, "0")}-8a4d-4c57-9b86-${String(index).padStart(12, "0")}`,
    type: "shop",
    timestamp: deps.clock.nowMs(),
    data: { page: "/products/fagaintrim", action: "click", product: "faGainTrim" },
    context: { device: "desktop", screen_size: "large", browser: "Firefox", os: "Linux", time_on_page: 30_000 },
  }));
}

async function sendBatch({ id, cookie, address }: Customer, seed: number): Promise<void> {
  const consent = {
    id: "c0ffee00-8a4d-4c57-9b86-1f2a3c4d5e6f",
    categories: ["marketing"],
    chosen_at: deps.clock.nowMs(),
  };
  const session_data = { id: "5e551011-8a4d-4c57-9b86-1f2a3c4d5e6f", session_duration_ms: 1000 };
  const body = JSON.stringify({ user_email: `${id}@shop.test`, session_data, events: eventsOf(seed), consent });
  const headers = { "content-type": "text/plain", origin: ORIGIN, cookie, "x-shop-socket-address": address };
  const answer = await app.request(PATH, { method: "POST", headers, body });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
}

async function insertBare({ id }: Customer, seed: number): Promise<void> {
  const rows = eventsOf(seed).map(({ timestamp, ...event }) => ({ ...event, at: new Date(timestamp) }));
  await sql`insert into bare_events select ${id}::uuid, event.id, event.type, event.data, event.context, event.at, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as event (id uuid, type text, at timestamptz, data jsonb, context jsonb)`.execute(
    database.db,
  );
}

/** Events a second, with so many batches under way at a time. A repeat sends the ids of one batch over and over. */
async function measure(name: string, act: (who: Customer, seed: number) => Promise<void>, isRepeat = false) {
  await database.db.deleteFrom("rate_limits").execute();
  let sent = 0;
  const run = async (untilMs: number) => {
    sent = 0;
    const startMs = performance.now();
    const worker = async () => {
      while (performance.now() < untilMs) {
        const who = customers[sent % CUSTOMERS];
        if (!who) throw new Error("There are no customers.");
        sent += 1;
        if (sent % (CUSTOMERS * BATCHES_A_CUSTOMER) === 0) await database.db.deleteFrom("rate_limits").execute();
        await act(who, isRepeat ? 1 : -1);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    return (sent * EVENTS_A_BATCH) / ((performance.now() - startMs) / 1000);
  };
  await run(performance.now() + WARM_UP_MS);
  const eventsASecond = await run(performance.now() + seconds * 1000);
  console.log(
    `${name}: ${Math.round(eventsASecond).toLocaleString("en")} events/s, ${Math.round(eventsASecond / EVENTS_A_BATCH)} batches/s`,
  );
  return eventsASecond;
}
