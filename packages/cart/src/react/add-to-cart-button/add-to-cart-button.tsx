"use client";
import { Button, CartIcon, CheckIcon, classNames } from "@shop/ui";
import { type FormEvent, type ReactNode, useId } from "react";
import { addState } from "../../domain/add-state.ts";
import { ownedNote } from "../../domain/owned-note.ts";
import { maxQuantityOf } from "../../domain/pack.ts";
import type { ProductForCart } from "../../store/cart-store.ts";
import { selectQuantityOf } from "../../store/selectors.ts";
import { CartNote } from "../cart-note/cart-note.tsx";
import { useCart, useCartPaths, useCartStore } from "../provider/hooks.ts";
import { type ButtonText, useButtonFailure, useButtonText } from "../provider/use-button-text.ts";
import { useHandedOnFocus } from "../provider/use-handed-on-focus.ts";

export interface AddToCartButtonProps {
  /** The product to add. With its price, it appears in the cart before the server has responded. */
  product: ProductForCart;
  /** The shopper owns it: shown before it is added. */
  isOwned?: boolean;
  /** How many one click adds. Default: 1. */
  quantity?: number;
  /** Where a form without JavaScript posts `product` and `quantity`. Without it the button shows only where scripts run. */
  action?: string;
  size?: "unit" | "small";
  wide?: boolean;
  /** Lists: leaves out the lines under the button, except why an add failed. */
  compact?: boolean;
  className?: string;
}

/**
 * Adds a product, and shows beforehand if something prevents it: owned already, in the cart already, at its limit, free, or not
 * for sale. Each of these offers a useful act instead of a disabled button.
 */
export function AddToCartButton(props: AddToCartButtonProps) {
  const { product, isOwned = false, quantity = 1, action, size, wide, compact, className } = props;
  const cart = useCartStore();
  const text = useButtonText();
  const sayFailure = useButtonFailure("cart.couldNotAdd");
  const inCart = useCart(selectQuantityOf(product.name));
  const isAdding = useCart((state) => state.pendingByName[product.name] === "add");
  const failure = useCart((state) => state.failureByName[product.name]);
  const noteId = useId();
  const control = useHandedOnFocus();
  const could = addState(inCart, product, cart.packPrefix);
  // Pending adds count as added elsewhere; here the shopper is looking at the click itself.
  const state = isAdding ? "canAdd" : could;
  const owned = ownedNote(isOwned, state);
  const limit = { count: maxQuantityOf(product.name, cart.packPrefix) };
  const why = WHY[state];
  const notes = compact ? [] : [owned && text(owned), why && text(why, limit)].filter(Boolean);
  const hasNote = notes.length > 0 || failure !== undefined;
  const add = () => void cart.add(product, quantity);
  const look = { ref: control, size, wide, "aria-describedby": hasNote ? noteId : undefined };
  return (
    <div
      className={classNames("shop-add-to-cart", className)}
      data-state={isAdding ? "adding" : state}
      data-wide={wide ? "" : undefined}
    >
      {state === "canAdd" ? (
        <AddForm action={action} product={product.name} quantity={quantity} onSubmit={add}>
          <Button
            {...look}
            type={action === undefined ? "button" : "submit"}
            onClick={action === undefined ? add : undefined}
            variant="signal"
            icon={<CartIcon />}
            busy={isAdding}
            busyLabel={text("cart.adding")}
          >
            {text("cart.add")}
          </Button>
        </AddForm>
      ) : (
        <Instead state={state} count={inCart} look={look} text={text} />
      )}
      {hasNote && (
        <div id={noteId} className="shop-add-to-cart__notes">
          {notes.map((note) => (
            <CartNote key={note}>{note}</CartNote>
          ))}
          {failure && <CartNote tone="clip">{sayFailure(failure)}</CartNote>}
        </div>
      )}
    </div>
  );
}

interface AddFormProps {
  action: string | undefined;
  product: string;
  quantity: number;
  onSubmit: () => void;
  children: ReactNode;
}

/** Wraps the button if it must work without scripts. Without the form it also works in a sandboxed frame, which blocks forms. */
function AddForm({ action, product, quantity, onSubmit, children }: AddFormProps) {
  if (action === undefined) return <div className="shop-cart-scripted">{children}</div>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form method="post" action={action} onSubmit={submit} className="shop-add-to-cart__form">
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="quantity" value={quantity} />
      {children}
    </form>
  );
}

const WHY = {
  canAdd: null,
  packInCart: "cart.packInCartNote",
  limitReached: "cart.limitReachedNote",
  free: "cart.freeNote",
  notForSale: null,
} as const;

interface InsteadProps {
  state: "packInCart" | "limitReached" | "free" | "notForSale";
  count: number;
  look: object;
  text: ButtonText;
}

function Instead({ state, count, look, text }: InsteadProps) {
  const paths = useCartPaths();
  if (state === "notForSale") return <CartNote>{text("cart.notForSale")}</CartNote>;
  if (state === "free") {
    return (
      <Button {...look} href={paths.account}>
        {text("cart.getFree")}
      </Button>
    );
  }
  return (
    <Button {...look} href={paths.cart} icon={<CheckIcon />}>
      {state === "packInCart" ? text("cart.packInCart") : text("cart.limitReached", { count })}
    </Button>
  );
}
