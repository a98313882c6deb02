/** `closed`: the operator takes nobody. `full`: every place is taken. */
export type BetaState = "open" | "full" | "closed";

/** Whether a programme takes another tester. Only confirmed sign-ups take a place. Source: ROUTE-12. */
export function betaState(
  programme: { readonly isOpen: boolean; readonly places: number } | null,
  confirmed: number,
): BetaState {
  if (!programme?.isOpen) return "closed";
  return confirmed < programme.places ? "open" : "full";
}

/** `unsigned`: no version is signed. `outdated`: another version than the current one is. */
export type NdaStanding = "unsigned" | "outdated" | "signed";

/** Where somebody stands with the current version of the non-disclosure agreement. Source: ROUTE-12. */
export function ndaStanding(signedVersions: readonly string[], currentVersion: string): NdaStanding {
  if (signedVersions.includes(currentVersion)) return "signed";
  return signedVersions.length > 0 ? "outdated" : "unsigned";
}
