import type { AccountPageTextKey } from "../account/messages/index.ts";
import type { AccountPart, AccountPartData } from "./account-part.server.ts";

const TITLES = {
  password: "password",
  profile: "profile",
  email: "email",
  newsletter: "newsletter",
  redeem: "redeem",
  delete: "delete",
  sessions: "sessions",
  licences: "licences",
  data: "data",
  owned: "ownedTitle",
  updates: "railUpdates",
  unsubscribe: "newsletter",
  "revoke-email": "revokeEmail",
  "confirm-newsletter": "confirmNewsletter",
} as const satisfies Record<AccountPart, AccountPageTextKey>;

/** What a page below the account is called: by its product, where it shows one. */
export function titleOfPart({ part, product, texts }: Pick<AccountPartData, "part" | "product" | "texts">): string {
  return product?.name ?? texts[TITLES[part]];
}
