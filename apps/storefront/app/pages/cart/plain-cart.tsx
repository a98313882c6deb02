import { CURRENCIES } from "@shop/pricing";
import { Alert, Button, Figure, VisuallyHidden } from "@shop/ui";
import type { ReactNode } from "react";
import { SiteLink } from "../../shell/site-link.tsx";
import type { CartIntent } from "./cart-form.server.ts";
import type { PlainCart as PlainCartData, PlainLine } from "./plain-cart.server.ts";

interface PlainCartProps {
  readonly cart: PlainCartData;
  /** "Currency". */
  readonly currencyLabel: string;
}

const FIELD = "min-h-unit rounded border border-edge bg-well px-3 text-inherit";

/** The cart as plain forms, for browsers without scripts. Only ever rendered on the server: browsers with scripts ignore it. */
export function PlainCart({ cart, currencyLabel }: PlainCartProps) {
  const { message, lines, sums, surplus, coupons, canUndo, texts, isMissing } = cart;
  return (
    <div className="grid max-w-measure gap-5">
      {message && <Alert type={message.isFailure ? "error" : "success"} title={message.text} />}
      {isMissing && <Alert type="error" title={texts.notLoaded} />}
      {lines.length === 0 && !isMissing && <p>{texts.empty}</p>}
      {lines.length > 0 && (
        <ul aria-label={texts.items} className="border-t border-hairline">
          {lines.map((line, index) => (
            <Line key={line.name} line={line} index={index} cart={cart} />
          ))}
        </ul>
      )}
      {surplus.map(({ words, name, count, removeLabel }, index) => (
        <div key={name} className="grid gap-3 border-l-2 border-edge pl-4">
          <p>{words}</p>
          <CartForm cart={cart} intent="remove" name={`surplus.${index}`} fields={{ product: name, was: count }}>
            <Button type="submit">{removeLabel}</Button>
          </CartForm>
        </div>
      ))}
      {sums.length > 0 && (
        <dl className="plain-cart__sums">
          {sums.map(({ label, amount, isTotal }) => (
            <div
              key={label}
              data-total={isTotal ? "" : undefined}
              className="flex justify-between gap-4 py-2 data-total:border-t data-total:border-hairline data-total:text-title"
            >
              <dt>{label}</dt>
              <dd>
                <Figure>{amount}</Figure>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {sums.length > 0 && (
        <p className="muted">
          {texts.vatIncluded}. {texts.payNeedsScripts}
        </p>
      )}
      {coupons.map(({ code, removeLabel }, index) => (
        <CartForm key={code} cart={cart} intent="removeCoupon" name={`coupon.${index}`} fields={{ coupon: code }}>
          <Button type="submit" variant="quiet" className="px-0">
            {removeLabel}
          </Button>
        </CartForm>
      ))}
      {lines.length > 0 && (
        <CartForm cart={cart} intent="addCoupon" name="coupon">
          <label htmlFor="plain-coupon">{texts.couponLabel}</label>
          <input id="plain-coupon" name="coupon" className={FIELD} autoComplete="off" />
          <Button type="submit">{texts.couponApply}</Button>
        </CartForm>
      )}
      <CartForm cart={cart} intent="currency" name="currency">
        <label htmlFor="plain-currency">{currencyLabel}</label>
        <select id="plain-currency" name="currency" defaultValue={cart.currency} className={FIELD}>
          {CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </select>
        <Button type="submit">{texts.inCurrency}</Button>
      </CartForm>
      {canUndo && (
        <CartForm cart={cart} intent="undo" name="undo">
          <Button type="submit">{texts.undo}</Button>
        </CartForm>
      )}
      {lines.length > 0 && (
        <CartForm cart={cart} intent="clear" name="clear">
          <Button type="submit">{texts.clear}</Button>
        </CartForm>
      )}
      <p>
        <SiteLink href="/shop">{texts.continueShopping}</SiteLink>
      </p>
    </div>
  );
}

interface CartFormProps {
  readonly cart: Pick<PlainCartData, "action" | "key">;
  readonly intent: CartIntent;
  /** Of this form on its page: its key is its own. */
  readonly name: string;
  readonly fields?: Readonly<Record<string, string | number>>;
  readonly children: ReactNode;
}

function CartForm({ cart, intent, name, fields = {}, children }: CartFormProps) {
  const hidden = { intent, key: `${cart.key}.${name}`, ...fields };
  return (
    <form method="post" action={cart.action} className="flex flex-wrap items-center gap-3">
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
    </form>
  );
}

interface LineProps {
  readonly line: PlainLine;
  readonly index: number;
  readonly cart: PlainCartData;
}

function Line({ line, index, cart }: LineProps) {
  const { name, href, quantity, choices, regular, total, quantityLabel, removeLabel } = line;
  const id = `plain-quantity-${index}`;
  const fields = { product: name, was: quantity };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-hairline py-3">
      <a href={href} className="min-w-0 flex-[1_1_40%] wrap-anywhere">
        {name}
      </a>
      <span className="text-right whitespace-nowrap">
        {regular !== null && (
          <>
            <VisuallyHidden>{cart.texts.wasPrice} </VisuallyHidden>
            <Figure struck size="small">
              {regular}
            </Figure>{" "}
            <VisuallyHidden>{cart.texts.nowPrice} </VisuallyHidden>
          </>
        )}
        <Figure>{total}</Figure>
      </span>
      {choices.length > 0 && (
        <CartForm cart={cart} intent="quantity" name={`quantity.${index}`} fields={fields}>
          <label htmlFor={id} className="shop-visually-hidden">
            {quantityLabel}
          </label>
          <select id={id} name="quantity" defaultValue={quantity} className={FIELD}>
            {choices.map(({ count, words }) => (
              <option key={count} value={count}>
                {words}
              </option>
            ))}
          </select>
          <Button type="submit">{cart.texts.change}</Button>
        </CartForm>
      )}
      <CartForm cart={cart} intent="remove" name={`remove.${index}`} fields={fields}>
        <Button type="submit" variant="quiet" className="px-0">
          <span aria-hidden="true">{cart.texts.remove}</span>
          <VisuallyHidden>{removeLabel}</VisuallyHidden>
        </Button>
      </CartForm>
    </li>
  );
}
