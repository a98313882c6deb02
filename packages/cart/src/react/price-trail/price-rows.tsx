import { classNames, Figure } from "@shop/ui";
import type { PriceStepWords } from "../../messages/describe-price-step.ts";

export interface PriceRow extends PriceStepWords {
  /** Its own among the rows. */
  id: string;
  /** The amount after the rows before it. */
  isSum?: boolean;
}

/** Steps of a price, one per row: the rule, what it takes off, what remains. Screen readers read them in that order. */
export function PriceRows({ rows, className }: { rows: readonly PriceRow[]; className?: string }) {
  return (
    <ol className={classNames("shop-price-rows", className)}>
      {rows.map(({ id, what, change, result, note, isSum }) => (
        <li key={id} className="shop-price-row" data-sum={isSum ? "" : undefined}>
          <span>
            {what}
            {note && <span className="shop-price-row__note"> ({note})</span>}
          </span>{" "}
          <Figure size="small">{change}</Figure> <Figure size="small">{result}</Figure>
        </li>
      ))}
    </ol>
  );
}
