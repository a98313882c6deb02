import type { UncheckedCart } from "../../cart-input.ts";

/** A cart that shows a rule. `about` begins with the rule's name. */
export interface CartCase {
  readonly about: string;
  readonly input: UncheckedCart;
}
