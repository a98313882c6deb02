import { DISCOUNT_CAP_PERCENT } from "@shop/pricing";
import type { SaleFigure } from "../../domain/sale-figures.ts";

/** The figures as a level on a scale up to the most that the shop takes off: what applies is filled, what a login adds is outlined. */
export function SaleScale({ figures }: { readonly figures: readonly SaleFigure[] }) {
  return (
    <div className="shop-sale-sidebar__scale" aria-hidden="true">
      {figures.map(({ of, percent }) => (
        <span key={of} data-of={of} style={{ width: `${(percent / DISCOUNT_CAP_PERCENT) * 100}%` }} />
      ))}
    </div>
  );
}
