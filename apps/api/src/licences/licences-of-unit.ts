import { randomUuid } from "@shop/kernel";
import type { Insertable } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { newLicenceKey } from "./new-licence-key.ts";

type NewLicence = Insertable<Database["licences"]>;

/** One unit of a product that somebody gets. */
interface Unit {
  readonly userId: string;
  readonly productId: string;
  /** For a bundle: what it gives besides itself. */
  readonly partIds: readonly string[];
  readonly source: NewLicence["source"];
  /** The line of the order that it was bought with, and which of the line's units it is. */
  readonly bought: { readonly orderLineId: string; readonly unitNumber: number } | null;
  readonly now: Date;
}

/** The licences of one unit, whatever its source: one of the product itself, and one of each part. */
export function licencesOfUnit(deps: Pick<Deps, "random">, unit: Unit): NewLicence[] {
  return [unit.productId, ...unit.partIds].map((productId) => ({
    id: randomUuid(deps.random),
    licence_key: newLicenceKey(deps.random),
    user_id: unit.userId,
    product_id: productId,
    order_line_id: unit.bought?.orderLineId ?? null,
    unit_number: unit.bought?.unitNumber ?? null,
    via_bundle_id: productId === unit.productId ? null : unit.productId,
    source: unit.source,
    added_at: unit.now,
  }));
}
