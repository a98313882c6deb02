import { sendResetLinks } from "../sign-in/send-reset-links.ts";
import type { TestAnswer, TestApp, TestBrowser } from "./create-test-app.ts";

export const NEW_PASSWORD = "Sechs-Mikrofone-am-Rand-6";

/** Requests a reset mail over the wire, and lets the job process it. */
export async function askForReset(
  shop: TestApp,
  browser: TestBrowser,
  email = "ada@customer.example",
): Promise<TestAnswer> {
  const answer = await browser.callSecured("passwordForget", { email_address: email });
  await sendResetLinks(shop.deps);
  return answer;
}

/** Id and key of the newest reset link that was mailed to an address. */
export async function readResetLink(
  shop: TestApp,
  email = "ada@customer.example",
): Promise<{ id: string; key: string }> {
  const mail = await shop.db
    .selectFrom("mails")
    .select("text_body")
    .where("recipient", "=", email)
    .where("kind", "=", "resetPassword")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  const link = new URL(/https?:\S+action=reset\S+/.exec(mail.text_body)?.[0] ?? "");
  return { id: link.searchParams.get("id") ?? "", key: link.searchParams.get("key") ?? "" };
}

/** Prepares with the link and, where it is valid, sets the password, as the form does. */
export async function sendReset(
  browser: TestBrowser,
  link: { readonly id: string; readonly key: string },
  password = NEW_PASSWORD,
  again = password,
): Promise<TestAnswer> {
  const prepared = await browser.call("changePassword", { mode: "prepare", ...link });
  if (!prepared.valid) return prepared;
  const { csrf_token } = prepared.result;
  const passwords = { password_new1: password, password_new2: again };
  return browser.call("changePassword", { mode: "execute", ...link, ...passwords, csrf_token });
}
