type UnderWay = "resuming" | "preparing" | "reviewing" | "ordering" | "waitingForProvider" | "open";

const UNDER_WAY: readonly string[] = [
  "resuming",
  "preparing",
  "reviewing",
  "ordering",
  "waitingForProvider",
  "open",
] satisfies readonly UnderWay[];

/** Whether a purchase goes on by itself or is before the shopper's eyes: a further press starts no second one. Of `CheckoutState`. */
export function isUnderWay<State extends { readonly name: string }>(
  state: State,
): state is Extract<State, { readonly name: UnderWay }> {
  return UNDER_WAY.includes(state.name);
}
