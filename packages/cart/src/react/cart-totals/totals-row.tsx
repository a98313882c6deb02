import { Figure } from "@shop/ui";
import type { ReactNode } from "react";

interface TotalsRowProps {
  term: ReactNode;
  kind?: "off" | "saved";
  children: ReactNode;
}

/** One line of a total: what it is, and the amount. */
export function TotalsRow({ term, kind, children }: TotalsRowProps) {
  return (
    <div className="shop-cart-totals__row" data-kind={kind}>
      <dt>{term}</dt>
      <dd>
        <Figure size="small">{children}</Figure>
      </dd>
    </div>
  );
}
