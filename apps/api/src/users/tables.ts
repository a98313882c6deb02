import type { Currency } from "@shop/pricing";
import type { ColumnType } from "kysely";

type Late<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** The personal data of a sign-up; the e-mail is in lower case. */
export interface SignedUp {
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly newsletterSetting: number;
  readonly locale: string;
}

/** A sign-up that waits for its activation: who made it and when, so that its password never applies to anybody else unawares. */
export interface PendingSignUp extends SignedUp {
  /** The visitor who signed up; null if no longer known. */
  readonly visitorId: string | null;
  readonly signedUpAtMs: number;
}

/** An account, and what proves that a caller is its owner. */
export interface UsersTables {
  users: {
    id: string;
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    registration_name: string;
    newsletter_setting: ColumnType<number, number | undefined, number>;
    /** Requested, and pending confirmation by mail; null if nothing is pending. */
    newsletter_pending: ColumnType<number | null, number | null | undefined, number | null>;
    is_active: ColumnType<boolean, boolean | undefined, boolean>;
    preferred_currency: ColumnType<Currency | null, Currency | null | undefined, Currency | null>;
    wants_fewer_pop_ups: ColumnType<boolean, boolean | undefined, boolean>;
    locale: ColumnType<string, string | undefined, string>;
    created_at: Date;
    activated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    deletion_asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    deletion_due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  sessions: {
    id: string;
    token_hash: string;
    user_id: string;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    user_agent: ColumnType<string, string | undefined, string>;
    is_kept: ColumnType<boolean, boolean | undefined, boolean>;
  };
  login_devices: { token_hash: string; user_id: string; created_at: Date; expires_at: Date };
  link_keys: {
    id: string;
    user_id: string;
    purpose: "activation" | "reset" | "unsubscribe" | "emailChange" | "newsletter";
    key_hash: string;
    payload: ColumnType<PendingSignUp | null, string | null | undefined, string | null>;
    created_at: Date;
    expires_at: Date | null;
    used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  pin_requests: {
    id: string;
    user_id: string;
    purpose: "emailChange" | "deletion";
    /** Of an e-mail change. */
    new_email: Late<string>;
    /** Keyed with the shop's secret. */
    pin_hash: string;
    tries: ColumnType<number, number | undefined, number>;
    created_at: Date;
    expires_at: Date;
    used_at: Late<Date>;
  };
  consents: {
    id: string;
    user_id: string | null;
    order_id: string | null;
    kind: string;
    text_version: string;
    is_granted: boolean;
    given_at: Date;
  };
}
