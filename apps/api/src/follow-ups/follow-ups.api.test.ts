import { afterEach, beforeEach, expect, test } from "vitest";
import {
  buildContent,
  buildSequence,
  buildStamp,
  createPayingTestApp,
  importTestContent,
  insertEvent,
  newPayingCustomer,
  newReader,
  type PayingTestApp,
  setSequences,
  type TrackedCustomer,
  track,
  withDrawing,
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
const setReader = (values: object) => shop.db.updateTable("users").set(values).where("id", "=", reader.id).execute();

async function pay(product = "faIR Modern Rock") {
  const buyer = await newPayingCustomer(shop, reader.id);
  const order = await buyer.orderCart({ [product]: 1 });
  expect(await shop.sendWebhook(buyer.eventOf(order, "paid"))).toBe(200);
  return order;
}

test("[TRACK-04] a mail is written when the wait is over, once, and for three days at the most", async () => {
  await setSequences(shop, buildSequence());
  await insertEvent(shop, reader, "product-view");
  shop.clock.advance(HOUR_MS - 1);
  expect(await send()).toBe(0);
  shop.clock.advance(1);
  expect([await send(), await send()]).toEqual([1, 0]);
  const late = await newReader(shop);
  await insertEvent(shop, late, "product-view");
  hourLater(1 + 72);
  expect(await send()).toBe(0);
});

test("[TRACK-04] it says why it came and can be unsubscribed from with one press, by a header and a link", async () => {
  await setSequences(shop, buildSequence());
  await setReader({ locale: "de" });
  await insertEvent(shop, reader, "product-view");
  hourLater();
  await send();
  const [mail] = await mailsOf(reader);
  expect(mail).toMatchObject({
    subject: "Zu faAlign",
    recipient: reader.email,
    reply_to: "team@shop.test",
    headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  });
  expect(mail?.text_body).toContain("You looked at faAlign. Sie haben unseren Newsletter abonniert");
  expect(mail?.text_body).toContain("http://shop.test/de/cart");
  expect(mail?.text_body).toMatch(/Abbestellen:\nhttp:\/\/shop\.test\/de\/account\/newsletter\?action=unsubscribe&id=/);
  const oneClick = (mail?.headers["List-Unsubscribe"] ?? "").slice(1, -1);
  const sent = await shop.app.request(oneClick, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(await sent.text()).toBe("Unsubscribed.");
  expect(await mailsOf(reader)).toEqual([]);
});

test("a mail about a product shows its small drawing, and one about none has no picture", async () => {
  await importTestContent(shop.deps, withDrawing(buildContent(), "faAlign"));
  await setSequences(shop, buildSequence());
  const other = await newReader(shop);
  await insertEvent(shop, reader, "product-view", "faAlign");
  await insertEvent(shop, other, "product-view", null);
  hourLater();
  expect(await send()).toBe(2);
  const picturesOf = async (to: TrackedCustomer) =>
    (await mailsOf(to)).map(({ html_body }) => html_body.match(/<img[^>]*>/g));
  const source = "http://shop.test/media/images/0123456789abcdef/380/cards/l.svg.png";
  expect(await picturesOf(reader)).toEqual([[expect.stringContaining(`src="${source}" alt="" width="190"`)]]);
  expect(await picturesOf(other)).toEqual([null]);
});

test.each<[string, () => Promise<unknown>]>([
  ["gets no newsletter", () => setReader({ newsletter_setting: 0 })],
  ["gets other categories alone", () => setReader({ newsletter_setting: 13 })],
  ["hasn't confirmed it yet", () => setReader({ newsletter_setting: 0, newsletter_pending: 15 })],
  ["isn't active", () => setReader({ is_active: false })],
  ["is about to be deleted", () => setReader({ deletion_due_at: new Date(shop.clock.nowMs() + DAY_MS) })],
  ["has unsubscribed", () => track(reader, "unsubscribe", {})],
  [
    "has withdrawn the consent",
    async () => {
      shop.clock.advance(1);
      await track(reader, "reportConsent", { consent: buildStamp(shop, { categories: ["statistics"] }) });
    },
  ],
  ["has bought something", () => pay()],
])("[TRACK-04] somebody who %s gets none", async (_who, act) => {
  await setSequences(shop, buildSequence());
  await insertEvent(shop, reader, "product-view");
  shop.clock.advance(1);
  await act();
  hourLater();
  expect(await send()).toBe(0);
  expect(await mailsOf(reader)).toEqual([]);
});

test("[TRACK-04] a consent counts for 365 days", async () => {
  await setSequences(shop, buildSequence());
  shop.clock.advance(365 * DAY_MS - HOUR_MS - 1);
  await insertEvent(shop, reader, "product-view");
  const other = await newReader(shop);
  await insertEvent(shop, other, "product-view");
  hourLater();
  shop.clock.advance(1);
  expect(await send()).toBe(1);
  expect(await mailsOf(reader)).toEqual([]);
});

test.each<[string, () => Promise<unknown>]>([
  ["unsubscribes", () => track(reader, "unsubscribe", {})],
  ["withdraws", () => track(reader, "reportConsent", { consent: buildStamp(shop, { categories: [] }) })],
  ["buys", () => pay()],
])("[TRACK-04] a mail that hasn't left yet is taken back if the reader %s", async (_what, act) => {
  await setSequences(shop, buildSequence());
  await insertEvent(shop, reader, "product-view");
  hourLater();
  await send();
  expect(await mailsOf(reader)).toHaveLength(1);
  shop.clock.advance(1);
  await act();
  expect(await mailsOf(reader)).toEqual([]);
});

test("[TRACK-04] one person gets one mail in seven days, of whatever sequence", async () => {
  await setSequences(shop, buildSequence(), buildSequence({ id: "later", event: "cart-add", waitHours: 24 * 5 }));
  await insertEvent(shop, reader, "product-view");
  await insertEvent(shop, reader, "cart-add");
  hourLater();
  expect(await send()).toBe(1);
  shop.clock.advance(7 * DAY_MS - 1);
  expect(await send()).toBe(0);
  shop.clock.advance(1);
  expect(await send()).toBe(1);
  expect((await mailsOf(reader)).map(({ dedupe_key }) => dedupe_key?.split(":")[2]).sort()).toEqual([
    "later",
    "looked-at",
  ]);
});

test("[TRACK-04] a sequence is repeated after its days, or never", async () => {
  const again = async (repeatDays: number | null, days: number) => {
    await setSequences(shop, buildSequence({ repeatDays }));
    shop.clock.advance(days * DAY_MS - HOUR_MS);
    await insertEvent(shop, reader, "product-view");
    hourLater();
    return send();
  };
  expect(await again(30, 1)).toBe(1);
  expect(await again(30, 29)).toBe(0);
  expect(await again(30, 1)).toBe(1);
  expect(await again(null, 300)).toBe(0);
});

test("[SAFE-24] a process that is killed while it writes a mail leaves nothing, and the next one writes it", async () => {
  await setSequences(shop, buildSequence());
  await insertEvent(shop, reader, "product-view");
  hourLater();
  const bytes = () => {
    throw new Error("killed");
  };
  const dying = { ...shop.deps, random: { ...shop.deps.random, bytes } };
  await expect(sendFollowUps(dying)).rejects.toThrow("killed");
  expect(await shop.db.selectFrom("follow_ups").selectAll().execute()).toEqual([]);
  expect(await send()).toBe(1);
  expect(await mailsOf(reader)).toHaveLength(1);
});

test("[TRACK-04] a shop with a marketing host of the operator's writes none: that host does", async () => {
  await setSequences(shop, buildSequence());
  await insertEvent(shop, reader, "product-view");
  hourLater();
  const marketingHost = { host: "https://marketing.example", transport: () => Promise.reject(new Error("not asked")) };
  expect(await sendFollowUps({ ...shop.deps, marketingHost })).toBe(0);
});
