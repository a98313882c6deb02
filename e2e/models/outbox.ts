import { type APIRequestContext, type BrowserContext, expect, type Page } from "@playwright/test";

/** Opens the newest mail to an address in the shop's outbox, as a person who tries the shop would. */
export async function openMail(context: BrowserContext, email: string, subject: RegExp): Promise<Page> {
  const outbox = await context.newPage();
  const entry = outbox.getByRole("link").filter({ hasText: email }).filter({ hasText: subject }).first();
  await expect(async () => {
    await outbox.goto("/dev/outbox");
    await expect(entry).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await entry.click();
  await expect(outbox.getByRole("heading", { level: 1 })).toHaveText(subject);
  return outbox;
}

/** The activation link of the newest mail to an address, read without a page. */
export function readActivationLink(request: APIRequestContext, email: string): Promise<string> {
  return readLink(request, email, /activat/i, "activation");
}

/** The link to a new password of the newest mail to an address. */
export function readResetLink(request: APIRequestContext, email: string): Promise<string> {
  return readLink(request, email, /new password/i, "reset");
}

/** The link to the newsletter settings in the newest mail that lists an address's subscriptions. */
export function readUnsubscribeLink(request: APIRequestContext, email: string): Promise<string> {
  return readLink(request, email, /You are subscribed to news/, "unsubscribe");
}

/** The link that takes an e-mail change back, of the newest mail to the old address. */
export function readRevokeLink(request: APIRequestContext, email: string): Promise<string> {
  return readLink(request, email, /will change/, "revoke-email");
}

/** The link that confirms an address's entry into a contest. */
export function readEntryLink(request: APIRequestContext, email: string): Promise<string> {
  return readLink(request, email, /confirm your entry/, "confirm");
}

/** The link that confirms a sign-up for the beta. */
export function readBetaConfirmLink(request: APIRequestContext, email: string): Promise<string> {
  return readLink(request, email, /confirm your sign-up/, "confirm");
}

/** The PIN of the newest mail to an address with such a subject. */
export async function readPin(request: APIRequestContext, email: string, subject: RegExp): Promise<string> {
  const pin = /^\s*(\d{8})\s*$/m;
  const mail = await readMail(request, email, subject, (text) => pin.test(text));
  return String(pin.exec(mail)?.[1]);
}

async function readLink(request: APIRequestContext, email: string, subject: RegExp, action: string): Promise<string> {
  const link = new RegExp(`<a href="([^"]+action=${action}[^"]*)"`);
  const mail = await readMail(request, email, subject, (text) => link.test(text));
  return String(link.exec(mail)?.[1]?.replaceAll("&amp;", "&"));
}

/** The page of the newest mail to an address with this subject, once there is one with the expected content. */
async function readMail(
  request: APIRequestContext,
  email: string,
  subject: RegExp,
  isIt: (mail: string) => boolean,
): Promise<string> {
  let mail = "";
  await expect(async () => {
    const list = await (await request.get("/dev/outbox")).text();
    const entry = list.split("<li>").find((item) => item.includes(email) && subject.test(item));
    const path = /href="([^"]+)"/.exec(entry ?? "")?.[1];
    expect(path).toBeDefined();
    mail = await (await request.get(String(path))).text();
    expect(isIt(mail)).toBe(true);
  }).toPass();
  return mail;
}
