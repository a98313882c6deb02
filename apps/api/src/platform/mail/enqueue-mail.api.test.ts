import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/index.ts";
import { enqueueMail } from "./enqueue-mail.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const BREAKS = ["\r\n", "\n", "\r", "\0", "\v", "\f", "\u0085", "\u001b"];

test.each(BREAKS)("[SAFE-17] %j begins no further header, in whichever field of a mail it is", async (signs) => {
  const hostile = `x${signs}Bcc: all@evil.example`;
  await enqueueMail(shop.db, shop.deps, {
    ...{ kind: "contact", recipient: hostile, replyTo: hostile, subject: hostile, userId: null },
    ...{ text: "Text\0", html: "<p>Text\0</p>" },
  });
  const mail = await shop.db.selectFrom("mails").selectAll().executeTakeFirstOrThrow();
  for (const field of [mail.recipient, mail.reply_to, mail.subject]) expect(field).toBe("x Bcc: all@evil.example");
  expect(mail).toMatchObject({ sender: shop.deps.settings.mailSender, headers: {}, text_body: "Text" });
  await shop.db.deleteFrom("mails").execute();
});
