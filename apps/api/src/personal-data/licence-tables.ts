import { sql } from "kysely";
import {
  DELETE_ROW,
  hidden,
  IMPERSONAL,
  type Person,
  type PersonalTable,
  productName,
  SET_NULL,
  shown,
  UNLINKED,
} from "./column-rule.ts";

const OWN_ID = "The account's own id, said once.";

const ownLicence = (person: Person) => sql`(select id from licences as own where own.user_id = ${person.userId})`;

export const licences: PersonalTable<"licences"> = {
  kind: "personal",
  file: { section: "licences" },
  orderBy: "added_at",
  rows: ({ userId }) => sql`licences.user_id = ${userId}`,
  deleted: ({ userId }) => sql`licences.user_id = ${userId}`,
  columns: {
    id: shown("id", DELETE_ROW),
    licence_key: shown("licence_key", DELETE_ROW),
    user_id: hidden(OWN_ID, DELETE_ROW),
    product_id: productName("product", DELETE_ROW),
    order_line_id: shown("order_line", DELETE_ROW),
    unit_number: shown("unit", DELETE_ROW),
    origin_line_id: hidden("Another's order, which the licence was first bought with.", DELETE_ROW),
    via_bundle_id: productName("from_bundle", DELETE_ROW),
    source: shown("source", DELETE_ROW),
    added_at: shown("added_at", DELETE_ROW),
    revoked_at: shown("revoked_at", DELETE_ROW),
    revoked_reason: shown("revoked_because", DELETE_ROW),
  },
};

export const licenceActivations: PersonalTable<"licence_activations"> = {
  kind: "personal",
  file: { section: "devices", within: "licences", key: "licence_id" },
  orderBy: "first_seen_at",
  rows: (person) => sql`licence_activations.licence_id in ${ownLicence(person)}`,
  deleted: (person) => sql`licence_activations.licence_id in ${ownLicence(person)}`,
  columns: {
    id: shown("id", DELETE_ROW),
    licence_id: hidden("Said by the licence that contains it.", DELETE_ROW),
    device_hash: shown("device", DELETE_ROW),
    device_name: shown("device_name", DELETE_ROW),
    platform: shown("platform", DELETE_ROW),
    plugin_version: shown("plugin_version", DELETE_ROW),
    first_seen_at: shown("first_seen_at", DELETE_ROW),
    last_seen_at: shown("last_seen_at", DELETE_ROW),
    released_at: shown("released_at", DELETE_ROW),
  },
};

/**
 * A transfer that the person made is deleted with its licence. One that the person received stays the sender's. One that waits for the
 * person's address loses the address, can't be claimed any more, and returns to its sender when due.
 */
export const licenceTransfers: PersonalTable<"licence_transfers"> = {
  kind: "personal",
  file: { section: "licence_transfers" },
  orderBy: "started_at",
  rows: ({ userId, email }) => sql`(licence_transfers.from_user_id = ${userId}
    or licence_transfers.to_user_id = ${userId}
    or (licence_transfers.to_user_id is null and licence_transfers.recipient_email = ${email}))`,
  deleted: (person) => sql`(licence_transfers.from_user_id = ${person.userId}
    or licence_transfers.licence_id in ${ownLicence(person)} or licence_transfers.service_licence_id in ${ownLicence(person)})`,
  columns: {
    id: shown("id", UNLINKED),
    licence_id: shown("product", DELETE_ROW, {
      from: (id) => sql`(select named.name from licences as handed
        join products as named on named.id = handed.product_id where handed.id = ${id})`,
    }),
    service_licence_id: hidden("A licence of the sender's.", DELETE_ROW),
    from_user_id: shown("direction", DELETE_ROW, {
      from: (id, { userId }) => sql`case when ${id} = ${userId} then 'given' else 'received' end`,
    }),
    to_user_id: hidden("Another's account, or one's own.", SET_NULL),
    recipient_email: shown("recipient_email", SET_NULL),
    new_licence_id: hidden("The recipient's licence, which is listed among their own.", SET_NULL),
    started_at: shown("started_at", UNLINKED),
    returns_at: shown("returns_at", UNLINKED),
    // Whether the address has an account isn't revealed: claimed and waiting transfers look alike to the sender.
    status: shown("status", UNLINKED, {
      from: (status) => sql`case when ${status} = 'returned' then 'returned' else 'handedOn' end`,
    }),
  },
};

/** A code is the shop's own number. It stays used, but no longer attributed to anyone. */
export const redeemCodes: PersonalTable<"redeem_codes"> = {
  kind: "personal",
  file: { section: "redeemed_codes" },
  orderBy: "redeemed_at",
  rows: ({ userId }) => sql`redeem_codes.redeemed_by = ${userId}`,
  deleted: () => sql`false`,
  columns: {
    code_hash: IMPERSONAL,
    batch_id: shown("batch", UNLINKED, {
      from: (id) => sql`(select label from redeem_batches as named where named.id = ${id})`,
    }),
    redeemed_at: shown("redeemed_at", UNLINKED),
    redeemed_by: hidden(OWN_ID, SET_NULL),
    licence_id: shown("licence", SET_NULL),
  },
};

export const ratings: PersonalTable<"ratings"> = {
  kind: "personal",
  file: { section: "ratings" },
  orderBy: "position",
  rows: ({ userId }) => sql`ratings.user_id = ${userId}`,
  deleted: ({ userId }) => sql`ratings.user_id = ${userId}`,
  columns: {
    id: shown("id", DELETE_ROW),
    position: shown("position", DELETE_ROW),
    user_id: hidden(OWN_ID, DELETE_ROW),
    product_id: productName("product", DELETE_ROW),
    stars: shown("stars", DELETE_ROW),
    comment: shown("comment", DELETE_ROW),
    created_at: shown("created_at", DELETE_ROW),
    updated_at: shown("updated_at", DELETE_ROW),
  },
};

export const productDownloads: PersonalTable<"product_downloads"> = {
  kind: "personal",
  file: { section: "downloads" },
  orderBy: "downloaded_at",
  rows: ({ userId }) => sql`product_downloads.user_id = ${userId}`,
  deleted: ({ userId }) => sql`product_downloads.user_id = ${userId}`,
  columns: {
    user_id: hidden(OWN_ID, DELETE_ROW),
    product_id: productName("product", DELETE_ROW),
    variant: shown("variant", DELETE_ROW),
    version: shown("version", DELETE_ROW),
    downloaded_at: shown("downloaded_at", DELETE_ROW),
  },
};
