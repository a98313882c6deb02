import { createHash } from "node:crypto";
import type { BrowserContext, TestInfo } from "@playwright/test";
import { Api } from "./api.ts";
import { readActivationLink } from "./outbox.ts";
import { type PreparedCode, redeemCodeOf } from "./redeem-codes.ts";

export const PASSWORD = "seven-Ridgelines-of-Oak-7";

export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A new person: the address belongs to this test of this run. */
export function newPerson(testInfo: TestInfo, firstName: string): Person {
  const email = `${firstName.toLowerCase()}.${digestOf(testInfo).slice(0, 12)}@mail.example`;
  return { email, firstName, lastName: "Example" };
}

/** An internet address for the browser of one test, from the block that is kept for examples. */
export function addressOf(testInfo: TestInfo): string {
  const digest = digestOf(testInfo);
  return `2001:db8:${digest.slice(0, 4)}:${digest.slice(4, 8)}::1`;
}

/** Signs up through the back end: an account that waits for its activation. */
export async function register(context: BrowserContext, origin: string, person: Person): Promise<void> {
  const api = new Api(context, origin);
  await api.start();
  await api.callSecured(
    "register",
    {
      email_address: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      password: PASSWORD,
      password_2: PASSWORD,
      // Free products are delivered to subscribers.
      subscribe_to_newsletter: true,
      accepted_tos: true,
    },
    "csrf_token",
  );
}

/** Makes an account through the back end: signed up and activated. */
export async function signUp(context: BrowserContext, origin: string, person: Person): Promise<void> {
  await register(context, origin, person);
  const link = new URL(await readActivationLink(context.request, person.email)).searchParams;
  await new Api(context, origin).call("verifyMail", { id: link.get("id"), key: link.get("key") });
}

/** A customer whose browser is logged in before its first page. */
export async function logIn(context: BrowserContext, origin: string, person: Person): Promise<void> {
  const api = new Api(context, origin);
  await api.callSecured("login", { email_address: person.email, password: PASSWORD }, "token");
}

/** A customer gets what a redeem code of the run gives. */
export async function redeem(
  context: BrowserContext,
  origin: string,
  kind: PreparedCode,
  number: number,
): Promise<void> {
  const code = { redeem_code: redeemCodeOf(kind, number) };
  await new Api(context, origin).callSecured("redeemProduct", code, "csrf_token");
}

function digestOf(testInfo: TestInfo): string {
  return createHash("sha256").update(`${process.env.E2E_RUN} ${testInfo.testId} ${testInfo.retry}`).digest("hex");
}
