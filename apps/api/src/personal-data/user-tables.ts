import { type RawBuilder, sql } from "kysely";
import { withoutSecretFields } from "../platform/mail/without-secrets.ts";
import { DELETE_ROW, hidden, type Person, type PersonalTable, shown } from "./column-rule.ts";

const SECRET = "A secret, or made from one: its holder could act in the account.";

const ofUser = (column: RawBuilder<unknown>) => (person: Person) => sql<boolean>`${column} = ${person.userId}`;

/** The account itself. Its row is deleted last, together with anything that still names it. */
export const users: PersonalTable<"users"> = {
  kind: "personal",
  file: { section: "account", isOne: true },
  orderBy: "id",
  rows: ofUser(sql.ref("users.id")),
  deleted: ofUser(sql.ref("users.id")),
  columns: {
    id: shown("id", DELETE_ROW),
    email: shown("email", DELETE_ROW),
    password_hash: hidden(SECRET, DELETE_ROW),
    first_name: shown("first_name", DELETE_ROW),
    last_name: shown("last_name", DELETE_ROW),
    registration_name: shown("registration_name", DELETE_ROW),
    newsletter_setting: shown("newsletter_setting", DELETE_ROW),
    newsletter_pending: shown("newsletter_awaiting_confirmation", DELETE_ROW),
    is_active: shown("is_active", DELETE_ROW),
    preferred_currency: shown("preferred_currency", DELETE_ROW),
    wants_fewer_pop_ups: shown("wants_fewer_pop_ups", DELETE_ROW),
    locale: shown("language", DELETE_ROW),
    created_at: shown("created_at", DELETE_ROW),
    activated_at: shown("activated_at", DELETE_ROW),
    deletion_asked_at: shown("deletion_asked_at", DELETE_ROW),
    deletion_due_at: shown("deletion_due_at", DELETE_ROW),
  },
};

export const sessions: PersonalTable<"sessions"> = {
  kind: "personal",
  file: { section: "sessions" },
  orderBy: "created_at",
  rows: ofUser(sql.ref("sessions.user_id")),
  deleted: ofUser(sql.ref("sessions.user_id")),
  columns: {
    id: shown("id", DELETE_ROW),
    token_hash: hidden(SECRET, DELETE_ROW),
    user_id: hidden("The account's own id, said once.", DELETE_ROW),
    created_at: shown("created_at", DELETE_ROW),
    last_seen_at: shown("last_seen_at", DELETE_ROW),
    expires_at: shown("expires_at", DELETE_ROW),
    revoked_at: shown("ended_at", DELETE_ROW),
    user_agent: shown("browser", DELETE_ROW),
    is_kept: shown("kept_logged_in", DELETE_ROW),
  },
};

export const loginDevices: PersonalTable<"login_devices"> = {
  kind: "personal",
  file: { section: "known_browsers" },
  orderBy: "created_at",
  rows: ofUser(sql.ref("login_devices.user_id")),
  deleted: ofUser(sql.ref("login_devices.user_id")),
  columns: {
    token_hash: hidden(SECRET, DELETE_ROW),
    user_id: hidden("The account's own id, said once.", DELETE_ROW),
    created_at: shown("first_login_at", DELETE_ROW),
    expires_at: shown("known_until", DELETE_ROW),
  },
};

export const linkKeys: PersonalTable<"link_keys"> = {
  kind: "personal",
  file: { section: "links_sent_by_mail" },
  orderBy: "created_at",
  rows: ofUser(sql.ref("link_keys.user_id")),
  deleted: ofUser(sql.ref("link_keys.user_id")),
  columns: {
    id: hidden("Half of a link that acts in the account.", DELETE_ROW),
    user_id: hidden("The account's own id, said once.", DELETE_ROW),
    purpose: shown("purpose", DELETE_ROW),
    key_hash: hidden(SECRET, DELETE_ROW),
    payload: shown("carries", DELETE_ROW, { read: withoutSecretFields }),
    created_at: shown("created_at", DELETE_ROW),
    expires_at: shown("expires_at", DELETE_ROW),
    used_at: shown("used_at", DELETE_ROW),
  },
};

export const pinRequests: PersonalTable<"pin_requests"> = {
  kind: "personal",
  file: { section: "pin_requests" },
  orderBy: "created_at",
  rows: ofUser(sql.ref("pin_requests.user_id")),
  deleted: ofUser(sql.ref("pin_requests.user_id")),
  columns: {
    id: hidden("With the PIN it acts in the account.", DELETE_ROW),
    user_id: hidden("The account's own id, said once.", DELETE_ROW),
    purpose: shown("purpose", DELETE_ROW),
    new_email: shown("new_email", DELETE_ROW),
    pin_hash: hidden(SECRET, DELETE_ROW),
    tries: shown("tries", DELETE_ROW),
    created_at: shown("created_at", DELETE_ROW),
    expires_at: shown("expires_at", DELETE_ROW),
    used_at: shown("used_at", DELETE_ROW),
  },
};

export const emailChanges: PersonalTable<"email_changes"> = {
  kind: "personal",
  file: { section: "email_changes" },
  orderBy: "confirmed_at",
  rows: ofUser(sql.ref("email_changes.user_id")),
  deleted: ofUser(sql.ref("email_changes.user_id")),
  columns: {
    id: shown("id", DELETE_ROW),
    user_id: hidden("The account's own id, said once.", DELETE_ROW),
    old_email: shown("old_email", DELETE_ROW),
    new_email: shown("new_email", DELETE_ROW),
    confirmed_at: shown("confirmed_at", DELETE_ROW),
    takes_effect_at: shown("takes_effect_at", DELETE_ROW),
    ended_at: shown("ended_at", DELETE_ROW),
    outcome: shown("outcome", DELETE_ROW),
  },
};

export const eduGrants: PersonalTable<"edu_grants"> = {
  kind: "personal",
  file: { section: "education_discount" },
  orderBy: "starts_at",
  rows: ofUser(sql.ref("edu_grants.user_id")),
  deleted: ofUser(sql.ref("edu_grants.user_id")),
  columns: {
    user_id: hidden("The account's own id, said once.", DELETE_ROW),
    percent: shown("percent", DELETE_ROW),
    note: shown("note", DELETE_ROW),
    time_zone: shown("time_zone", DELETE_ROW),
    starts_local: shown("starts_local", DELETE_ROW),
    ends_local: shown("ends_local", DELETE_ROW),
    starts_at: shown("starts_at", DELETE_ROW),
    ends_at: shown("ends_at", DELETE_ROW),
  },
};
