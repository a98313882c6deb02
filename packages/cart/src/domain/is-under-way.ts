type UnderWay = "resuming" | "preparing" | "reviewing" | "ordering" | "waitingForProvider" | "open";

const UNDER_WAY: readonly string[] = [
  "resuming",
  "preparing",
  "reviewing",
  "ordering",
  "waitingForProvider",
  "open",
] satisfies readonly UnderWay[];

/** Whether a purchase is running or is visible to the shopper: another click starts no second one. Takes a `CheckoutState`. */
export function isUnderWay<State extends { readonly name: string }>(
  state: State,
): state is Extract<State, { readonly name: UnderWay }> {
  return UNDER_WAY.includes(state.name);
}
