"use client";
import { priceInText } from "@shop/pricing";
import { Button, Spoken } from "@shop/ui";
import { quantityInCart } from "../../domain/cart.ts";
import { SURPLUS_SHOWN } from "../../domain/limits.ts";
import { findOwnedLines } from "../../domain/owned-lines.ts";
import { CartNote } from "../cart-note/cart-note.tsx";
import { Why } from "../price-trail/why.tsx";
import { useCartSettings } from "../provider/cart-provider.tsx";
import { useCart, useCartStore } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";

export interface DoubledPartsProps {
  /** Names of products that the shopper owns already. */
  ownedNames?: ReadonlySet<string> | undefined;
}

/**
 * Says what the cart contains twice (a part or a smaller bundle beside its bundle) or the shopper already owns, what removing it saves, and
 * removes it. Many such notes would hide the total: the first are shown, the rest are behind one line. Renders nothing otherwise.
 */
export function DoubledParts({ ownedNames = NONE }: DoubledPartsProps) {
  const text = useCartText();
  const doubled = useCart((state) => state.doubledParts);
  const input = useCart((state) => state.shownInput);
  const currency = useCart((state) => state.currency);
  const owned = input && ownedNames.size > 0 ? findOwnedLines(input, ownedNames) : [];
  const { locale } = useCartSettings();
  const price = (amountMinor: number) => priceInText(amountMinor, currency, locale);
  const notes = [
    ...doubled.map(({ name, bundleName: bundle, quantity: count, savedMinor }) => (
      <Surplus key={name} name={name} quantity={count}>
        {savedMinor > 0
          ? text("cart.partSaves", { name, bundle, count, saved: price(savedMinor) })
          : text("cart.partInBundle", { name, bundle })}
      </Surplus>
    )),
    ...owned
      .filter(({ name }) => !doubled.some((part) => part.name === name))
      .map(({ name, quantity, savedMinor }) => (
        <Surplus key={name} name={name} quantity={quantity}>
          {savedMinor > 0
            ? text("cart.ownedSaves", { name, saved: price(savedMinor) })
            : text("cart.lineOwned", { name })}
        </Surplus>
      )),
  ];
  const folded = notes.slice(SURPLUS_SHOWN);
  if (folded.length < 2) return notes;
  return (
    <>
      {notes.slice(0, SURPLUS_SHOWN)}
      <Why question={text("cart.moreSurplus", { count: folded.length })}>{folded}</Why>
    </>
  );
}

const NONE: ReadonlySet<string> = new Set();

interface SurplusProps {
  name: string;
  /** How many the button removes. */
  quantity: number;
  children: string;
}

function Surplus({ name, quantity, children }: SurplusProps) {
  const cart = useCartStore();
  const text = useCartText();
  const inCart = useCart(({ products }) => quantityInCart(products, name));
  return (
    <div className="shop-doubled-part">
      <CartNote>
        <Spoken>{children}</Spoken>
      </CartNote>
      <Button
        size="small"
        className="shop-cart-scripted"
        onClick={() => void cart.remove(name, quantity)}
        data-keeps-focus="line"
      >
        {inCart > quantity ? text("cart.removeSeats", { name, count: quantity }) : text("cart.removeItem", { name })}
      </Button>
    </div>
  );
}
