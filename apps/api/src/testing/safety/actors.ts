import type { TokenPurpose } from "@shop/api-client/contract";
import { findAccessToken } from "../../http/access-tokens.ts";
import { sessionCookieName } from "../../http/cookies.ts";
import { findContext } from "../../http/find-context.ts";
import { issueSecurityToken } from "../../http/security-tokens.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { findSession } from "../../users/sessions.ts";
import { callDirect, readMailedPin } from "../account-change.ts";
import { TEST_ORIGIN, type TestBrowser } from "../create-test-app.ts";
import { insertUser, startSession } from "../insert-rows.ts";
import { buildRegistration } from "../sign-up.ts";
import type { PayingTestApp } from "../with-test-payments.ts";

/** Who may call: `a` owns what calls are aimed at, `b` is another customer. */
const ACTORS = ["nobody", "visitor", "notActivated", "b", "deletionScheduled", "expired", "a"] as const;
export type Actor = (typeof ACTORS)[number];
export const WAITING_EMAIL = "waiting@customer.example";

/** An account that waits for its activation. */
export async function signUpInVain(shop: PayingTestApp): Promise<TestBrowser> {
  const browser = await shop.newBrowser({ address: "192.0.2.9" }).start();
  await browser.callSecured("register", buildRegistration({ email_address: WAITING_EMAIL }));
  return browser;
}

/** A browser of an actor, from a place of its own. The customers have to be given their sessions. */
export async function newActor(shop: PayingTestApp, actor: Actor): Promise<TestBrowser> {
  const browser = shop.newBrowser({ address: `192.0.2.${10 + ACTORS.indexOf(actor)}` });
  if (actor === "nobody") return browser;
  if (actor === "notActivated") return signUpInVain(shop);
  await browser.start();
  if (actor === "expired") await outliveSession(shop, browser);
  if (actor === "deletionScheduled") await scheduleDeletion(shop, browser);
  return browser;
}

async function outliveSession(shop: PayingTestApp, browser: TestBrowser): Promise<void> {
  const userId = await insertUser(shop.deps);
  await startSession(shop.deps, browser, userId);
  const over = { expires_at: new Date(shop.clock.nowMs()) };
  await shop.db.updateTable("sessions").set(over).where("user_id", "=", userId).execute();
}

/** Confirms a deletion as a customer does, and keeps the cookie as another tab would. */
async function scheduleDeletion(shop: PayingTestApp, browser: TestBrowser): Promise<void> {
  const userId = await insertUser(shop.deps);
  await startSession(shop.deps, browser, userId);
  const cookie = browser.cookies.get(sessionCookieName(shop.deps.settings)) ?? "";
  const email = `${userId}@shop.test`;
  const { request_id } = (await callDirect(browser, "initiateAccountDeletion", { email })).body;
  const pin = await readMailedPin(shop, email, "deletionPin");
  const confirmed = await callDirect(browser, "confirmAccountDeletion", { email, pin, request_id });
  if (!confirmed.body.success) throw new Error(confirmed.body.code);
  browser.cookies.set(sessionCookieName(shop.deps.settings), cookie);
}

/** A security token as a prepare call would give it to this browser; a made-up one for a caller without an access token. */
export async function mintToken(shop: PayingTestApp, browser: TestBrowser, purpose: TokenPurpose): Promise<string> {
  const now = new Date(shop.clock.nowMs());
  const known = await findAccessToken(shop.db, hashSecret(browser.accessToken), now);
  if (!known) return "made up";
  const cookie = Array.from(browser.cookies, ([name, value]) => `${name}=${value}`).join("; ");
  const request = new Request(TEST_ORIGIN, { headers: { cookie } });
  return issueSecurityToken(shop.deps, await findContext(shop.deps, findSession, request, known, []), purpose);
}
