import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/index.ts";
import { deliverDueMails } from "./deliver-mails.ts";
import { enqueueMail } from "./enqueue-mail.ts";

describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("on real PostgreSQL", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  test("[SAFE-06] fifty deliveries at once send every mail once", async () => {
    const sent: string[] = [];
    const mailTransport = { send: async (mail: { readonly to: string }) => void sent.push(mail.to) };
    const recipients = Array.from({ length: 40 }, (_, index) => `customer-${index}@customer.example`);
    for (const recipient of recipients) {
      const mail = { kind: "orderConfirmation", recipient, userId: null, subject: "s", text: "t", html: "h" } as const;
      await enqueueMail(shop.db, shop.deps, mail);
    }
    const warm = Array.from({ length: 50 }, () => shop.db.selectFrom("mails").select("id").execute());
    await Promise.all(warm);
    await Promise.all(Array.from({ length: 50 }, () => deliverDueMails({ ...shop.deps, mailTransport })));
    expect(sent.sort()).toEqual(recipients.sort());
  });
});
