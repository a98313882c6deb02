import { type ConsentStamp, type MarketingCalls, marketingCalls } from "@shop/api-client/contract";
import type * as z from "zod/mini";
import type { BrowserOptions, TestApp, TestBrowser } from "./create-test-app.ts";
import { insertUser, startSession } from "./insert-rows.ts";

export interface TrackedCustomer {
  readonly browser: TestBrowser;
  readonly id: string;
  readonly email: string;
}

/** A logged-in customer whose calls of the marketing service are tested. */
export async function newTrackedCustomer(shop: TestApp, options: BrowserOptions = {}): Promise<TrackedCustomer> {
  const browser = await shop.newBrowser(options).start();
  const id = await insertUser(shop.deps);
  await startSession(shop.deps, browser, id);
  return { browser, id, email: `${id}@shop.test` };
}

/** A choice of now, that allows marketing unless the test says otherwise. */
export function buildStamp(shop: TestApp, values: Partial<ConsentStamp> = {}): ConsentStamp {
  return {
    id: "c0ffee00-8a4d-4c57-9b86-1f2a3c4d5e6f",
    categories: ["marketing"],
    chosen_at: shop.clock.nowMs(),
    ...values,
  };
}

type Request<Name extends keyof MarketingCalls> = Omit<z.input<MarketingCalls[Name]["request"]>, "user_email">;

/** Makes a call for the customer, as the browser does. */
export function track<Name extends keyof MarketingCalls>(
  { browser, email }: TrackedCustomer,
  name: Name,
  request: Request<Name> & { readonly user_email?: string },
) {
  return postMarketing(browser, marketingCalls[name].path, JSON.stringify({ user_email: email, ...request }));
}

export async function postMarketing(
  browser: Pick<TestBrowser, "fetch">,
  path: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await browser.fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  return { status: answer.status, ...((await answer.json()) as { success: boolean; code?: string; message: string }) };
}
