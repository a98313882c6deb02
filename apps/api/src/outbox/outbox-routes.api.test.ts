import { afterEach, beforeEach, expect, test } from "vitest";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import { buildRegistration, createTestApp, type TestApp } from "../testing/index.ts";

let shop: TestApp;
beforeEach(async () => {
  shop = await createTestApp();
});
afterEach(() => shop.close());

async function get(path: string) {
  const response = await shop.app.request(path);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

async function firstMailPath(): Promise<string> {
  const { body } = await get("/dev/outbox");
  return /href="(\/dev\/outbox\/[0-9a-f-]{36})"/.exec(body)?.[1] ?? "";
}

test("the outbox shows the newest mail first, and each with its link to press", async () => {
  const browser = await shop.newBrowser().start();
  await browser.callSecured("register", buildRegistration({ email_address: "first@customer.example" }));
  shop.clock.advance(1000);
  await browser.callSecured("register", buildRegistration({ email_address: "second@customer.example" }));
  const { body } = await get("/dev/outbox");
  expect(body.indexOf("second@customer.example")).toBeLessThan(body.indexOf("first@customer.example"));
  const mail = await get(await firstMailPath());
  expect(mail.body).toContain("second@customer.example");
  expect(mail.body).toMatch(/<pre[^>]*>[\s\S]*<a href="http:\/\/shop\.test\/\?action=activation&amp;id=/);
});

test("an empty outbox says what to do", async () => {
  expect((await get("/dev/outbox")).body).toContain("No mail yet.");
});

test("a mail's HTML is in a sandbox of its own: no script, links open in place of the page", async () => {
  const mail = { kind: "contact", recipient: "a@customer.example", userId: null, subject: "<b>Hi</b>" } as const;
  const html = "<!doctype html><html><head></head><body><script>alert(1)</script></body></html>";
  await enqueueMail(shop.db, shop.deps, { ...mail, text: "<script>alert(1)</script>", html });
  const path = await firstMailPath();
  const page = await get(path);
  expect(page.body).not.toContain("<script>");
  expect(page.body).not.toContain("<b>Hi</b>");
  expect(page.body).toContain(
    'sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"',
  );
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  const frame = await get(`${path}/html`);
  expect(frame.body).toContain('<base target="_top">');
  const policy = frame.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/default-src 'none'/);
  expect(policy).toContain("; img-src http://shop.test;");
  expect(policy).not.toContain("script-src");
  expect(policy).toMatch(/sandbox allow-popups/);
  expect(policy).not.toContain("allow-scripts");
});

test("the outbox's pages carry no style of their own and are no-store", async () => {
  const { body, headers } = await get("/dev/outbox");
  expect(body).not.toMatch(/<style|style=/);
  expect(headers.get("cache-control")).toBe("no-store");
  expect((await get("/dev/outbox/outbox.css")).headers.get("content-type")).toBe("text/css; charset=utf-8");
});

test.each(["/dev/outbox/none", "/dev/outbox/00000000-0000-4000-8000-000000000000", "/dev/outbox/none/html"])(
  "%s is no mail: 404",
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test("where the outbox isn't readable none of its addresses is served", async () => {
  const closed = await createTestApp({ settings: { isOutboxReadable: false } });
  const browser = await closed.newBrowser().start();
  await browser.callSecured("register", buildRegistration());
  const { id } = await closed.db.selectFrom("mails").select("id").executeTakeFirstOrThrow();
  for (const path of ["/dev/outbox", `/dev/outbox/${id}`, `/dev/outbox/${id}/html`, "/dev/outbox/outbox.css"]) {
    expect((await closed.app.request(path)).status).toBe(404);
  }
  await closed.close();
});

test("the outbox is served to this machine alone: under another host name, or to another address, there is none", async () => {
  const browser = await shop.newBrowser().start();
  await browser.callSecured("register", buildRegistration());
  const mail = await firstMailPath();
  for (const path of ["/dev/outbox", mail, `${mail}/html`, "/dev/outbox/outbox.css"]) {
    const rebound = await shop.app.request(`http://rebound.example${path}`);
    const elsewhere = await shop.app.request(path, { headers: { "x-shop-socket-address": "192.168.1.7" } });
    expect([(await get(path)).status, rebound.status, elsewhere.status]).toEqual([200, 404, 404]);
    expect(await rebound.text()).not.toContain("ada@");
  }
});
