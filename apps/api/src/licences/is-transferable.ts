import type { ProductType } from "@shop/api-client/contract";
import type { Selectable } from "kysely";
import type { Database } from "../ports/database.ts";

type Source = Selectable<Database["licences"]>["source"];

/** Anyone can have these anyway. */
const FREE_SOURCES: ReadonlySet<Source> = new Set<Source>(["activation", "free"]);

/** Whether a licence can be transferred: a plugin's licence that wasn't free. Packs can't be handed back. Source: ACCT-11. */
export function isTransferable(licence: { readonly productType: ProductType; readonly source: Source }): boolean {
  return licence.productType === "plugin" && !FREE_SOURCES.has(licence.source);
}
