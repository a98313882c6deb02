import { ok, randomUuid } from "@shop/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  buildContent,
  buildContentProduct,
  createTestApp,
  importTestContent,
  insertUser,
  startSession,
  type TestApp,
  type TestBrowser,
  waitersBecome,
} from "../testing/index.ts";
import { AT_ONCE, RACE_TIMEOUT_MS, ROUNDS } from "../testing/races.ts";
import { confirmNewsletter } from "./confirm-newsletter.ts";
import { endUnconfirmedNewsletters } from "./newsletter-settings.ts";
import { setNewsletter } from "./set-newsletter.ts";

const FREE_PACK = "faIR Free Room";
const FREE_BUNDLE = "Free Starter";
const GIFT = { price: { EUR: 0, USD: 0, JPY: 0 }, is_for_sale: false };
const fifty = <Value>(act: () => Promise<Value>) => Promise.all(Array.from({ length: AT_ONCE }, act));

// An embedded database has one connection and so no races: only a real server shows them.
describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")(
  "[SAFE-06] newsletter and free products, fifty at once",
  () => {
    let shop: TestApp;

    beforeAll(async () => {
      shop = await createTestApp({ settings: { newsletterPolicy: "free" } });
      const { products, ...content } = buildContent();
      const bundle = { type: "bundle" as const, itemType: 44, included_products: [FREE_PACK] };
      const gifts = [
        buildContentProduct({ name: FREE_PACK, ...GIFT }),
        buildContentProduct({ name: FREE_BUNDLE, ...bundle, ...GIFT }),
      ];
      await importTestContent(shop.deps, { ...content, products: [...products, ...gifts] });
    });
    afterAll(() => shop.close());

    async function newCustomer(round: number): Promise<{ browser: TestBrowser; id: string }> {
      const browser = await shop.newBrowser({ address: `198.51.${100 + (round >> 8)}.${round & 255}` }).start();
      const id = await insertUser(shop.deps);
      await startSession(shop.deps, browser, id);
      return { browser, id };
    }

    async function mailedLink(userId: string) {
      const mail = await shop.db
        .selectFrom("mails")
        .selectAll()
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      const { searchParams } = new URL(/https?:\S+action=newsletter\S+/.exec(mail.text_body)?.[0] ?? "");
      return { id: searchParams.get("id"), key: searchParams.get("key") };
    }

    const keyed = () => ({ idempotencyKey: randomUuid(shop.deps.random) });

    test("[CAT-08] a free product is given once, and so is each part of a free bundle", {
      timeout: RACE_TIMEOUT_MS,
    }, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { browser, id } = await newCustomer(round);
        const responses = await fifty(() => browser.call("getFreeProduct", { product: FREE_BUNDLE }, keyed()));
        expect(responses.every((answer) => answer.valid)).toBe(true);
        await fifty(() => browser.call("getFreeProduct", { product: FREE_PACK }, keyed()));
        const licences = await shop.db.selectFrom("licences").select("product_id").where("user_id", "=", id).execute();
        expect(licences).toHaveLength(2);
        expect(new Set(licences.map((licence) => licence.product_id)).size).toBe(2);
      }
    });

    test("[SAFE-09] a newsletter link is used once", { timeout: RACE_TIMEOUT_MS }, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { browser, id } = await newCustomer(round);
        await browser.callSecured("updateNewsletterSettings", { options: 3 });
        const link = await mailedLink(id);
        const responses = await fifty(() => browser.call("confirmNewsletter", link, keyed()));
        expect(responses.filter((answer) => answer.valid)).toHaveLength(1);
        const refused = responses.filter((answer) => !answer.valid).map((answer) => answer.code);
        expect(new Set(refused)).toEqual(new Set(["newsletter.linkInvalid"]));
        const consents = await shop.db.selectFrom("consents").selectAll().where("user_id", "=", id).execute();
        expect(consents).toHaveLength(1);
      }
    });

    test("[ACCT-04] a customer who unsubscribes while the link is being confirmed is unsubscribed", {
      timeout: RACE_TIMEOUT_MS,
    }, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { browser, id } = await newCustomer(round + ROUNDS);
        await browser.callSecured("updateNewsletterSettings", { options: 3 });
        const link = await mailedLink(id);
        const { csrf_token } = (await browser.call("updateNewsletterSettings", { mode: "prepare" })).result;
        const off = { mode: "execute", options: 0, csrf_token };
        const pressed = Array.from({ length: 4 }, () => [
          browser.call("confirmNewsletter", link, keyed()),
          browser.call("updateNewsletterSettings", off, keyed()),
        ]);
        const responses = await Promise.all(pressed.flat());
        expect(new Set(responses.map((answer) => answer.status))).toEqual(new Set([200]));
        const user = await shop.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
        expect([user.newsletter_setting, user.newsletter_pending]).toEqual([0, null]);
      }
    });

    test("[ACCT-04] a request made while an old one is being deleted is kept", async () => {
      const { id } = await newCustomer(2 * ROUNDS);
      await shop.db.updateTable("users").set({ newsletter_pending: 3 }).where("id", "=", id).execute();
      const { clearing } = await shop.db.transaction().execute(async (trx) => {
        await setNewsletter({ ...shop.deps, db: trx }, id, 5);
        let isOver = false;
        const clearing = endUnconfirmedNewsletters(shop.db, new Date(shop.clock.nowMs())).finally(() => {
          isOver = true;
        });
        await waitersBecome(shop.db, 1, () => isOver);
        return { clearing };
      });
      await clearing;
      const link = await mailedLink(id);
      expect(await confirmNewsletter(shop.deps, { id: `${link.id}`, key: `${link.key}` })).toEqual(ok(5));
    });
  },
);
