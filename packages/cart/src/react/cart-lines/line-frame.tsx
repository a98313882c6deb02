"use client";
import { IconButton, TextLink, TrashIcon } from "@shop/ui";
import { type ReactNode, useId } from "react";
import type { CartLine } from "../../domain/cart.ts";
import { lineStatus } from "../../store/selectors.ts";
import { CartNote } from "../cart-note/cart-note.tsx";
import { useCart, useCartStore } from "../provider/hooks.ts";
import { useCartText, useFailureText } from "../provider/use-cart-text.ts";
import type { ProductNote } from "./product-note.ts";

export interface LineProps {
  line: CartLine;
  href: string | undefined;
  note: ProductNote | undefined;
  picture: ReactNode;
  isOwned: boolean;
}

interface LineFrameProps extends Pick<LineProps, "picture"> {
  name: string;
  /** Renders the line's content; the id belongs to the message about its last failed change, if any. */
  children: (failureId: string | undefined) => ReactNode;
  /** Below all that. */
  foot?: ReactNode;
}

/** What all lines have: their state, the key that takes them out, and why a change of theirs failed, tied to their keys. */
export function LineFrame({ name, picture, children, foot }: LineFrameProps) {
  const cart = useCartStore();
  const text = useCartText();
  const sayFailure = useFailureText();
  const status = useCart((state) => lineStatus(state, name));
  const failure = useCart((state) => state.failureByName[name]);
  const id = useId();
  const failureId = failure ? id : undefined;
  return (
    <li className="shop-cart-line" data-state={status} aria-busy={status === "settled" ? undefined : true}>
      {picture && (
        <span className="shop-cart-line__picture" aria-hidden="true">
          {picture}
        </span>
      )}
      {children(failureId)}
      <IconButton
        label={text("cart.removeItem", { name })}
        icon={<TrashIcon />}
        className="shop-cart-scripted"
        onClick={() => void cart.remove(name)}
        aria-describedby={failureId}
        data-keeps-focus="line"
      />
      {failure && (
        <CartNote tone="clip" id={id} className="shop-cart-line__failure">
          {sayFailure(failure)}
        </CartNote>
      )}
      {foot}
    </li>
  );
}

/** The product's name, a link if it has a page. */
export function LineName({ name, href }: { name: string; href: string | undefined }) {
  return href === undefined ? (
    <span className="shop-cart-line__name">{name}</span>
  ) : (
    <TextLink href={href}>{name}</TextLink>
  );
}
