import { campaign } from "../rules/campaign.ts";
import { edu } from "../rules/edu.ts";
import { firstPurchase } from "../rules/first-purchase.ts";
import { loyalty } from "../rules/loyalty.ts";
import { sale } from "../rules/sale.ts";

/**
 * The shop's rules whose percentage points are added up on a unit, in order: the first half of the order of pricing; `SHOP_CART_RULES` is
 * the second. A separate module, because a shelf prices units and loads no rules for carts. Source: PRICE-10.
 */
export const SHOP_UNIT_RULES = Object.freeze([sale, campaign, loyalty, firstPurchase, edu] as const);
