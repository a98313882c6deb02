import { afterEach, beforeEach, expect, test } from "vitest";
import { createChatShop, newChatCustomer, sayInChat, type TestApp } from "../testing/index.ts";

const MINUTE_MS = 60_000;

let shop: TestApp;
beforeEach(async () => {
  shop = await createChatShop();
});
afterEach(() => shop.close());

const mailsOf = (kind: string) => shop.db.selectFrom("mails").selectAll().where("kind", "=", kind).execute();

test("[CHAT-05] a question without an answer is refused, and a guest's address hands the chat over", async () => {
  const browser = await shop.newBrowser().start();
  expect(await sayInChat(browser, "Do you sell trumpets and violins?")).toMatchObject({
    ...{ action: "send_message", expects: "email", sources: [], products: [] },
    message:
      "I have found nothing about that on our pages. Type your email address, and I will hand this chat over to our team. Or ask something else.",
  });
  expect(await sayInChat(browser, "ada@guest")).toMatchObject({
    message: "That isn’t a complete email address. Please type it again.",
    expects: "email",
  });
  expect(await sayInChat(browser, "It is ada@guest.example.")).toMatchObject({
    action: "contact_dev_team",
    message:
      "Our development team has been contacted and will respond to your query shortly. Thank you for your assistance. This chat is now closed.",
    ticket: "T-1001",
  });
  const [toTeam] = await mailsOf("chatHandOver");
  expect(toTeam).toMatchObject({ recipient: "team@shop.test", reply_to: "ada@guest.example", subject: "Chat T-1001" });
  expect(toTeam?.text_body).toContain("Customer: Do you sell trumpets and violins?");
  const [toGuest] = await mailsOf("chatTicket");
  expect(toGuest).toMatchObject({ recipient: "ada@guest.example", reply_to: null });
  expect(toGuest?.text_body).toContain("T-1001");
  expect(toGuest?.text_body).not.toContain("trumpets");
  expect(await sayInChat(browser, "Hello?")).toMatchObject({ success: false, code: "chat.closed" });
});

test("[CHAT-05] a customer who agrees is handed over with the account's address, and the chat of later is a new one", async () => {
  const { browser, email } = await newChatCustomer(shop);
  expect(await sayInChat(browser, "Do you sell trumpets and violins?")).toMatchObject({ expects: "question" });
  expect(await sayInChat(browser, "Yes, please!")).toMatchObject({ action: "contact_dev_team", ticket: "T-1001" });
  expect(await mailsOf("chatHandOver")).toMatchObject([{ reply_to: email }]);
  expect((await browser.call("getChat")).result).toMatchObject({ state: "handedOver", ticket: "T-1001" });
  shop.clock.advance(30 * MINUTE_MS - 1);
  expect(await sayInChat(browser, "money back?")).toMatchObject({
    code: "chat.closed",
    message: "This chat is closed.",
  });
  shop.clock.advance(1);
  expect(await sayInChat(browser, "money back?")).toMatchObject({ action: "send_message" });
  expect((await browser.call("getChat")).result).toMatchObject({ state: "open", ticket: null });
});

test("[CHAT-05] a shopper who asks for the team gets it, without a search", async () => {
  const { browser } = await newChatCustomer(shop);
  expect(await sayInChat(browser, "I want to talk to a human about my money back")).toMatchObject({
    action: "contact_dev_team",
  });
  const guest = await shop.newBrowser().start();
  expect(
    await sayInChat(guest, "Ich möchte mit einem Mitarbeiter sprechen", { "content-language": "de" }),
  ).toMatchObject({
    message: "An welche E-Mail-Adresse soll unser Team antworten?",
    expects: "email",
  });
});
