import { afterAll, beforeAll, expect, test } from "vitest";
import { drawContest } from "../contests/index.ts";
import {
  BETA_SIGN_UP,
  insertBeta,
  insertContest,
  type PayingTestApp,
  readBetaLink,
  readEntryLink,
} from "../testing/index.ts";
import { createSafetyShop } from "../testing/safety/safety-world.ts";
import { createMailScanner, type MailScanner } from "../testing/safety/scan-mails.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let shop: PayingTestApp;
let scanner: MailScanner;
beforeAll(async () => {
  shop = await createSafetyShop();
  scanner = createMailScanner(shop);
});
afterAll(() => shop.close());

test("[SAFE-09][ROUTE-12] a tester's links that a scanner opened confirm and sign nothing", async () => {
  const email = BETA_SIGN_UP.email;
  const post = (path: string, body: object) =>
    shop.newBrowser().fetch(`/beta-programme/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  await insertBeta(shop.deps);
  await post("sign-ups", BETA_SIGN_UP);
  expect(await scanner.scan()).toEqual([]);
  const link = await readBetaLink(shop, email);
  expect(await (await post("confirmations", link)).json()).toMatchObject({ success: true });
  await post("links", { locale: "en", email });
  const nda = await (await post("nda", { locale: "en", ...link })).json();
  expect(await scanner.scan()).toEqual([]);
  expect(await shop.db.selectFrom("beta_signatures").selectAll().execute()).toEqual([]);
  await post("signatures", { locale: "en", ...link, name: "Ada Lovelace", agrees: true, textHash: nda.textHash });
  expect(await scanner.scan()).toEqual([]);
});

test("[SAFE-09][ENGAGE-06] an entry's link that a scanner opened confirms nothing, and a winner's mail changes nothing", async () => {
  const contest = await insertContest(shop.deps, { hours: 1 });
  const browser = await shop.newBrowser().start();
  await browser.call("enterContest", { contest, email: "player@guest.example", accepts_rules: true });
  expect(await scanner.scan()).toEqual([]);
  const { confirmed_at } = await shop.db
    .selectFrom("contest_entries")
    .select("confirmed_at")
    .where("contest_id", "=", contest)
    .executeTakeFirstOrThrow();
  expect(confirmed_at).toBeNull();
  const link = await readEntryLink(shop, "player@guest.example");
  expect(await browser.call("confirmContestEntry", link)).toMatchObject({ valid: true });
  shop.clock.advance(DAY_MS);
  await drawContest(shop.deps, contest);
  expect(await scanner.scan()).toEqual([]);
});
