import type { Page } from "@playwright/test";
import { expectAccessible } from "./models/accessible.ts";
import { Keyboard } from "./models/keyboard.ts";
import { expect, test } from "./models/test.ts";

const CALL = "**/wp-json/fa/v1/handle-live-chat";
const FAILED = "Sorry, there was a problem with the Chat. Please try again later.";
const windowOf = (page: Page) => page.getByRole("dialog", { name: "Chat" });
const logOf = (page: Page) => windowOf(page).getByRole("log", { name: "Messages" });
const fieldOf = (page: Page) => windowOf(page).getByRole("textbox", { name: "Your message" });
const buttonOf = (page: Page) => page.getByRole("button", { name: "Open chat" });

async function openByKeys(page: Page): Promise<void> {
  await expect(buttonOf(page)).toBeVisible();
  await page.keyboard.press("Alt+c");
  await expect(fieldOf(page)).toBeFocused();
}

test("[CHAT-01] [CHAT-03] [LAW-06] a question by keyboard gets a reply with its source; it is there after a reload, and in another tab", async ({
  shopper,
  page,
  context,
}) => {
  await shopper.open("/");
  await openByKeys(page);
  await expect(windowOf(page).getByText(/^You are writing to a machine\./)).toBeVisible();
  await page.keyboard.type("How do I install a plugin?");
  await page.keyboard.press("Enter");
  await expect(logOf(page).getByRole("article")).toHaveCount(2);
  await expect(logOf(page)).toHaveAttribute("aria-busy", "false");
  await expect(logOf(page).getByRole("list", { name: "Sources" }).getByRole("link").first()).toBeVisible();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type("What about");
  await page.keyboard.press("Escape");
  await expect(buttonOf(page)).toBeFocused();

  await page.reload();
  await shopper.ready();
  await openByKeys(page);
  await expect(logOf(page).getByText("How do I install a plugin?")).toBeVisible();
  await expect(fieldOf(page)).toHaveValue("What about");

  const other = await context.newPage();
  await other.goto("/");
  await openByKeys(other);
  await expect(logOf(other).getByRole("article")).toHaveCount(2);
  await other.keyboard.type("Which formats are there?");
  await other.keyboard.press("Enter");
  await expect(logOf(other).getByRole("article")).toHaveCount(4);
  await expect(logOf(page).getByText("Which formats are there?")).toBeVisible();
});

test("[CHAT-03] a person is reached by keyboard: the address, the ticket's number, and the chat is locked", async ({
  shopper,
  page,
}) => {
  const keyboard = new Keyboard(page);
  await shopper.open("/");
  await openByKeys(page);
  await keyboard.tabTo(/^Talk to a person$/);
  await keyboard.press("Enter");
  await expect(windowOf(page).getByRole("textbox", { name: "Your email address" })).toBeFocused();
  await keyboard.type("ada@example.com");
  await keyboard.press("Enter");
  await expect(
    logOf(page).getByText(
      "Our development team has been contacted and will respond to your query shortly. Thank you for your assistance. This chat is now closed.",
    ),
  ).toBeVisible();
  await expect(windowOf(page).getByText("Your ticket number")).toBeVisible();
  await expect(windowOf(page).getByRole("textbox")).toHaveCount(0);
  await keyboard.press("Escape");
  await expect(buttonOf(page)).toBeFocused();
});

test("a product of a reply goes into the cart", async ({ shopper, page }) => {
  await shopper.open("/");
  await openByKeys(page);
  await page.keyboard.type("How much is faMicAlign?");
  await page.keyboard.press("Enter");
  const card = logOf(page).getByRole("list", { name: "Products" }).getByRole("listitem").first();
  await expect(card).toContainText("faMicAlign");
  await card.getByRole("button", { name: "Add to cart" }).click();
  await expect(shopper.cartLink).toHaveAccessibleName("Cart, 1 item");
  await expect(windowOf(page)).toBeVisible();
});

for (const [kind, body, status] of [
  ["is down", "", 503],
  ["returns garbage", "<html>Bad gateway</html>", 200],
  ["takes an action that nobody knows", JSON.stringify({ action: "dance", message: "Hello." }), 200],
] as const) {
  test(`[CHAT-04] a chat that ${kind} shows the documented text, and one press sends the message again`, async ({
    shopper,
    page,
  }) => {
    await page.route(CALL, (route) => route.fulfill({ status, body, contentType: "text/html" }));
    await shopper.open("/");
    await openByKeys(page);
    await page.keyboard.type("How do I install a plugin?");
    await page.keyboard.press("Enter");
    await expect(logOf(page).getByText(FAILED)).toBeVisible();
    await expect(logOf(page).getByText("Not sent")).toBeVisible();
    await page.unroute(CALL);
    await logOf(page).getByRole("button", { name: "Send again" }).click();
    await expect(logOf(page).getByRole("article")).toHaveCount(2);
    await expect(logOf(page).getByText("Not sent")).toHaveCount(0);
    await expect(fieldOf(page)).toBeFocused();
  });
}

test("[CHAT-04] offline, a message waits as not sent, and goes out with one press when the line is back", async ({
  shopper,
  page,
  context,
}) => {
  await shopper.open("/");
  await openByKeys(page);
  await expect(logOf(page)).toHaveAttribute("aria-busy", "false");
  await context.setOffline(true);
  await page.keyboard.type("How do I install a plugin?");
  await page.keyboard.press("Enter");
  await expect(logOf(page).getByText(FAILED)).toBeVisible();
  await context.setOffline(false);
  await logOf(page).getByRole("button", { name: "Send again" }).click();
  await expect(logOf(page).getByRole("article")).toHaveCount(2);
});

test("[CHAT-01] the window's code is fetched at the first press, not before; reduced motion keeps the icon still", async ({
  shopper,
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await shopper.open("/");
  await expect(buttonOf(page)).toBeVisible();
  const before = scripts.filter((url) => url.includes("chat-window"));
  await buttonOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
  expect([before.length, scripts.filter((url) => url.includes("chat-window")).length]).toEqual([0, 1]);
  await page.keyboard.press("Escape");
  const icon = buttonOf(page).locator("span");
  await icon.evaluate((element) => element.setAttribute("data-wiggles", ""));
  expect(await icon.evaluate((element) => getComputedStyle(element).animationName)).toBe("none");
});

test("the open chat can be used by everyone, on a desk and on a phone, where it fills the screen", async ({
  shopper,
  page,
}) => {
  await shopper.open("/");
  await openByKeys(page);
  await page.keyboard.type("How much is faMicAlign?");
  await page.keyboard.press("Enter");
  await expect(logOf(page).getByRole("article")).toHaveCount(2);
  await expectAccessible(page, "the chat", ".shop-chat");
  await page.setViewportSize({ width: 390, height: 844 });
  // All but the gutter that a desktop's browser keeps for its scrollbar.
  await expect.poll(async () => (await windowOf(page).boundingBox())?.width).toBeGreaterThanOrEqual(375);
  expect(await windowOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 844 });
  await expectAccessible(page, "the chat on a phone", ".shop-chat");
});
