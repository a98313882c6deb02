import { Button, EmptyState } from "@shop/ui";
import { translate } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import { AccountFrame } from "../account/account-frame.tsx";
import { LoginGate } from "../account/login-gate.tsx";
import { ClosedOrders } from "./closed-orders.tsx";
import { OrderHelp } from "./order-help.tsx";
import { OrderSheet } from "./order-sheet.tsx";
import type { OrdersData } from "./orders.server.ts";

/** The customer's own orders, the newest first. */
export function OrdersPage({ texts, gateTexts, rail, pictures, orders, closed }: OrdersData) {
  const text = translate(texts);
  return (
    <AccountFrame rail={rail} current="orders">
      <header className="page-head">
        <h1>{text("ordersTitle")}</h1>
        <p>{text("ordersLead")}</p>
        {!rail && (
          <p>
            <SiteLink href="/account">{text("toAccount")}</SiteLink>
          </p>
        )}
      </header>
      <LoginGate texts={texts} places={gateTexts} isNeeded={orders === null} />
      {orders?.length === 0 && (
        <EmptyState
          title={text("ordersEmpty")}
          action={
            <Button variant="signal" href="/shop">
              {text("toShop")}
            </Button>
          }
        >
          {text("ordersEmptyText")}
        </EmptyState>
      )}
      {orders !== null && orders.length > 0 && (
        <ul className="order-sheets">
          {orders.map((order) => (
            <OrderSheet key={order.number} order={order} pictures={pictures} text={text} />
          ))}
        </ul>
      )}
      {closed.length > 0 && <ClosedOrders orders={closed} text={text} />}
      {orders !== null && orders.length + closed.length > 0 && <OrderHelp text={text} />}
    </AccountFrame>
  );
}
