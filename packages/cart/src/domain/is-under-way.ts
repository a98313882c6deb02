type UnderWay = "resuming" | "preparing" | "waitingForProvider" | "open";

/** Whether a purchase goes on by itself: a further press starts no second one. Of `CheckoutState`. */
export function isUnderWay<State extends { readonly name: string }>(
  state: State,
): state is Extract<State, { readonly name: UnderWay }> {
  const { name } = state;
  return name === "resuming" || name === "preparing" || name === "waitingForProvider" || name === "open";
}
