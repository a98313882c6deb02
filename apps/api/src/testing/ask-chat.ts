import { SITE_AUTHORIZATION } from "@shop/api-client/contract";
import type { TestBrowser } from "./create-test-app.ts";

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
