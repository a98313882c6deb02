import { Button, Figure } from "@shop/ui";
import type { Translate } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import { MAX_SHOWN_ITEMS } from "./limits.ts";
import type { OrderTextKey } from "./messages/index.ts";
import type { OrderItem, OrderRow } from "./order-view.server.ts";
import { type OrderPictures, RowPicture } from "./row-picture.tsx";
import { UnbrokenNumbers } from "./unbroken-numbers.tsx";

interface OrderSheetProps {
  readonly order: OrderRow;
  readonly pictures: OrderPictures;
  readonly text: Translate<OrderTextKey>;
}

/** One order of the list: its number, day and state, what was bought, and the sum with the invoice. */
export function OrderSheet({ order, pictures, text }: OrderSheetProps) {
  const { href, title, date, items, total, state, status, invoice } = order;
  const moreCount = items.length - MAX_SHOWN_ITEMS;
  return (
    <li className="order-sheet">
      <div className="order-sheet__plate">
        <h2>
          <a href={href}>{title}</a>
        </h2>
        <p className="muted">{date}</p>
        <p className="order-sheet__state shop-label" data-state={state}>
          {status}
        </p>
      </div>
      <ul className="order-sheet__items">
        {items.slice(0, MAX_SHOWN_ITEMS).map((item) => (
          <Item key={item.name} item={item} pictures={pictures} />
        ))}
        {moreCount > 0 && (
          <li>
            <a href={href}>{text("moreItems", { count: moreCount })}</a>
          </li>
        )}
      </ul>
      <div className="order-sheet__sum">
        <Figure size="title">{total}</Figure>
        {state === "pending" && (
          <Button variant="signal" href={href}>
            {text("payNow")}
          </Button>
        )}
        {invoice && (
          <a href={href} className="row-link">
            <span>
              <UnbrokenNumbers>{invoice}</UnbrokenNumbers>
            </span>
          </a>
        )}
      </div>
    </li>
  );
}

function Item({ item: { name, quantity, href }, pictures }: { item: OrderItem; pictures: OrderPictures }) {
  return (
    <li>
      <RowPicture name={name} pictures={pictures} />
      <span className="order-sheet__what">
        {href ? <SiteLink href={href}>{name}</SiteLink> : name}
        {quantity && <span className="muted">{quantity}</span>}
      </span>
    </li>
  );
}
