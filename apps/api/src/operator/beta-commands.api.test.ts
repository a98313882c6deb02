import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmBetaSignUp } from "../beta/confirm-sign-up.ts";
import { readNda } from "../beta/read-nda.ts";
import { signNda } from "../beta/sign-nda.ts";
import { signUpForBeta } from "../beta/sign-up.ts";
import { BETA_SIGN_UP, createTestApp, insertBeta, insertUser, readBetaLink, type TestApp } from "../testing/index.ts";
import { runOperatorCommand } from "./run-operator-command.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

async function run(...parameters: string[]): Promise<readonly string[] | string> {
  const done = await runOperatorCommand({ ...shop.deps, readTextFile: async () => null }, parameters);
  return done.isOk ? done.value : String(done.failure.params?.reason);
}

async function signUpAndSign(email: string): Promise<void> {
  await insertBeta(shop.deps);
  await signUpForBeta(shop.deps, { ...BETA_SIGN_UP, email });
  const link = await readBetaLink(shop, email);
  await confirmBetaSignUp(shop.deps, link);
  const nda = await readNda(shop.deps, link, "en");
  if (!nda.isOk) throw new Error(nda.failure.code);
  await signNda(shop.deps, {
    ...link,
    locale: "en",
    name: "Eve \u001b[2J\u009b2J",
    agrees: true,
    textHash: nda.value.textHash,
  });
}

test("[SAFE-27] the operator sees and erases a tester without an account; the signature stays until they ask for that too", async () => {
  await signUpAndSign("eve@studio.example");
  await signUpForBeta(shop.deps, { ...BETA_SIGN_UP, email: "other@studio.example" });
  const others = await run("beta", "show", "other@studio.example");
  const seen = await run("beta", "show", "Eve@Studio.example");
  expect(seen).toEqual([
    ...[
      'email: "eve@studio.example"',
      'name: "Ada Lovelace"',
      'system: "macos"',
      `host: ${JSON.stringify(BETA_SIGN_UP.host)}`,
    ],
    ...['records: "Live drums"', "microphones: 12", 'remarks: ""', 'locale: "en"'],
    ...[expect.stringMatching(/^created_at: 2026-/), expect.stringMatching(/^confirmed_at: 2026-/)],
    expect.stringMatching(
      /^signature: version 2026-11, as "Eve \\u001b\[2J2J", 2026-\S+Z, SHA-256 of the text [0-9a-f]{64}, kept until 2030-/,
    ),
    ...["betaConfirm", "betaSigned", "betaSignedCopy"].map((kind) => expect.stringContaining(`mail: ${kind}, 2026-`)),
  ]);
  expect(await run("beta", "erase", "eve@studio.example")).toEqual([
    "Erased: sign-ups 1, signatures 0, mails 1.",
    expect.stringMatching(/^Kept: the signature of version 2026-11, until 2030-\d\d-\d\d\. --signatures erases it/),
  ]);
  expect(await run("beta", "erase", "eve@studio.example", "--signatures")).toEqual([
    "Erased: sign-ups 0, signatures 1, mails 2.",
  ]);
  const nothing = ["Nothing is stored about eve@studio.example in the beta programme."];
  expect(await run("beta", "show", "eve@studio.example")).toEqual(nothing);
  expect(await run("beta", "erase", "eve@studio.example", "--signatures")).toEqual(nothing);
  const [everything] = (
    await sql`select count(*) from mails where text_body like '%eve@studio%' or recipient like 'eve@%' or reply_to like 'eve@%'`.execute(
      shop.db,
    )
  ).rows;
  expect(everything).toEqual({ count: 0 });
  expect(await run("beta", "show", "other@studio.example")).toEqual(others);
});

test("[SAFE-27] showing and erasing a tester need one address, and say where the address has an account", async () => {
  await signUpAndSign("kim@studio.example");
  const userId = await insertUser(shop.deps);
  await shop.db.updateTable("users").set({ email: "kim@studio.example" }).where("id", "=", userId).execute();
  expect((await run("beta", "show", "kim@studio.example")).at(-1)).toBe(
    "account: yes. Erasing the account also erases all of this.",
  );
  expect(await run("beta", "erase")).toBe("Name one email address.");
  expect(await run("beta", "erase", "kim")).toBe('"kim" is no email address.');
  expect(await run("beta", "show", "kim@studio.example", "--signatures")).toMatch(/--signatures/);
  await run("beta", "erase", "kim@studio.example", "--signatures");
});

test("[ROUTE-12] the operator lists sign-ups and signatures as CSV, and nothing typed becomes a formula", async () => {
  await insertBeta(shop.deps);
  await signUpForBeta(shop.deps, { ...BETA_SIGN_UP, host: '=1+1, "Reaper"' });
  shop.clock.advance(1000);
  await signUpForBeta(shop.deps, { ...BETA_SIGN_UP, email: "ken@studio.example" });
  const link = await readBetaLink(shop, BETA_SIGN_UP.email);
  await confirmBetaSignUp(shop.deps, link);
  const nda = await readNda(shop.deps, link, "en");
  if (!nda.isOk) throw new Error(nda.failure.code);
  const { textHash } = nda.value;
  await signNda(shop.deps, { ...link, locale: "en", name: "Ada Lovelace", agrees: true, textHash });

  await run("beta", "erase", "other@studio.example");
  const [head, ada, ken] = await run("beta", "sign-ups");
  expect(head).toBe("email,name,system,host,records,microphones,remarks,locale,created_at,confirmed_at");
  expect(ada).toMatch(
    /^ada@studio\.example,Ada Lovelace,macos,"'=1\+1, ""Reaper""",Live drums,12,,en,2026-\S+Z,2026-\S+Z$/,
  );
  expect(ken).toMatch(/^ken@studio\.example,.*Z,$/);
  expect(await run("beta", "sign-ups", "--confirmed")).toEqual([head, ada]);
  const [columns, signature] = await run("beta", "signatures");
  expect(columns).toBe("email,name,version,text_hash,signed_at");
  expect(signature).toContain(`ada@studio.example,Ada Lovelace,2026-11,${textHash},2026-`);
  expect(await run("beta", "signatures", "--csv")).toMatch(/--csv/);
});
