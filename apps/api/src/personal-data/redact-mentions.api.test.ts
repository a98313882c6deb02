import { afterAll, beforeAll, expect, test } from "vitest";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import { createTestApp, type TestApp } from "../testing/index.ts";
import { redactMentions } from "./redact-mentions.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test.each([
  ["ada@x.example", "ada@x.example handed it on.", "… handed it on."],
  ["ada@x.example", "It came from Ada@X.example.", "It came from …."],
  ["ada@x.example", "<p>ada@x.example</p>", "<p>…</p>"],
  ["o'hara@x.example", "<p>o&#39;hara@x.example</p>", "<p>…</p>"],
  ["ada+shop@x.example", "To ada+shop@x.example, twice: ada+shop@x.example", "To …, twice: …"],
  ["ada@x.example", "From bada@x.example", "From bada@x.example"],
  ["ada@x.example", "From b.ada@x.example", "From b.ada@x.example"],
  ["ada@x.example", "From ada@x.example.org", "From ada@x.example.org"],
  ["ada@x.example", "From adaQx.example and ada@x-example", "From adaQx.example and ada@x-example"],
])("[SAFE-27] the address %s in a mail to somebody else: %s", async (address, text, left) => {
  const mail = {
    kind: "licenceReceived",
    recipient: "peer@x.example",
    userId: null,
    subject: text,
    html: text,
  } as const;
  await shop.db.deleteFrom("mails").execute();
  await enqueueMail(shop.db, shop.deps, { ...mail, text });
  await redactMentions(shop.db, [address]);
  const [row] = await shop.db.selectFrom("mails").select(["subject", "text_body", "html_body"]).execute();
  expect(row).toEqual({ subject: left, text_body: left, html_body: left });
});
