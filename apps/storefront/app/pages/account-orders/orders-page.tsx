import { Button, EmptyState, Figure } from "@shop/ui";
import { translate } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import { AccountFrame } from "../account/account-frame.tsx";
import { LoginGate } from "../account/login-gate.tsx";
import type { OrdersData } from "./orders.server.ts";
import { RowPictures } from "./row-picture.tsx";

/** The customer's own orders, the newest first. */
export function OrdersPage({ texts, gateTexts, rail, pictures, orders }: OrdersData) {
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
        <div className="@container">
          <ul className="grid grid-cols-[max-content_minmax(0,1fr)_repeat(4,max-content)] gap-x-5 border-t border-hairline @max-[60rem]:block">
            {orders.map(({ number, href, title, date, products, names, total, status, invoice }) => (
              <li
                key={number}
                className="col-span-full grid min-h-[calc(var(--shop-unit)*1.5)] grid-cols-subgrid items-center gap-y-2 border-b border-hairline py-3 @max-[60rem]:grid-cols-[minmax(0,1fr)_max-content] @max-[60rem]:items-start @max-[60rem]:gap-x-5 @max-[60rem]:[grid-template-areas:'pictures_pictures'_'what_total'_'invoice_invoice'_'date_status']"
              >
                <RowPictures names={names} pictures={pictures} />
                <span className="grid min-w-0 @max-[60rem]:[grid-area:what]">
                  <a href={href}>{title}</a>
                  <span className="muted">{products}</span>
                </span>
                <span className="@max-[60rem]:[grid-area:invoice]">
                  {invoice && (
                    <a href={href} className="row-link @max-[60rem]:min-h-target">
                      {invoice}
                    </a>
                  )}
                </span>
                <span className="muted @min-[60rem]:justify-self-end">{date}</span>
                <span className="shop-label @max-[60rem]:justify-self-end">{status}</span>
                <Figure className="justify-self-end @max-[60rem]:leading-text @max-[60rem]:[grid-area:total]">
                  {total}
                </Figure>
              </li>
            ))}
          </ul>
        </div>
      )}
    </AccountFrame>
  );
}
