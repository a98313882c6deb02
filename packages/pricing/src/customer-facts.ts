/**
 * What a price depends on of a customer's account, each fact with the value that changes no price. A new fact is one line here; the type
 * check then requires it in the contract's schema and where the back end reads an account's row. Everything between passes it on whole.
 */
export const NO_CUSTOMER_FACTS = {
  /** A new account that has bought nothing yet, within its week. */
  hasFirstPurchase: false,
  /** The percentage points that the operator has granted the account for learning or teaching. */
  eduPercent: 0,
};
export type CustomerFacts = Readonly<typeof NO_CUSTOMER_FACTS>;

type SomeFacts = { readonly [Fact in keyof CustomerFacts]?: CustomerFacts[Fact] | undefined };
const NAMES = Object.keys(NO_CUSTOMER_FACTS) as ReadonlyArray<keyof CustomerFacts>;

/** The facts that change prices; the others are left out. */
export function factsThatCount(facts: SomeFacts): Partial<CustomerFacts> {
  const counting = NAMES.filter((name) => factOf(facts, name) !== NO_CUSTOMER_FACTS[name]);
  return Object.fromEntries(counting.map((name) => [name, facts[name]]));
}

/** Whether both give the same prices. */
export function haveSameFacts(one: SomeFacts, other: SomeFacts): boolean {
  return NAMES.every((name) => factOf(one, name) === factOf(other, name));
}

function factOf(facts: SomeFacts, name: keyof CustomerFacts): boolean | number {
  return facts[name] ?? NO_CUSTOMER_FACTS[name];
}
