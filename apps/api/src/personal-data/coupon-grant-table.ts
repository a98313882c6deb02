import { sql } from "kysely";
import { hidden, type PersonalTable, SET_NULL, shown, UNLINKED } from "./column-rule.ts";

/** A coupon that only the account can use. It stays when the account is erased, without a holder: nobody can use it then. */
export const couponGrants: PersonalTable<"coupon_grants"> = {
  kind: "personal",
  file: { section: "granted_coupons" },
  orderBy: "granted_at",
  rows: ({ userId }) => sql`coupon_grants.user_id = ${userId}`,
  deleted: () => sql`false`,
  columns: {
    code: shown("code", UNLINKED),
    origin: shown("origin", UNLINKED),
    once: shown("given_once_for", SET_NULL),
    user_id: hidden("The account's own id, said once.", SET_NULL),
    visitor_id: hidden("Of a visitor's coupon; an account's has none.", UNLINKED),
    granted_at: shown("granted_at", UNLINKED),
  },
};
