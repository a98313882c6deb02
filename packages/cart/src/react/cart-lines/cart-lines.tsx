"use client";
import { formatPrice } from "@shop/pricing";
import { classNames, Figure, IconButton, TextLink, TrashIcon } from "@shop/ui";
import { useId } from "react";
import type { CartLine } from "../../domain/cart.ts";
import { CartNote } from "../cart-note/cart-note.tsx";
import { useCart, useCartStore } from "../provider/hooks.ts";
import { useCartText, useFailureText } from "../provider/use-cart-text.ts";
import { CartPrice } from "./cart-price.tsx";
import { QuantityStepper } from "./quantity-stepper.tsx";

export interface CartLinesProps {
  /** `compact` for the dropdown: quantity × name, price, remove. `full` for the page: quantity can be changed. Default: full. */
  density?: "compact" | "full";
  /** The address of a product's page, where it has one. */
  productHref?: (name: string) => string | undefined;
  /** Names of products that the shopper owns already: said at their lines. */
  ownedNames?: ReadonlySet<string>;
  className?: string;
}

/** What is in the cart. A change on its way is shown dimmed, a failure stands at its line. */
export function CartLines({ density = "full", productHref, ownedNames, className }: CartLinesProps) {
  const products = useCart((state) => state.products);
  const text = useCartText();
  return (
    <ul className={classNames("shop-cart-lines", className)} data-density={density} aria-label={text("cart.items")}>
      {products.map((line) => (
        <Line
          key={line.name}
          line={line}
          isCompact={density === "compact"}
          href={productHref?.(line.name)}
          isOwned={ownedNames?.has(line.name) ?? false}
        />
      ))}
    </ul>
  );
}

interface LineProps {
  line: CartLine;
  isCompact: boolean;
  href: string | undefined;
  isOwned: boolean;
}

function Line({ line, isCompact, href, isOwned }: LineProps) {
  const cart = useCartStore();
  const text = useCartText();
  const sayFailure = useFailureText();
  const currency = useCart((state) => state.currency);
  const isPending = useCart((state) => state.pendingByName[line.name] !== undefined);
  const failure = useCart((state) => state.failureByName[line.name]);
  const failureId = useId();
  const { name, quantity } = line;
  return (
    <li className="shop-cart-line" data-state={isPending ? "pending" : "settled"} aria-busy={isPending || undefined}>
      {isCompact ? (
        <Figure size="small" className="shop-cart-line__times">
          {text("cart.quantityTimes", { quantity })}
        </Figure>
      ) : (
        <QuantityStepper line={line} />
      )}
      <span className="shop-cart-line__what">
        {href === undefined ? <span>{name}</span> : <TextLink href={href}>{name}</TextLink>}
        {isOwned && <CartNote tone="gain">{text("cart.owned")}</CartNote>}
        {!isCompact && quantity > 1 && (
          <CartNote>{text("cart.each", { price: formatPrice(line.priceDiscountMinor, currency) })}</CartNote>
        )}
      </span>
      <CartPrice
        regularMinor={line.priceMinor * quantity}
        priceMinor={line.priceDiscountMinor * quantity}
        currency={currency}
        size={isCompact ? "small" : "text"}
        text={text}
      />
      <IconButton
        label={text("cart.removeItem", { name })}
        icon={<TrashIcon />}
        onClick={() => void cart.remove(name)}
        aria-describedby={failure ? failureId : undefined}
        data-keeps-focus=""
      />
      {failure && (
        <CartNote tone="clip" id={failureId} className="shop-cart-line__failure">
          {sayFailure(failure)}
        </CartNote>
      )}
    </li>
  );
}
