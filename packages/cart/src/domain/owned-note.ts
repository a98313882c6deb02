import type { AddState } from "./add-state.ts";

/** The key of what is said about a product that the shopper owns, before it is added; null where there is nothing to say. */
export type OwnedNote = "cart.owned" | "cart.ownedAnotherLicence";

/**
 * A product that the shopper owns already is said to be owned before it is added. Where it can be bought again, the note says
 * what that would give: one more licence.
 */
export function ownedNote(isOwned: boolean, state: AddState): OwnedNote | null {
  if (!isOwned) return null;
  return state === "canAdd" ? "cart.ownedAnotherLicence" : "cart.owned";
}
