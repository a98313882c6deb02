import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { redeemCode } from "../licences/redeem-code.ts";
import { createTestApp, importTestContent, insertUser, type TestApp } from "../testing/index.ts";
import { runOperatorCommand } from "./run-operator-command.ts";

const A = "AAAAA-11111-AAAAA-11111-AAAAA";
const B = "BBBBB-22222-BBBBB-22222-BBBBB";
const FILES: Readonly<Record<string, string>> = {
  "codes.txt": `${A}\r\n${B}\r\n`,
  "later.txt": `CCCCC-33333-CCCCC-33333-CCCCC\n${B}\n`,
  "bad.txt": `${A}\nAAAAA-1111\n${B}\nO'Reilly`,
};

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom("redeem_codes").execute();
  await shop.db.deleteFrom("redeem_batches").execute();
});

/** What is printed, or why it couldn't be done. */
async function run(...parameters: string[]): Promise<readonly string[] | string> {
  const readTextFile = async (path: string) => FILES[path] ?? null;
  const done = await runOperatorCommand({ ...shop.deps, readTextFile }, ["redeem", ...parameters]);
  return done.isOk ? done.value : String(done.failure.params?.reason);
}

const redeem = async (code: string) =>
  redeemCode(shop.deps, { userId: await insertUser(shop.deps), address: "203.0.113.7", code });

test("[ACCT-05] a batch is made, printed once, kept as hashes alone, and listed with what is used and left", async () => {
  expect(await run("list")).toEqual(["There are no redeem codes."]);
  const made = [
    "make",
    "--product",
    "Starter Bundle",
    "--count",
    "3",
    "--batch",
    "Musikmesse",
    "--expires",
    "2027-01-31",
  ];
  const codes = await run(...made);
  expect(codes).toHaveLength(3);
  const rows = await shop.db.selectFrom("redeem_codes").selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(new RegExp([...codes].join("|")));
  expect((await redeem(codes[0] ?? "")).isOk).toBe(true);
  expect(await run("list")).toEqual([
    "Musikmesse · Starter Bundle · 1 of 3 used · 2 left · until 2027-01-31 · running",
  ]);
  expect(await run(...made)).toBe("There is a batch Musikmesse already.");
});

test("[ACCT-05] codes are valid until the last moment of their last day, in universal time", async () => {
  const now = new Date(shop.clock.nowMs());
  const today = now.toISOString().slice(0, 10);
  const codes = await run("make", "--product", "faAlign", "--count", "2", "--batch", "today", "--expires", today);
  const dayEndsMs = Date.parse(today) + 24 * 60 * 60 * 1000;
  shop.clock.advance(dayEndsMs - shop.clock.nowMs() - 1);
  expect((await redeem(codes[0] ?? "")).isOk).toBe(true);
  shop.clock.advance(1);
  expect(await redeem(codes[1] ?? "")).toMatchObject({ isOk: false, failure: { code: "redeem.codeExpired" } });
  expect(await run("list")).toEqual([expect.stringMatching(/ · 1 of 2 used · 1 left · until .* · over$/)]);
});

test("[ACCT-05] prepared codes are imported from a file, all of them or none", async () => {
  const options = ["--product", "faAlign", "--batch"];
  expect(await run("import", "--file", "bad.txt", ...options, "magazine")).toBe(
    "There is no redeem code on lines 2 and 4. Nothing was imported.",
  );
  expect(await run("list")).toEqual(["There are no redeem codes."]);
  expect(await run("import", "--file", "codes.txt", ...options, "magazine")).toEqual([
    "2 codes for faAlign are in magazine.",
  ]);
  expect(await run("import", "--file", "later.txt", ...options, "more")).toBe(
    "An existing code is on line 2. Nothing was imported.",
  );
  expect(await run("list")).toEqual(["magazine · faAlign · 0 of 2 used · 2 left · without end · running"]);
  expect((await redeem(B)).isOk).toBe(true);
});

test("[ACCT-05] a void batch gives nothing more; what was redeemed stays", async () => {
  await run("import", "--file", "codes.txt", "--product", "faAlign", "--batch", "leaked");
  await redeem(A);
  expect(await run("void", "leaked")).toEqual(["What is left of leaked is void."]);
  expect(await redeem(B)).toMatchObject({ failure: { code: "redeem.codeExpired" } });
  expect(await redeem(A)).toMatchObject({ failure: { code: "redeem.codeUsed" } });
  expect(await run("list")).toEqual(["leaked · faAlign · 1 of 2 used · 1 left · without end · void"]);
  const { revoked } = await shop.db
    .selectFrom("licences")
    .select((eb) => eb.fn.count<number>("revoked_at").as("revoked"))
    .executeTakeFirstOrThrow();
  expect(revoked).toBe(0);
  expect([await run("void", "leaked"), await run("void", "no such")]).toEqual([
    "leaked was void before.",
    "There is no batch no such.",
  ]);
});

test.each([
  ["no count", ["make", "--product", "faAlign", "--batch", "b"], "count: is not a whole number from 1 to 100000."],
  [
    "half a code",
    ["make", "--product", "faAlign", "--batch", "b", "--count", "0.5"],
    expect.stringMatching(/^count: /),
  ],
  ["no product", ["make", "--count", "1", "--batch", "b"], "product: names no product."],
  [
    "an unknown product",
    ["make", "--count", "1", "--batch", "b", "--product", "faB"],
    "product: names no product: faB.",
  ],
  ["no batch", ["make", "--count", "1", "--product", "faAlign"], "batch: is not a name of up to 100 characters."],
  [
    "a day that doesn't exist",
    ["make", "--count", "1", "--product", "faAlign", "--batch", "b", "--expires", "2027-02-30"],
    "expires: is not a day as YYYY-MM-DD.",
  ],
  [
    "a day that is past",
    ["make", "--count", "1", "--product", "faAlign", "--batch", "b", "--expires", "2020-01-01"],
    "expires: is past.",
  ],
  ["no file", ["import", "--product", "faAlign", "--batch", "b"], "file: names no file."],
  [
    "a file that doesn't exist",
    ["import", "--product", "faAlign", "--batch", "b", "--file", "no.txt"],
    "file: no.txt can't be read.",
  ],
  ["something besides", ["make", "faAlign"], '"faAlign" belongs to no option.'],
  ["an unknown option", ["make", "--colour", "red"], expect.stringMatching(/--colour/)],
])("an operator who names %s reads what is wrong, and no code is made", async (_what, parameters, said) => {
  expect(await run(...parameters)).toEqual(said);
  expect(await shop.db.selectFrom("redeem_batches").select("id").execute()).toEqual([]);
});
