import type { Platform } from "@shop/api-client/contract";
import type { ColumnType, Generated } from "kysely";
import type { FileVariant } from "./file-variants.ts";

type Late<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** The rows of an account besides the user's own: what it requested, redeemed, rated, activated, transferred and downloaded. */
export interface AccountTables {
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
  email_changes: {
    id: string;
    user_id: string;
    old_email: string;
    new_email: string;
    confirmed_at: Date;
    takes_effect_at: Date;
    ended_at: Late<Date>;
    outcome: Late<"changed" | "revoked" | "addressTaken">;
  };
  redeem_batches: {
    id: string;
    label: string;
    product_id: string;
    expires_at: Late<Date>;
    created_at: Date;
    voided_at: Late<Date>;
  };
  redeem_codes: {
    code_hash: string;
    batch_id: string;
    redeemed_at: Late<Date>;
    redeemed_by: Late<string>;
    licence_id: Late<string>;
  };
  ratings: {
    id: string;
    position: Generated<number>;
    user_id: string;
    product_id: string;
    stars: number;
    comment: ColumnType<string, string | undefined, string>;
    created_at: Date;
    updated_at: Date;
  };
  licence_activations: {
    id: string;
    licence_id: string;
    device_hash: string;
    device_name: string;
    platform: Platform;
    plugin_version: Late<string>;
    first_seen_at: Date;
    last_seen_at: Date;
    released_at: Late<Date>;
  };
  licence_transfers: {
    id: string;
    /** The transferred licence; revoked from that moment on. */
    licence_id: string;
    /** The bought service that it used up. */
    service_licence_id: string;
    from_user_id: string | null;
    to_user_id: Late<string>;
    /** The recipient's address; deleted when due, claimed or not. */
    recipient_email: Late<string>;
    new_licence_id: Late<string>;
    started_at: Date;
    returns_at: Date;
    status: "waiting" | "done" | "returned";
  };
  product_downloads: {
    user_id: string;
    product_id: string;
    variant: FileVariant;
    version: string | null;
    downloaded_at: Date;
  };
}
