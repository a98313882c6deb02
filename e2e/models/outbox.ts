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

async function readLink(request: APIRequestContext, email: string, subject: RegExp, action: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const list = await (await request.get("/dev/outbox")).text();
    const entry = list.split("<li>").find((item) => item.includes(email) && subject.test(item));
    const path = /href="([^"]+)"/.exec(entry ?? "")?.[1];
    expect(path).toBeDefined();
    const mail = await (await request.get(String(path))).text();
    link = new RegExp(`<a href="([^"]+action=${action}[^"]*)"`).exec(mail)?.[1]?.replaceAll("&amp;", "&");
    expect(link).toBeDefined();
  }).toPass();
  return String(link);
}
