import { SITE_AUTHORIZATION } from "@shop/api-client/contract";
import { buildContent } from "./build-content.ts";
import { createTestApp, type TestApp, type TestBrowser } from "./create-test-app.ts";
import { importTestContent, insertUser, startSession } from "./insert-rows.ts";

/** What a test's chat can answer: "money back" leads to the page about refunds. */
const REFUNDS_ANSWER = {
  slug: "refunds",
  path: "/terms-conditions",
  en: { title: "Refunds", text: "Within 14 days, if you haven't downloaded it.", words: ["money back"] },
};

/** A shop whose chat knows these answers. */
export async function createChatShop(
  answers: NonNullable<Parameters<typeof buildContent>[0]>["answers"] = [REFUNDS_ANSWER],
): Promise<TestApp> {
  const shop = await createTestApp();
  await importTestContent(shop.deps, buildContent({ answers }));
  return shop;
}

/** A new customer, logged in with a browser of their own. */
export async function newChatCustomer(shop: TestApp) {
  const browser = await shop.newBrowser().start();
  const userId = await insertUser(shop.deps);
  await startSession(shop.deps, browser, userId);
  return { browser, userId, email: `${userId}@shop.test` };
}

/** Sends one message to the chat, as a page does, and returns the whole response. */
export async function sayInChat(
  browser: TestBrowser,
  text: string,
  headers: Record<string, string> = {},
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever field it asserts on.
): Promise<any> {
  const response = await browser.fetch("/wp-json/fa/v1/handle-live-chat", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: SITE_AUTHORIZATION, ...headers },
    body: JSON.stringify({ messages: [{ role: "user", content: text }] }),
  });
  return response.json();
}
