import { createHash } from "node:crypto";
import { sql } from "kysely";
import { withoutKeys } from "../platform/mail/without-secrets.ts";
import { DELETE_ROW, hidden, type Person, type PersonalTable, shown } from "./column-rule.ts";

/**
 * Mails about the account, and mails to its address that concern no account. Mails about another account belong to that one, because it may
 * have had the address before. Messages of the contact form, chats and copies of signed agreements go to the shop's team: the owner of the team's address isn't a party to them,
 * and the sender is identified by the reply address.
 */
const ofPerson = ({ userId, email }: Person) => sql<boolean>`(mails.user_id = ${userId}
  or (mails.user_id is null and lower(case when mails.kind in ('betaSignedCopy', 'contact', 'chatHandOver') then mails.reply_to else mails.recipient end) = ${email}))`;

/** Also everything that was sent to the address, which would otherwise stay. */
const namingPerson = (person: Person) => sql<boolean>`(${ofPerson(person)}
  or (mails.kind not in ('betaSignedCopy', 'contact', 'chatHandOver') and lower(mails.recipient) = ${person.email}))`;

export const mails: PersonalTable<"mails"> = {
  kind: "personal",
  file: { section: "mails" },
  orderBy: "created_at",
  rows: ofPerson,
  deleted: namingPerson,
  columns: {
    id: shown("id", DELETE_ROW),
    dedupe_key: hidden("What keeps a mail from being sent twice.", DELETE_ROW),
    kind: shown("kind", DELETE_ROW),
    user_id: hidden("The account's own id, said once.", DELETE_ROW),
    recipient: shown("to", DELETE_ROW),
    sender: shown("from", DELETE_ROW),
    reply_to: shown("reply_to", DELETE_ROW),
    subject: shown("subject", DELETE_ROW, { read: withoutKeys }),
    text_body: shown("text", DELETE_ROW, { read: withoutKeys }),
    html_body: hidden("The same words as the text.", DELETE_ROW),
    headers: hidden("May contain the key that unsubscribes.", DELETE_ROW),
    holds_secret: hidden("Whether the texts contain a PIN or a key, which are left out.", DELETE_ROW),
    created_at: shown("written_at", DELETE_ROW),
    sent_at: shown("sent_at", DELETE_ROW),
    attempts: shown("tries", DELETE_ROW),
    next_attempt_at: shown("next_try_at", DELETE_ROW),
    last_error: shown("refused_because", DELETE_ROW),
  },
};

/** A guest's messages are identified by the reply address. */
const sentBy = ({ userId, email }: Person) => sql<boolean>`(contact_messages.user_id = ${userId}
  or (contact_messages.user_id is null and lower(contact_messages.email) = ${email}))`;

export const contactMessages: PersonalTable<"contact_messages"> = {
  kind: "personal",
  file: { section: "contact_messages" },
  orderBy: "created_at",
  rows: sentBy,
  deleted: sentBy,
  columns: {
    id: shown("id", DELETE_ROW),
    user_id: hidden("The account's own id, said once.", DELETE_ROW),
    name: shown("name", DELETE_ROW),
    email: shown("email", DELETE_ROW),
    subject: shown("subject", DELETE_ROW),
    message: shown("message", DELETE_ROW),
    created_at: shown("created_at", DELETE_ROW),
  },
};

/** An entry names an address, which may have an account or not. */
const enteredBy = ({ email }: Person) => sql<boolean>`contest_entries.email = ${email}`;

export const contestEntries: PersonalTable<"contest_entries"> = {
  kind: "personal",
  file: { section: "contest_entries" },
  orderBy: "created_at",
  rows: enteredBy,
  deleted: enteredBy,
  columns: {
    id: shown("entry", DELETE_ROW),
    contest_id: shown("contest", DELETE_ROW),
    email: shown("email", DELETE_ROW),
    locale: shown("language", DELETE_ROW),
    key_hash: hidden("The hash of the key in the mailed link.", DELETE_ROW),
    accepted_rules_at: shown("accepted_rules_at", DELETE_ROW),
    confirmed_at: shown("confirmed_at", DELETE_ROW),
    created_at: shown("entered_at", DELETE_ROW),
  },
};

const askedFor = ({ email }: Person) => sql<boolean>`password_requests.email = ${email}`;

export const passwordRequests: PersonalTable<"password_requests"> = {
  kind: "personal",
  file: { section: "requests_for_a_new_password" },
  orderBy: "requested_at",
  rows: askedFor,
  deleted: askedFor,
  columns: {
    id: shown("id", DELETE_ROW),
    email: shown("email", DELETE_ROW),
    requested_at: shown("requested_at", DELETE_ROW),
    attempts: shown("tries", DELETE_ROW),
    next_attempt_at: shown("next_try_at", DELETE_ROW),
  },
};

/** Keys name an account by its id, or an address as it is or by its hash. */
const countedFor = ({ userId, email }: Person) => sql<boolean>`(position(${userId}::text in rate_limits.key) > 0
  or position(${email}::text in rate_limits.key) > 0 or position(${hashOf(email)}::text in rate_limits.key) > 0)`;

function hashOf(email: string): string {
  return createHash("sha256").update(email).digest("hex");
}

const COUNTED = "Counts tries, and is forgotten within a day.";

export const rateLimits: PersonalTable<"rate_limits"> = {
  kind: "personal",
  file: null,
  orderBy: "key",
  rows: countedFor,
  deleted: countedFor,
  columns: {
    key: hidden(COUNTED, DELETE_ROW),
    points: hidden(COUNTED, DELETE_ROW),
    expires_at: hidden(COUNTED, DELETE_ROW),
  },
};

const calledBy = ({ userId }: Person) => sql<boolean>`idempotency_keys.actor = ${userId}`;

const REPEATED = "A copy of an answer that was given, kept for a day for a browser that asks again.";

export const idempotencyKeys: PersonalTable<"idempotency_keys"> = {
  kind: "personal",
  file: null,
  orderBy: "created_at",
  rows: calledBy,
  deleted: calledBy,
  columns: {
    actor: hidden(REPEATED, DELETE_ROW),
    key: hidden(REPEATED, DELETE_ROW),
    operation: hidden(REPEATED, DELETE_ROW),
    body_hash: hidden(REPEATED, DELETE_ROW),
    status: hidden(REPEATED, DELETE_ROW),
    answer: hidden(REPEATED, DELETE_ROW),
    made_from: hidden(REPEATED, DELETE_ROW),
    created_at: hidden(REPEATED, DELETE_ROW),
  },
};
