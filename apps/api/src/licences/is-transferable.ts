import type { ProductType } from "@shop/api-client/contract";
import type { Selectable } from "kysely";
import type { Database } from "../platform/database/schema.ts";

type Source = Selectable<Database["licences"]>["source"];

/** Everybody can have these anyway. */
const FREE_SOURCES: ReadonlySet<Source> = new Set<Source>(["activation", "free"]);

/** Whether a licence is of a kind that can be handed on: a plugin's that wasn't had for free. Packs can't be handed back. Source: ACCT-11. */
export function isTransferable(licence: { readonly productType: ProductType; readonly source: Source }): boolean {
  return licence.productType === "plugin" && !FREE_SOURCES.has(licence.source);
}
