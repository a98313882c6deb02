import { expect, test } from "vitest";
import { checkChain } from "./check-chain.ts";
import { type ConsentRecordRow, recordHash } from "./record-hash.ts";

const AT = new Date("2026-01-01T00:00:00Z");

function chain(count: number): ConsentRecordRow[] {
  const rows: ConsentRecordRow[] = [];
  for (let position = 1; position <= count; position += 1) {
    const row = {
      position,
      record_id: `r${position}`,
      consent_id: "c",
      chosen_at: AT,
      received_at: AT,
      policy_version: "1",
      text_hash: "",
      locale: "en",
      asked: ["statistics"],
      granted: [],
      services: [],
      had_signal: false,
      previous_hash: rows.at(-1)?.hash ?? "0".repeat(64),
    };
    rows.push({ ...row, hash: recordHash(row) });
  }
  return rows;
}

async function* inTurn(rows: readonly ConsentRecordRow[]) {
  yield* rows;
}

const check = (rows: readonly ConsentRecordRow[], whole = rows) => {
  const { position = 0, hash = "0".repeat(64) } = whole.at(-1) ?? {};
  return checkChain(inTurn(rows), { position, hash });
};

test("[CONSENT-04] a chain that nobody changed follows from its first record to its last", async () => {
  expect(await check(chain(4))).toEqual({ count: 4, brokenAt: null });
  expect(await check([])).toEqual({ count: 0, brokenAt: null });
});

test("[CONSENT-04] what retention deleted before the first record isn't missed", async () => {
  expect(await check(chain(4).slice(2))).toEqual({ count: 2, brokenAt: null });
});

const changed: Partial<ConsentRecordRow> = { granted: ["statistics"] };
test.each<[string, (rows: ConsentRecordRow[]) => ConsentRecordRow[], number]>([
  ["a refusal turned into a yes", (rows) => rows.map((row, at) => (at === 1 ? { ...row, ...changed } : row)), 2],
  [
    "one whose hash was computed again",
    (rows) =>
      rows.map((row, at) => (at === 1 ? { ...row, ...changed, hash: recordHash({ ...row, ...changed }) } : row)),
    3,
  ],
  ["one taken out of the middle", (rows) => rows.filter(({ position }) => position !== 3), 4],
  ["one taken off the end", (rows) => rows.slice(0, 3), 4],
  ["two that changed places", ([a, b, c, d]) => [a, c, b, d].flatMap((row) => row ?? []), 3],
])("[CONSENT-04] the check finds %s", async (_what, change, brokenAt) => {
  const whole = chain(4);
  expect((await check(change(whole), whole)).brokenAt).toBe(brokenAt);
});
