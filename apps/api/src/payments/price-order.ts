import { createHash } from "node:crypto";
import { canonicalJson, type ProductType } from "@shop/api-client/contract";
import { type Currency, extractVat, type PriceReason, priceCart } from "@shop/pricing";

/** A product as it can be ordered now, in one currency. Amounts in minor units. */
export interface OrderableProduct {
  readonly id: string;
  readonly name: string;
  readonly type: ProductType;
  readonly isForSale: boolean;
  readonly fullPriceMinor: number;
  readonly statedPriceMinor: number | null;
  readonly salePercent: number | null;
}

export interface QuantityOfOrderable {
  readonly product: OrderableProduct;
  readonly quantity: number;
}

/** A line as it is written for good: with its reasons, and the VAT contained in it. */
export interface OrderLine {
  readonly productId: string;
  readonly name: string;
  readonly type: ProductType;
  readonly quantity: number;
  readonly unitRegularMinor: number;
  readonly unitPriceMinor: number;
  readonly totalMinor: number;
  readonly reasons: readonly PriceReason[];
  readonly vatRateBasisPoints: number;
  readonly vatMinor: number;
  readonly netMinor: number;
}

export interface PricedOrder {
  readonly currency: Currency;
  readonly lines: readonly OrderLine[];
  readonly totalRegularMinor: number;
  readonly totalMinor: number;
  readonly vatMinor: number;
}

/** Prices what a logged-in customer orders, by the same rule that showed the prices, and takes the VAT out of each line: net and VAT add up to it. */
export function priceOrder(
  items: readonly QuantityOfOrderable[],
  currency: Currency,
  vatRateBasisPoints: number,
): PricedOrder {
  const priced = priceCart({
    currency,
    isLoggedIn: true,
    lines: items.map(({ product, quantity }) => ({ ...product, quantity })),
  });
  const lines = items.flatMap(({ product }, index) => {
    const line = priced.lines[index];
    if (!line) return [];
    const vatMinor = extractVat(line.totalMinor, vatRateBasisPoints, currency);
    const { name, quantity, unitRegularMinor, unitPriceMinor, totalMinor, reasons } = line;
    const amounts = { unitRegularMinor, unitPriceMinor, totalMinor, reasons };
    const vat = { vatRateBasisPoints, vatMinor, netMinor: totalMinor - vatMinor };
    return [{ productId: product.id, name, type: product.type, quantity, ...amounts, ...vat }];
  });
  return {
    currency,
    lines,
    totalRegularMinor: priced.totalRegularMinor,
    totalMinor: priced.totalMinor,
    vatMinor: lines.reduce((sum, line) => sum + line.vatMinor, 0),
  };
}

/** What makes two orders of one buyer the same: kind, lines with their prices, currency, where they return to and who takes the money. */
export function orderContentHash(
  order: PricedOrder,
  about: { kind: string; provider: string; landingUrl: string; backlinkUrl: string },
): string {
  const lines = [...order.lines].sort((a, b) => (a.productId < b.productId ? -1 : 1));
  return createHash("sha256")
    .update(canonicalJson({ about, currency: order.currency, lines }))
    .digest("hex");
}

/** Whether a product is given away and so never ordered. */
export function isFree(product: Pick<OrderableProduct, "fullPriceMinor" | "statedPriceMinor">): boolean {
  return product.fullPriceMinor === 0 || product.statedPriceMinor === 0;
}
