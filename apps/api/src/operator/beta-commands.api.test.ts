import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmBetaSignUp } from "../beta/confirm-sign-up.ts";
import { readNda } from "../beta/read-nda.ts";
import { signNda } from "../beta/sign-nda.ts";
import { signUpForBeta } from "../beta/sign-up.ts";
import { BETA_SIGN_UP, createTestApp, insertBeta, readBetaLink, type TestApp } from "../testing/index.ts";
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
