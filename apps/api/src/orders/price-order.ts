import { createHash } from "node:crypto";
import { canonicalJson, type ProductType } from "@shop/api-client/contract";
import { type CartInput, type Currency, explainCart, type PriceStep } from "@shop/pricing";
import type { OrderableProduct } from "../catalogue/index.ts";
import { type TaxTreatment, taxLines } from "../vat/index.ts";

export interface QuantityOfOrderable {
  readonly product: OrderableProduct;
  readonly quantity: number;
}

/** A line as it is written for good: with its trail, and its net and VAT, which add up to its total. Amounts in minor units. */
export interface OrderLine {
  readonly productId: string;
  readonly name: string;
  readonly type: ProductType;
  readonly quantity: number;
  readonly unitRegularMinor: number;
  readonly unitPriceMinor: number;
  readonly subtotalMinor: number;
  readonly multiBuyMinor: number;
  readonly couponMinor: number;
  /** What is paid for it: under reverse charge without the tax that its prices contain. */
  readonly totalMinor: number;
  readonly trail: readonly PriceStep[];
  readonly rateBasisPoints: number;
  readonly vatMinor: number;
  readonly netMinor: number;
  /** Of a bundle that is completed: the ids of the parts that are owned already. */
  readonly ownedPartIds: readonly string[];
}

export interface PricedOrder {
  readonly currency: Currency;
  readonly lines: readonly OrderLine[];
  readonly totalRegularMinor: number;
  readonly subtotalMinor: number;
  readonly multiBuyMinor: number;
  /** Those that take something off. */
  readonly coupons: ReadonlyArray<{ readonly code: string; readonly amountMinor: number }>;
  readonly totalMinor: number;
  readonly vatMinor: number;
  readonly tax: TaxTreatment;
  /** The account's discount on its first purchase is in it. */
  readonly hasFirstPurchase: boolean;
}

export interface OrderToPrice {
  /** Its lines are those of `items`, in their order. */
  readonly input: CartInput;
  readonly items: readonly QuantityOfOrderable[];
  readonly ownedPartIds: ReadonlyMap<string, readonly string[]>;
  readonly tax: TaxTreatment;
}

/** Prices what is ordered by the rule that showed the prices, and takes the VAT out of it. */
export function priceOrder({ input, items, ownedPartIds, tax }: OrderToPrice): PricedOrder {
  const { currency } = input;
  const priced = explainCart(input);
  const taxed = taxLines(
    priced.lines.map((line) => line.totalMinor),
    tax,
    currency,
  );
  const lines = items.map(({ product }, index): OrderLine => {
    const [line, amounts] = [priced.lines[index], taxed[index]];
    if (!line || !amounts || line.name !== product.name) {
      throw new Error(`The price of ${product.name} is missing: input and items must have the same lines.`);
    }
    const { name, quantity, unitRegularMinor, unitPriceMinor, subtotalMinor, multiBuyMinor, couponMinor, trail } = line;
    // Decided by its price, not by what is owned: a buyer who paid for the whole bundle gets the whole bundle.
    const isCompleted = trail.some(({ rule }) => rule === "completion");
    return {
      ...{ productId: product.id, name, type: product.type, quantity },
      ...{ unitRegularMinor, unitPriceMinor, subtotalMinor, multiBuyMinor, couponMinor, trail, ...amounts },
      ownedPartIds: isCompleted ? (ownedPartIds.get(product.id) ?? []) : [],
    };
  });
  const sum = (amountOf: (line: OrderLine) => number) => lines.reduce((total, line) => total + amountOf(line), 0);
  return {
    ...{ currency, lines, tax },
    totalRegularMinor: priced.totalRegularMinor,
    subtotalMinor: priced.subtotalMinor,
    multiBuyMinor: priced.multiBuyMinor,
    coupons: priced.coupons.filter((coupon) => coupon.amountMinor > 0),
    totalMinor: sum((line) => line.totalMinor),
    vatMinor: sum((line) => line.vatMinor),
    hasFirstPurchase: lines.some(isFirstPurchase),
  };
}

/** Whether a line's price contains the discount on the account's first purchase. */
export function isFirstPurchase(line: { readonly trail: ReadonlyArray<Pick<PriceStep, "rule">> }): boolean {
  return line.trail.some((step) => step.rule === "firstPurchase");
}

/** What makes two orders of one buyer the same: kind, lines with their prices, coupons, tax, currency, where they return to and who takes the money. */
export function orderContentHash(
  order: PricedOrder,
  about: { kind: string; provider: string; landingUrl: string; backlinkUrl: string },
): string {
  const { currency, coupons } = order;
  // The response of the VAT id register differs between calls; only its consequence is part of the content.
  const { vatIdCheck: _evidence, ...tax } = order.tax;
  const lines = [...order.lines].sort((a, b) => (a.productId < b.productId ? -1 : 1));
  return createHash("sha256").update(canonicalJson({ about, currency, lines, coupons, tax })).digest("hex");
}
