import { expect, test } from "./test.ts";

test.beforeEach(({ visitor }) => visitor.choose([]));

test("[CHAT-01] [CHAT-03] [LAW-06] the chat is opened, answers a question with its source, closes with Esc, and is there after a reload", async ({
  visitor,
  browserOfEngine,
}) => {
  const messages = () =>
    browserOfEngine.run(`return document.querySelectorAll("[role=log][aria-busy=false] article").length`);
  await visitor.open("/");
  await visitor.press("button", "Open chat");
  await visitor.expectFocus("textbox", "Your message");
  await visitor.expectText(/^You are writing to a machine\./);
  await visitor.fill("Your message", "How do I install a plugin?");
  await visitor.pressKeys("Enter");
  await expect.poll(messages).toBe(2);
  await visitor.expectPart("list", "Sources", "[role=log]");
  await visitor.expectPart("link", /\S/, "[role=log]");
  await visitor.expectFocus("textbox", "Your message");
  await visitor.pressKeys("Escape");
  await visitor.expectNoPart("dialog", "Chat");
  await visitor.expectFocus("button", "Open chat");

  await visitor.openAndRest("/");
  await visitor.expectPart("button", "Open chat");
  await visitor.pressKeys("Alt", "c");
  await visitor.expectFocus("textbox", "Your message");
  await visitor.expectText("How do I install a plugin?");
  await visitor.pressKeys("Alt", "c");
  await visitor.expectNoPart("dialog", "Chat");
});

test("a product of a reply goes into the cart", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.press("button", "Open chat");
  await visitor.fill("Your message", "How much is faMicAlign?");
  await visitor.pressKeys("Enter");
  await visitor.expectPart("list", "Products", "[role=log]");
  await visitor.press("button", "Add to cart", "[role=log]");
  await visitor.expectPart("link", "Cart, 1 item", "header");
  await visitor.expectPart("dialog", "Chat");
});
