import { afterEach, beforeEach, expect, test } from "vitest";
import { importContent } from "../content/import-content.ts";
import {
  buildContent,
  buildSequence,
  createPayingTestApp,
  importTestContent,
  insertCoupon,
  insertEvent,
  insertLicence,
  newPayingCustomer,
  newReader,
  type PayingTestApp,
  setSequences,
  type TrackedCustomer,
} from "../testing/index.ts";
import { sendFollowUps } from "./send-follow-ups.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let shop: PayingTestApp;
let reader: TrackedCustomer;
beforeEach(async () => {
  shop = await createPayingTestApp();
  await importTestContent(shop.deps);
  reader = await newReader(shop);
});
afterEach(() => shop.close());

const mailsOf = ({ id }: TrackedCustomer) =>
  shop.db.selectFrom("mails").selectAll().where("user_id", "=", id).where("kind", "=", "followUp").execute();
const send = () => sendFollowUps(shop.deps);
const hourLater = (hours = 1) => shop.clock.advance(hours * HOUR_MS);

async function pay(product = "faIR Modern Rock") {
  const buyer = await newPayingCustomer(shop, reader.id);
  const order = await buyer.orderCart({ [product]: 1 });
  expect(await shop.sendWebhook(buyer.eventOf(order, "paid"))).toBe(200);
  return order;
}

test("[TRACK-04] a cart is left when its product is still in it and nothing was added for the wait", async () => {
  await setSequences(shop, buildSequence({ event: "cart-add", waitHours: 24, condition: "stillInCart" }));
  await reader.browser.call("addToCart", { product: "faAlign" });
  await insertEvent(shop, reader, "cart-add");
  shop.clock.advance(23 * HOUR_MS);
  await insertEvent(shop, reader, "cart-add", "faIR Modern Rock");
  shop.clock.advance(23 * HOUR_MS);
  expect(await send()).toBe(0);
  hourLater();
  expect(await send()).toBe(1);
  expect((await mailsOf(reader))[0]?.subject).toBe("About faAlign");
});

test("[TRACK-04] a product that was taken out of the cart is no reason", async () => {
  await setSequences(shop, buildSequence({ event: "cart-add", condition: "stillInCart" }));
  await reader.browser.call("addToCart", { product: "faAlign" });
  await insertEvent(shop, reader, "cart-add");
  await reader.browser.call("removeFromCart", { product: "faAlign", quantity: 1 });
  hourLater();
  expect(await send()).toBe(0);
});

test("[TRACK-04] a free plugin is not opened while its licence runs on no device", async () => {
  await setSequences(shop, buildSequence({ event: "download", condition: "freePluginNotOpened" }));
  const opened = await newReader(shop);
  const ofPaid = await newReader(shop);
  const withoutLicence = await newReader(shop);
  for (const who of [reader, opened]) await insertLicence(shop.deps, who.id, "faDelay");
  await insertLicence(shop.deps, ofPaid.id, "faAlign");
  const licence = shop.db.selectFrom("licences").select("id").where("user_id", "=", opened.id);
  const at = new Date(shop.clock.nowMs());
  await shop.db
    .insertInto("licence_activations")
    .values({
      id: "0b7e1c52-93a4-4f6d-8c21-5d9e0a7f4b36",
      licence_id: (await licence.executeTakeFirstOrThrow()).id,
      ...{ device_hash: "a device", device_name: "Studio PC", platform: "win", first_seen_at: at, last_seen_at: at },
    })
    .execute();
  for (const who of [reader, opened, withoutLicence]) await insertEvent(shop, who, "download", "faDelay");
  await insertEvent(shop, ofPaid, "download", "faAlign");
  hourLater();
  expect(await send()).toBe(1);
  expect(await mailsOf(reader)).toHaveLength(1);
});

test("[TRACK-04] thanks are for the first purchase, with an invitation to the offer while it runs", async () => {
  const endDate = "2030-01-01T00:00";
  await insertCoupon(shop.deps, { code: "THANKS", dripPage: "exclusive-offer", endDate, timeZone: "UTC" });
  const thanks = { event: "purchase", condition: "firstPurchase", offer: "exclusive-offer" } as const;
  await setSequences(shop, buildSequence(thanks));
  const first = await pay();
  await insertEvent(shop, reader, "purchase", null, first.id);
  hourLater();
  expect(await send()).toBe(1);
  const [mail] = await mailsOf(reader);
  const link = new URL(/http\S+invitation=\S+/.exec(mail?.text_body ?? "")?.[0] ?? "");
  expect(link.pathname).toBe("/sales/drip/exclusive-offer");
  const invitation = link.searchParams.get("invitation");
  const isFor = async () =>
    (await reader.browser.call("getDripOffer", { page: "exclusive-offer", invitation })).result.offer;
  expect(await isFor()).toMatchObject({ isForCaller: true, state: "open" });
  shop.clock.advance(30 * DAY_MS);
  const second = await pay("faAlign");
  await insertEvent(shop, reader, "purchase", null, second.id);
  await setSequences(shop, buildSequence({ ...thanks, repeatDays: 1 }));
  hourLater();
  expect(await send()).toBe(0);
});

test("[TRACK-04] the link of an invitation is valid for fourteen days, and without a running offer there is no mail", async () => {
  const other = await createPayingTestApp({ settings: { dripOffers: "invited" } });
  try {
    await importTestContent(other.deps);
    const invited = await newReader(other);
    await setSequences(other, buildSequence({ offer: "exclusive-offer" }));
    await insertEvent(other, invited, "product-view");
    other.clock.advance(HOUR_MS);
    expect(await sendFollowUps(other.deps)).toBe(0);
    await insertCoupon(other.deps, { code: "THANKS", dripPage: "exclusive-offer" });
    expect(await sendFollowUps(other.deps)).toBe(1);
    const { text_body } = await other.db.selectFrom("mails").selectAll().executeTakeFirstOrThrow();
    const invitation = new URL(/http\S+invitation=\S+/.exec(text_body)?.[0] ?? "").searchParams.get("invitation");
    const visitor = await other.newBrowser().start();
    const isForCaller = async () =>
      (await visitor.call("getDripOffer", { page: "exclusive-offer", invitation })).result.offer.isForCaller;
    other.clock.advance(14 * DAY_MS - 1);
    await visitor.start();
    expect(await isForCaller()).toBe(true);
    other.clock.advance(1);
    expect(await isForCaller()).toBe(false);
  } finally {
    await other.close();
  }
});

test("[TRACK-04] sequences are content: an import brings them, and refuses one that isn't right", async () => {
  const good = buildSequence({ condition: "stillInCart", event: "cart-add" });
  expect((await importContent(shop.deps, buildContent({ followUps: [good] }))).isOk).toBe(true);
  await reader.browser.call("addToCart", { product: "faAlign" });
  await insertEvent(shop, reader, "cart-add");
  hourLater();
  expect(await send()).toBe(1);
  const faults: Array<[object, string]> = [
    [{ ...good, event: "sale" }, "0.event"],
    [{ ...good, waitHours: 0 }, "0.waitHours"],
    [{ ...good, waitHours: 2161 }, "0.waitHours"],
    [{ ...good, repeatDays: 3651 }, "0.repeatDays"],
    [{ ...good, category: "spam" }, "0.category"],
    [{ ...good, condition: "whenever" }, "0.condition"],
    [{ ...good, path: "https://evil.example" }, "0.path"],
    [{ ...good, path: "//evil.example" }, "0.path"],
    [{ ...good, de: { ...good.de, subject: "Hallo {name}" } }, "0.de.subject"],
    [{ ...good, ja: undefined }, "0.ja"],
    [{ ...good, en: { ...good.en, paragraphs: Array.from({ length: 7 }, () => "x") } }, "0.en.paragraphs"],
  ];
  for (const [sequence, field] of faults)
    expect(await importContent(shop.deps, buildContent({ followUps: [sequence] }))).toMatchObject({
      failure: { code: "content.invalid", params: { file: "follow-ups.json", field } },
    });
  expect(await importContent(shop.deps, buildContent({ followUps: [good, good] }))).toMatchObject({
    failure: { params: { file: "follow-ups.json", field: "id", reason: "is used twice: looked-at" } },
  });
});
