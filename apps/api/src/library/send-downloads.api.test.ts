import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, newCustomer, type TestApp, type TestBrowser } from "../testing/index.ts";

let shop: TestApp;
let customer: TestBrowser;
beforeAll(async () => {
  shop = await createTestApp();
  customer = await newCustomer(shop, "ada@customer.example");
});
afterAll(() => shop.close());

const mails = () =>
  shop.db.selectFrom("mails").select(["recipient", "subject"]).where("kind", "=", "downloads").execute();

test("[ROUTE-09] the address of the downloads goes to the account's own address, at most three times an hour", async () => {
  const send = () => customer.call("sendDownloads");
  for (let count = 0; count < 3; count += 1) expect(await send()).toMatchObject({ valid: true });
  expect(await send()).toMatchObject({ valid: false, code: "library.tooManyMails" });
  const mail = { recipient: "ada@customer.example", subject: expect.stringContaining("Your downloads") };
  expect(await mails()).toEqual([mail, mail, mail]);
});

test("[ROUTE-09] [SAFE-03] no other address can be named, and a visitor sends nothing", async () => {
  const before = (await mails()).length;
  expect(await customer.call("sendDownloads", { email: "other@mail.example" })).toMatchObject({ status: 400 });
  const visitor = await shop.newBrowser().start();
  expect(await visitor.call("sendDownloads")).toMatchObject({ status: 401, code: "api.loginRequired" });
  expect(await mails()).toHaveLength(before);
});
