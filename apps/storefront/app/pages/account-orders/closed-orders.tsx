import { Figure } from "@shop/ui";
import type { Translate } from "../../messages/use-texts.ts";
import type { ClosedOrder } from "./closed-orders.server.ts";
import type { OrderTextKey } from "./messages/index.ts";

interface ClosedOrdersProps {
  readonly orders: readonly ClosedOrder[];
  readonly text: Translate<OrderTextKey>;
}

/** The orders that were closed without payment: below the others and folded, because there is nothing left to do with them. */
export function ClosedOrders({ orders, text }: ClosedOrdersProps) {
  return (
    <details className="orders-closed">
      <summary className="fold">{text("closedOrders", { count: orders.length })}</summary>
      <p className="muted">{text("closedOrdersText")}</p>
      <ul>
        {orders.map(({ number, href, title, date, items, total }) => (
          <li key={number}>
            <a href={href}>{title}</a>
            <span className="muted">{date}</span>
            <span className="orders-closed__items">{items}</span>
            <Figure size="small">{total}</Figure>
          </li>
        ))}
      </ul>
    </details>
  );
}
