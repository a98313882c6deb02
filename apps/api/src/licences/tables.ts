import type { Platform } from "@shop/api-client/contract";
import type { ColumnType } from "kysely";

type Late<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** Licences, and where they come from and go to. */
export interface LicencesTables {
  licences: {
    id: string;
    licence_key: string;
    user_id: string;
    product_id: string;
    order_line_id: string | null;
    unit_number: number | null;
    /** For a transferred licence: the line of its original purchase by any customer. */
    origin_line_id: ColumnType<string | null, string | null | undefined, never>;
    via_bundle_id: string | null;
    source: "purchase" | "activation" | "redeem" | "transfer" | "operator" | "free";
    added_at: Date;
    revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    revoked_reason: ColumnType<string | null, string | null | undefined, string | null>;
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
}
