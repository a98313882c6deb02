import { createHash } from "node:crypto";
import { randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import type { PlatformTables } from "../database/tables.ts";
import type { PlatformDeps } from "../deps.ts";
import { takePoint } from "../rate-limits.ts";
import { MAILS_OF_A_KIND } from "./limits.ts";
import { insertMail } from "./mails.ts";

export type MailKind =
  | "activation"
  | "alreadyRegistered"
  | "betaConfirm"
  | "betaNdaLink"
  | "betaSigned"
  | "betaSignedCopy"
  | "chatHandOver"
  | "chatTicket"
  | "contact"
  | "contactCopy"
  | "contactReceived"
  | "contestEntry"
  | "contestWon"
  | "creditNote"
  | "licenceHandedOn"
  | "licenceOffered"
  | "licenceReceived"
  | "licenceReturned"
  | "licenceTakenBack"
  | "downloads"
  | "deletionCancelled"
  | "deletionPin"
  | "deletionScheduled"
  | "emailChangeAddressInUse"
  | "emailChangeAnnounced"
  | "emailChangeFailed"
  | "emailChangePin"
  | "emailChangeRevoked"
  | "emailChanged"
  | "followUp"
  | "manyLogins"
  | "newsletterConfirm"
  | "newsletterSubscribed"
  | "orderConfirmation"
  | "passwordChanged"
  | "redeemed"
  | "resetPassword";

/** The kinds that anyone can trigger for somebody else's address; only these are limited per address. */
const LIMITED_KINDS: ReadonlySet<MailKind> = new Set([
  "activation",
  "alreadyRegistered",
  "betaConfirm",
  "betaNdaLink",
  "chatTicket",
  "contactReceived",
  "contestEntry",
  "emailChangeAddressInUse",
  "emailChangePin",
  "newsletterConfirm",
  "newsletterSubscribed",
  "resetPassword",
]);

/** The kinds that contain a PIN or a link's key: a copy must not contain it for longer than it is valid. */
const SECRET_KINDS: ReadonlySet<MailKind> = new Set([
  "activation",
  "betaConfirm",
  "betaNdaLink",
  "betaSigned",
  "contestEntry",
  "deletionPin",
  "emailChangeAnnounced",
  "emailChangePin",
  "followUp",
  "newsletterConfirm",
  "newsletterSubscribed",
  "resetPassword",
]);

export interface NewMail {
  readonly kind: MailKind;
  readonly recipient: string;
  /** The account it refers to, so that erasing the account erases its mails too. */
  readonly userId: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string | null;
  /** At most one mail ever has it: `order:<id>`. */
  readonly dedupeKey?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Puts a mail into the outbox, in the caller's transaction: it leaves if and only if that commits, and afterwards.
 * False where it was not written: the dedupe key is taken, or the address has had its three of this kind in this hour.
 */
export async function enqueueMail(db: Kysely<PlatformTables>, deps: PlatformDeps, mail: NewMail): Promise<boolean> {
  const nowMs = deps.clock.nowMs();
  if (LIMITED_KINDS.has(mail.kind)) {
    const address = createHash("sha256").update(mail.recipient.toLowerCase()).digest("hex");
    if (!(await takePoint(db, `mail:${mail.kind}:${address}`, MAILS_OF_A_KIND, nowMs))) return false;
  }
  return insertMail(db, {
    id: randomUuid(deps.random),
    dedupe_key: mail.dedupeKey ?? null,
    kind: mail.kind,
    user_id: mail.userId,
    recipient: oneLine(mail.recipient),
    sender: deps.settings.mailSender,
    reply_to: mail.replyTo ? oneLine(mail.replyTo) : null,
    subject: oneLine(mail.subject),
    text_body: withoutNul(mail.text),
    html_body: withoutNul(mail.html),
    headers: JSON.stringify(mail.headers ?? {}),
    holds_secret: SECRET_KINDS.has(mail.kind),
    created_at: new Date(nowMs),
    next_attempt_at: new Date(nowMs),
  });
}

/** Text in a header can't start another one. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").trim();
}

/** PostgreSQL can't store a NUL in a text. */
function withoutNul(text: string): string {
  return text.replaceAll("\0", "");
}
