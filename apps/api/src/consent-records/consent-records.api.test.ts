import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runOperatorCommand } from "../operator/index.ts";
import { deleteExpired } from "../personal-data/index.ts";
import { createTestApp, type TestApp } from "../testing/index.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom("consent_records").execute();
  await shop.db.deleteFrom("rate_limits").execute();
  await shop.db
    .updateTable("consent_chain")
    .set({ position: 0, hash: "0".repeat(64) })
    .execute();
});

const DAY_MS = 86_400_000;
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

function record(given: Readonly<Record<string, unknown>> = {}) {
  return {
    recordId: uuid(1),
    consentId: uuid(99),
    chosenAtMs: shop.clock.nowMs() - 1000,
    policyVersion: "2026-11",
    textHash: "ab".repeat(32),
    locale: "de",
    asked: ["statistics", "marketing"],
    granted: ["statistics"],
    services: ["youtube"],
    hadSignal: false,
    ...given,
  };
}

function send(body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return shop.app.request("/consent-records", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

const rows = () => shop.db.selectFrom("consent_records").selectAll().orderBy("position").execute();
async function run(verb: string) {
  const done = await runOperatorCommand({ ...shop.deps, readTextFile: async () => null }, ["consent-records", verb]);
  return done.isOk ? done.value : String(done.failure.params?.reason);
}

test("[CONSENT-04] a choice is kept with its time, the policy, the text and the categories", async () => {
  const sent = await send(record());
  expect([sent.status, sent.headers.get("set-cookie")]).toEqual([204, null]);
  expect(await rows()).toMatchObject([
    {
      position: 1,
      record_id: uuid(1),
      consent_id: uuid(99),
      chosen_at: new Date(shop.clock.nowMs() - 1000),
      received_at: new Date(shop.clock.nowMs()),
      policy_version: "2026-11",
      text_hash: "ab".repeat(32),
      locale: "de",
      asked: ["statistics", "marketing"],
      granted: ["statistics"],
      services: ["youtube"],
      had_signal: false,
      previous_hash: "0".repeat(64),
    },
  ]);
});

test("[CONSENT-04] the same record sent twice is kept once", async () => {
  expect([(await send(record())).status, (await send(record())).status]).toEqual([204, 204]);
  expect(await rows()).toHaveLength(1);
});

test.each<[string, Readonly<Record<string, unknown>>, string]>([
  ["a category that wasn't asked about", { asked: ["marketing"] }, "granted"],
  ["a category that doesn't exist", { granted: ["everything"] }, "granted.0"],
  ["what is necessary", { granted: ["necessary"] }, "granted.0"],
  ["an id that isn't random", { consentId: "mara@shop.test" }, "consentId"],
  ["an address", { email: "mara@shop.test" }, "body"],
  ["an invalid hash", { textHash: "xyz" }, "textHash"],
  ["too many services", { services: Array.from({ length: 101 }, () => "a") }, "services"],
  ["a time before any choice counts", { chosenAtMs: 0 }, "chosenAtMs"],
])("[CONSENT-04] a record with %s is refused", async (_what, given, path) => {
  const refused = await send(record(given));
  expect(refused.status).toBe(400);
  expect(JSON.stringify(await refused.json())).toContain(`not as expected: ${path}`);
  expect(await rows()).toEqual([]);
});

test("[CONSENT-04] a browser's clock may be a day ahead, no more", async () => {
  const nowMs = shop.clock.nowMs();
  expect((await send(record({ chosenAtMs: nowMs + DAY_MS }))).status).toBe(204);
  expect((await send(record({ recordId: uuid(2), chosenAtMs: nowMs + DAY_MS + 1 }))).status).toBe(400);
});

test("[CONSENT-04] a record waits up to 365 days in a browser, no longer", async () => {
  const nowMs = shop.clock.nowMs();
  expect((await send(record({ chosenAtMs: nowMs - 365 * DAY_MS }))).status).toBe(204);
  expect((await send(record({ recordId: uuid(2), chosenAtMs: nowMs - 365 * DAY_MS - 1 }))).status).toBe(400);
});

test("[CONSENT-04] from one network 120 records an hour are kept", async () => {
  const statuses: number[] = [];
  for (let number = 1; number <= 121; number += 1)
    statuses.push((await send(record({ recordId: uuid(number) }))).status);
  expect([statuses.lastIndexOf(204), statuses[120]]).toEqual([119, 429]);
});

test("[CONSENT-04] a page of a listed origin may send its records, any other page's browser refuses", async () => {
  const [origin = ""] = shop.deps.settings.allowedOrigins;
  const sent = await send(record(), { origin });
  expect(sent.headers.get("access-control-allow-origin")).toBe(origin || null);
  const other = await send(record(), { origin: "https://stranger.example" });
  expect(other.headers.get("access-control-allow-origin")).toBeNull();
});

test("[CONSENT-04] no record can be changed in the database", async () => {
  await send(record());
  await expect(shop.db.updateTable("consent_records").set({ locale: "en" }).execute()).rejects.toThrow();
});

test("[CONSENT-04] the operator exports the records as CSV and checks their chain", async () => {
  await send(record());
  await send(record({ recordId: uuid(2), policyVersion: 'a "quoted", one', granted: [] }));
  const exported = await run("export");
  expect(exported).toHaveLength(3);
  expect(exported[0]).toBe(
    "position,record_id,consent_id,chosen_at,received_at,policy_version,text_hash,locale,asked,granted,services,had_signal,previous_hash,hash",
  );
  expect(exported[2]).toContain(',"a ""quoted"", one",');
  expect(exported[2]).toContain(",de,statistics marketing,,youtube,false,");
  expect(String(await run("verify"))).toMatch(
    /^2 records, each follows from the one before it\. The chain ends with [0-9a-f]{64}\.$/,
  );
});

test("[CONSENT-04] the check finds a record that was taken out", async () => {
  for (const number of [1, 2, 3]) await send(record({ recordId: uuid(number) }));
  await shop.db.deleteFrom("consent_records").where("position", "=", 2).execute();
  expect(await run("verify")).toBe("Record 3 doesn't follow from the one before it.");
});

test("[CONSENT-04] records are kept for three years, and the rest of the chain still follows", async () => {
  await send(record());
  const before = new Date(shop.clock.nowMs());
  shop.clock.advance(2 * DAY_MS);
  await send(record({ recordId: uuid(2) }));
  shop.clock.advance(3 * 365 * DAY_MS - 2 * DAY_MS);
  await deleteExpired(shop.deps);
  expect((await rows()).map(({ received_at }) => received_at)).toHaveLength(2);
  shop.clock.advance(1);
  await deleteExpired(shop.deps);
  const left = await rows();
  expect(left.map(({ position }) => position)).toEqual([2]);
  expect(left[0]?.received_at).not.toEqual(before);
  expect(String(await run("verify"))).toContain("1 records");
  shop.clock.advance(3 * 365 * DAY_MS);
  await deleteExpired(shop.deps);
  await send(record({ recordId: uuid(3) }));
  expect((await rows()).map(({ position }) => position)).toEqual([3]);
});
