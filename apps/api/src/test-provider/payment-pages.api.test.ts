import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  ACCEPTED_CARD,
  CHALLENGED_CARD,
  createPayingTestApp,
  DECLINED_CARD,
  openTestPayment,
  type PayingTestApp,
  postForm,
  type TestBrowser,
} from "../testing/index.ts";

let shop: PayingTestApp;
let browser: TestBrowser;
let session: { id: string; url: string; orderId: string };
/** The bodies of the webhooks that the provider sent, and the shop's responses. */
let sent: Array<{ type: string; signature: string | null; body: Record<string, unknown> }>;
let shopStatus: number;

beforeAll(async () => {
  shop = await createPayingTestApp();
  shop.wire.deliver = async (request) => {
    const body = await request.json();
    sent.push({ type: body.type, signature: request.headers.get("test-signature"), body });
    return new Response(null, { status: shopStatus });
  };
});
beforeEach(async () => {
  shopStatus = 200;
  sent = [];
  // Sends what an earlier test left to be sent, so that each test counts only its own.
  await shop.provider.runDueWork();
  sent = [];
  browser = shop.newBrowser();
  session = await openTestPayment(shop);
});
afterAll(() => shop.close());

const show = async (query = "") => {
  const response = await browser.fetch(`${new URL(session.url).pathname}${query}`);
  return { response, text: await response.text() };
};
const statusOf = async (id = session.id) =>
  (await shop.db.selectFrom("test_payment_sessions").select("status").where("id", "=", id).executeTakeFirst())?.status;

describe("the payment page", () => {
  test("says whom, what and how much, and that it is a test", async () => {
    const { response, text } = await show();
    expect(response.status).toBe(200);
    for (const said of ["Pay Test Shop", "faAlign", "90.65€", "Test payment", "No money moves"]) {
      expect(text).toContain(said);
    }
  });

  test("[PRICE-10] lists what the units cost and each deduction, so that it adds up to the amount", async () => {
    session = await openTestPayment(shop, {
      amountMinor: 6302,
      lines: [
        { name: "faAlign", quantity: 2, subtotalMinor: 4900, totalMinor: 3407 },
        { name: "faIR Modern Rock", quantity: 1, subtotalMinor: 4165, totalMinor: 2895 },
      ],
      deductions: [
        { kind: "multiBuy", amountMinor: 734 },
        { kind: "coupon", code: "SUMMER", amountMinor: 832 },
        { kind: "vat", amountMinor: 1197 },
      ],
    });
    const { text } = await show();
    const rows = [...text.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, row]) =>
      row
        ?.replace(/<[^>]*>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    );
    expect(rows).toEqual([
      "2 × faAlign 49€",
      "1 × faIR Modern Rock 41.65€",
      "Multi-buy −7.34€",
      "Coupon SUMMER −8.32€",
      "VAT not charged −11.97€",
      "Amount due 63.02€",
    ]);
    expect(text).toContain('<span class="quiet">2 ×</span> faAlign');
  });

  test("a session from before deductions lists its lines at what they come to", async () => {
    await shop.db
      .updateTable("test_payment_sessions")
      .set({ description: JSON.stringify([{ name: "faAlign", quantity: 2, totalMinor: 9065 }]) })
      .where("id", "=", session.id)
      .execute();
    const { text } = await show();
    expect(text).toMatch(/faAlign<\/span><span class="figure">90\.65€/);
    expect(text).not.toContain("Multi-buy");
  });

  test("runs and styles nothing that isn't its own file, and can be framed by the shop alone", async () => {
    const { response, text } = await show();
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain("unsafe");
    expect(text).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=/);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["/test-provider/assets/payment.css", "text/css"],
    ["/test-provider/assets/payment.js", "text/javascript"],
  ])("%s is served as what it is", async (path, mediaType) => {
    const response = await browser.fetch(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain(mediaType);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("[PAY-07] is set in the shop's own fonts, from its own address, and in the system's where a file is missing", async () => {
    const styles = await (await browser.fetch("/test-provider/assets/payment.css")).text();
    const addresses = [...styles.matchAll(/url\("([^"]*)"\)/g)].map(([, address]) => address);
    expect(addresses).toEqual(["/test-provider/assets/archivo.woff2", "/test-provider/assets/martian-mono.woff2"]);
    expect((await show()).response.headers.get("content-security-policy")).toContain("font-src 'self'");
    const font = await browser.fetch("/test-provider/assets/archivo.woff2");
    expect([font.status, font.headers.get("content-type"), await font.text()]).toEqual([
      ...[200, "font/woff2", "the font of the text"],
    ]);
    expect((await browser.fetch("/test-provider/assets/martian-mono.woff2")).status).toBe(404);
  });

  test("a product's name is text on it, never markup", async () => {
    session = await openTestPayment(shop, {
      lines: [{ name: `<img src=x onerror="alert(1)">`, quantity: 1, subtotalMinor: 1, totalMinor: 1 }],
    });
    expect((await show()).text).not.toContain("<img");
  });

  test("without a script, a test card's button fills in the form on a new page", async () => {
    const { text } = await show("?card=4000000000000002");
    expect(text).toContain(`value="4000 0000 0000 0002"`);
    expect(text).toContain(`value="12/34"`);
    expect((await show("?card=<b>")).text).not.toContain("<b>");
  });

  test("keeps the theme that the embedding page asked for", async () => {
    expect((await show("?theme=light")).text).toContain(`data-theme="light"`);
    const step = await postForm(browser, session.url, { ...CHALLENGED_CARD, theme: "light" });
    expect(step.headers.get("location")).toContain("?theme=light");
    expect((await show("?theme=evil%22")).text).not.toContain("data-theme");
  });

  test("a session that nobody opened is not found", async () => {
    const response = await browser.fetch("/test-provider/session/tps_nothing");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("There is no such payment session");
  });

  test("the way back leads to where the shopper came from", async () => {
    expect((await show()).text).toContain(`href="http://shop.test/shop" target="_top" data-leave="closed"`);
  });
});

describe("paying", () => {
  test("an accepted card pays; in a frame the page around is notified, with the order", async () => {
    const response = await postForm(browser, session.url, ACCEPTED_CARD);
    expect([response.status, response.headers.get("location")]).toEqual([303, `/test-provider/session/${session.id}`]);
    const { text } = await show();
    expect(text).toContain(`data-outcome="completed"`);
    expect(text).toContain(`data-order-id="${session.orderId}"`);
    expect(await statusOf()).toBe("paid");
  });

  test("in a tab of its own the shopper goes on to the shop", async () => {
    const response = await postForm(browser, session.url, ACCEPTED_CARD, "document");
    expect(response.headers.get("location")).toBe("http://shop.test/account?source=purchase");
  });

  test("the shop is notified by one signed webhook, independently of the browser", async () => {
    await postForm(browser, session.url, ACCEPTED_CARD);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
    expect(sent[0]?.body).toMatchObject({
      type: "paid",
      data: { session_id: session.id, order_reference: session.orderId, amount_minor: 9065, currency: "EUR" },
    });
  });

  test("a declined card is reported at the head of the card's fields, with what is kept, and another one may be tried", async () => {
    const inOrder = /• 0002.+Your card was declined\. Try another card\..+Your order and.+name="number".+Test cards/s;
    expect(await (await postForm(browser, session.url, DECLINED_CARD)).text()).toMatch(inOrder);
    expect([await statusOf(), sent]).toEqual(["open", []]);
    await postForm(browser, session.url, ACCEPTED_CARD);
    expect(await statusOf()).toBe("paid");
  });

  test("a card that asks for a second step is charged only when that is completed", async () => {
    await postForm(browser, session.url, CHALLENGED_CARD);
    expect((await show()).text).toContain("Confirm it&#39;s you");
    expect([await statusOf(), sent]).toEqual(["challenge", []]);

    const failed = await postForm(browser, `${session.url}/challenge`, { answer: "fail" });
    expect(await failed.text()).toContain("Authentication failed.");
    expect(await statusOf()).toBe("open");

    await postForm(browser, session.url, CHALLENGED_CARD);
    await postForm(browser, `${session.url}/challenge`, { answer: "complete" });
    expect([await statusOf(), sent.length]).toEqual(["paid", 1]);
  });

  test("the second step of a session that didn't ask for one takes no money", async () => {
    await postForm(browser, `${session.url}/challenge`, { answer: "complete" });
    expect([await statusOf(), sent]).toEqual(["open", []]);
  });

  test("two tabs that pay the same session pay once", async () => {
    await Promise.all([
      postForm(browser, session.url, ACCEPTED_CARD),
      postForm(browser, session.url, ACCEPTED_CARD),
      postForm(browser, session.url, ACCEPTED_CARD),
    ]);
    const last = await postForm(browser, session.url, ACCEPTED_CARD);
    expect([last.status, sent.length]).toEqual([303, 1]);
  });

  test("wrong fields are named, what may be kept is kept, and the code never comes back", async () => {
    const response = await postForm(browser, session.url, { ...ACCEPTED_CARD, expiry: "01/20", cvc: "987654" });
    const text = await response.text();
    expect(text).toContain("This card has expired. Enter a date to come.");
    expect(text).toContain("Enter the three or four digits on the card.");
    expect(text).toContain(`aria-describedby="expiry-error"`);
    expect(text).toContain(`value="4242 4242 4242 4242"`);
    expect(text).not.toContain("987654");
  });

  test("a card that isn't a test card is refused and not shown again", async () => {
    const text = await (await postForm(browser, session.url, { ...ACCEPTED_CARD, number: "5555555555554444" })).text();
    expect(text).toContain("This page takes test cards only.");
    expect(text).not.toContain("5555555555554444");
  });

  test.each([
    ["nothing", ""],
    ["no form", "{"],
    ["far too much", "x".repeat(10_000)],
    ["half an escape", "number=%E0%A4%A&expiry=%"],
  ])("a form with %s in it returns the form", async (_, body) => {
    const response = await browser.fetch(new URL(session.url).pathname, { method: "POST", body });
    expect(response.status).toBe(200);
    expect(await statusOf()).toBe("open");
  });
});
