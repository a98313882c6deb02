import type { AddState } from "./add-state.ts";

/** The key of the note about a product that the shopper owns, shown before it is added; null if there is nothing to say. */
export type OwnedNote = "cart.owned" | "cart.ownedAnotherLicence";

/**
 * Says that a product is already owned, before it is added. If it can be bought again, the note says what that
 * adds: one more licence.
 */
export function ownedNote(isOwned: boolean, state: AddState): OwnedNote | null {
  if (!isOwned) return null;
  return state === "canAdd" ? "cart.ownedAnotherLicence" : "cart.owned";
}
