import { Alert, Button, Figure } from "@shop/ui";
import { useServices } from "../../composition/services-context.ts";
import { type Translate, translate } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import { AccountFrame } from "../account/account-frame.tsx";
import { LoginGate } from "../account/login-gate.tsx";
import type { OrderTextKey } from "./messages/index.ts";
import { OrderLines } from "./order-lines.tsx";
import { OrderNotice } from "./order-notice.tsx";
import type { Fact } from "./order-sums.server.ts";
import type { OrderView } from "./order-view.server.ts";
import type { OrderData } from "./orders.server.ts";
import { type OrderPictures, RowPicture } from "./row-picture.tsx";
import { UnbrokenNumbers } from "./unbroken-numbers.tsx";

/** An order as its invoice shows it: on paper it is one. */
export function OrderPage({ texts, gateTexts, rail, pictures, order }: OrderData) {
  const text = translate(texts);
  return (
    <AccountFrame rail={rail} current="orders" isPlace={false} className="order">
      <header className="page-head">
        <h1>
          <UnbrokenNumbers>{order ? (order.invoice ?? order.title) : text("ordersTitle")}</UnbrokenNumbers>
        </h1>
        {order?.invoice && <p>{order.title}</p>}
        <p className="order__acts">
          <SiteLink href="/account/orders">{text("toOrders")}</SiteLink>
          {!rail && <SiteLink href="/account">{text("toAccount")}</SiteLink>}
          {order && (
            <Button variant="plain" className="needs-scripts order__print" onClick={() => window.print()}>
              {text("print")}
            </Button>
          )}
        </p>
      </header>
      <LoginGate texts={texts} places={gateTexts} isNeeded={order === null} />
      {order && <Order order={order} pictures={pictures} text={text} />}
    </AccountFrame>
  );
}

interface OrderProps {
  readonly order: OrderView;
  readonly pictures: OrderPictures;
  readonly text: Translate<OrderTextKey>;
}

function Order({ order, pictures, text }: OrderProps) {
  const { facts, consents } = order;
  return (
    <>
      <OrderNotice order={order} text={text} />
      <div className="order__parties">
        <Party title={text("seller")} lines={order.seller} />
        <Party title={text("buyer")} lines={order.buyer} />
        <Facts facts={facts} />
      </div>
      <OrderLines order={order} pictures={pictures} text={text} />
      {order.vatRefund && <VatRefund {...order.vatRefund} translate={text} />}
      <Licences order={order} pictures={pictures} text={text} />
      {consents.length > 0 && (
        <section className="page-section">
          <h2>{text("consents")}</h2>
          <Facts facts={consents} />
        </section>
      )}
    </>
  );
}

interface VatRefundProps {
  readonly text: string;
  readonly subject: string;
  readonly translate: OrderProps["text"];
}

function VatRefund({ text, subject, translate: texts }: VatRefundProps) {
  const { modal } = useServices();
  return (
    <Alert
      type="info"
      title={texts("vatRefundTitle")}
      action={
        <Button className="needs-scripts" onClick={() => modal.set("contact", { subject })}>
          {texts("vatRefundAsk")}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h2 className="shop-label">{title}</h2>
      <address className="mt-2 grid wrap-anywhere not-italic">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}

function Facts({ facts }: { facts: ReadonlyArray<Fact & { readonly language?: string }> }) {
  return (
    <dl className="order__facts">
      {facts.map(({ label, text, language }) => (
        <div key={label}>
          <dt lang={language}>{label}</dt>
          <dd>
            <UnbrokenNumbers>{text}</UnbrokenNumbers>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Licences({ order, pictures, text }: OrderProps) {
  const { licences, state } = order;
  if (licences.length === 0 && state !== "pending") return null;
  return (
    <section className="page-section">
      <h2>{text("licences")}</h2>
      {licences.length === 0 ? (
        <p>{text("licencesNone")}</p>
      ) : (
        <ul className="order__licences">
          {licences.map(({ product, key, isRevoked }) => (
            <li
              key={key}
              className="grid min-h-unit grid-cols-[minmax(0,21rem)_minmax(0,1fr)_max-content] items-center gap-x-4 gap-y-2 border-b border-hairline py-2 max-sm:grid-cols-1 max-sm:py-3"
            >
              <span className="flex items-center gap-x-4">
                <RowPicture name={product} pictures={pictures} />
                {product}
              </span>
              <Figure struck={isRevoked} size="small">
                {key}
              </Figure>
              {isRevoked && <span className="shop-label">{text("licenceRevoked")}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
