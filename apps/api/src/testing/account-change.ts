import { type DirectCalls, directCalls, IDEMPOTENCY_HEADER, SITE_AUTHORIZATION } from "@shop/api-client/contract";
import type { TestApp, TestBrowser } from "./create-test-app.ts";

export interface DirectAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever field it asserts on.
  readonly body: any;
}

/** One of the plain JSON calls, as the client sends it. */
export async function callDirect(
  browser: TestBrowser,
  name: keyof DirectCalls,
  request: object,
  idempotencyKey?: string,
): Promise<DirectAnswer> {
  const response = await browser.fetch(directCalls[name].path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: SITE_AUTHORIZATION,
      ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    },
    body: JSON.stringify(request),
  });
  return { status: response.status, body: await response.json() };
}

/** The newest mail of a kind to an address; undefined if there is none. */
export function newestMailTo(shop: Pick<TestApp, "db">, recipient: string, kind: string) {
  return shop.db
    .selectFrom("mails")
    .selectAll()
    .where("recipient", "=", recipient)
    .where("kind", "=", kind)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
}

/** All mails of a kind to an address. */
export function mailsOfKind(shop: Pick<TestApp, "db">, recipient: string, kind: string) {
  const mails = shop.db.selectFrom("mails").select(["id", "text_body"]);
  return mails.where("recipient", "=", recipient).where("kind", "=", kind).execute();
}

/** The PIN of the newest such mail to an address. */
export async function readMailedPin(
  shop: Pick<TestApp, "db">,
  recipient: string,
  kind: "emailChangePin" | "deletionPin",
): Promise<string> {
  return /^\d{8}$/m.exec((await newestMailTo(shop, recipient, kind))?.text_body ?? "")?.[0] ?? "";
}

/** Id and key of the newest link that takes an e-mail change back. */
export async function readRevokeLink(
  shop: Pick<TestApp, "db">,
  oldEmail: string,
): Promise<{ readonly id: string; readonly key: string }> {
  const mail = await newestMailTo(shop, oldEmail, "emailChangeAnnounced");
  const link = new URL(/https?:\S+action=revoke-email\S+/.exec(mail?.text_body ?? "")?.[0] ?? "");
  return { id: link.searchParams.get("id") ?? "", key: link.searchParams.get("key") ?? "" };
}

/** A day as the English mails and pages write it. */
export function mailedDay(timeMs: number): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(timeMs);
}
