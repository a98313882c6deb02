import { Figure } from "@shop/ui";
import { Fragment } from "react";
import type { Translate } from "../../messages/use-texts.ts";
import type { OrderTextKey } from "./messages/index.ts";
import type { OrderLineView, OrderView } from "./order-view.server.ts";
import { type OrderPictures, RowPicture } from "./row-picture.tsx";

interface OrderLinesProps {
  readonly order: Pick<OrderView, "lines" | "sums" | "total" | "refund" | "taxes">;
  readonly pictures: OrderPictures;
  readonly text: Translate<OrderTextKey>;
}

/** What was ordered, with the reasons of every price, down to the total and the tax in it. */
export function OrderLines({ order, pictures, text }: OrderLinesProps) {
  const { lines, sums, total, refund, taxes } = order;
  return (
    <section className="page-section">
      <table className="figures order__lines">
        <thead>
          <tr>
            <th scope="col">{text("item")}</th>
            <th scope="col">{text("quantity")}</th>
            <th scope="col">{text("unitPrice")}</th>
            <th scope="col">{text("amount")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.name} line={line} pictures={pictures} text={text} />
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ label, text: amount, shares }) => (
            <Fragment key={label}>
              <tr data-open={shares.length > 0 ? "" : undefined}>
                <td className="order__blank" />
                <th scope="row" colSpan={2}>
                  {label}
                </th>
                <td>{amount}</td>
              </tr>
              {shares.map((share, index) => (
                // A line may have two shares of one coupon: their position distinguishes them.
                <tr
                  key={`${index} ${share.what}`}
                  className="order__share"
                  data-open={index < shares.length - 1 ? "" : undefined}
                >
                  <td className="order__blank" />
                  <th scope="row" colSpan={2}>
                    {share.what}
                  </th>
                  <td>
                    <Figure>{share.amount}</Figure>
                  </td>
                </tr>
              ))}
            </Fragment>
          ))}
          <tr className="order__total">
            <td className="order__blank" />
            <th scope="row" colSpan={2}>
              {total.label}
            </th>
            <td>
              <Figure size="title">{total.text}</Figure>
            </td>
          </tr>
          {taxes.length > 0 && (
            <tr>
              <td className="order__blank" />
              <td colSpan={3}>
                <ul className="muted font-text">
                  {taxes.map((tax) => (
                    <li key={tax}>{tax}</li>
                  ))}
                </ul>
              </td>
            </tr>
          )}
          {refund && (
            <tr>
              <td className="order__blank" />
              <th scope="row" colSpan={2}>
                {refund.label}
              </th>
              <td>{refund.text}</td>
            </tr>
          )}
        </tfoot>
      </table>
    </section>
  );
}

/** Words below the name. */
const NOTE = "mt-2 block font-text text-small [font-stretch:normal] text-ink-2";

type LineProps = Omit<OrderLinesProps, "order"> & { readonly line: OrderLineView };

function Line({ line, pictures, text }: LineProps) {
  const { name, quantity, unitPrice, amount, reasons, ownedParts } = line;
  return (
    <tr>
      <th scope="row">
        <div className="flex items-start gap-x-4 max-sm:gap-x-3">
          <RowPicture name={name} pictures={pictures} />
          <div className="min-w-0 flex-1">
            <span className="block font-text text-text">{name}</span>
            {/* A narrow page has no columns for these. */}
            <span className={`${NOTE} sm:hidden`}>{`${quantity} × ${unitPrice}`}</span>
            {ownedParts && <span className={NOTE}>{ownedParts}</span>}
            {reasons.length > 1 && (
              <ul className={NOTE} aria-label={text("why")}>
                {reasons.map((reason, index) => (
                  // Two rules may have the same text for different units: their position distinguishes them.
                  <li key={`${index} ${reason}`}>{reason}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </th>
      <td>{quantity}</td>
      <td>{unitPrice}</td>
      <td>{amount}</td>
    </tr>
  );
}
