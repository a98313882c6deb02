import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, insertContest, type TestApp } from "../testing/index.ts";
import { runOperatorCommand } from "./run-operator-command.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test("[ENGAGE-06] [SAFE-27] the entries of an address are erased on request, in any spelling, and nobody else's", async () => {
  await insertContest(shop.deps, { hours: 24 });
  const browser = await shop.newBrowser().start();
  for (const email of ["Ada@player.example", "grace@player.example"])
    await browser.call("enterContest", { contest: "test-contest", email, accepts_rules: true });
  const deps = { ...shop.deps, readTextFile: async () => null };
  const erase = () => runOperatorCommand(deps, ["contests", "erase", "ADA@player.example"]);
  expect(await erase()).toMatchObject({ isOk: true, value: ["Erased: entries 1."] });
  const left = await shop.db.selectFrom("contest_entries").select("email").execute();
  expect(left).toEqual([{ email: "grace@player.example" }]);
  expect(await erase()).toMatchObject({ isOk: false });
});
