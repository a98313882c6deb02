"use client";
import {
  Announcer,
  Button,
  classNames,
  EmptyState,
  type HeadingLevel,
  Skeleton,
  SkeletonGroup,
  Spoken,
  useIsOnline,
} from "@shop/ui";
import { type ReactNode, useRef } from "react";
import { selectItemCount } from "../../store/selectors.ts";
import { CartNote } from "../cart-note/cart-note.tsx";
import { useCart, useCartPaths } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";
import { useKeptFocus } from "../provider/use-kept-focus.ts";
import { UndoButton } from "../undo-button/undo-button.tsx";
import { CartNotLoaded } from "./cart-not-loaded.tsx";

interface CartContentsProps {
  className: string;
  headingLevel: HeadingLevel;
  /** Shown until the cart has loaded. Default: a skeleton. */
  loading?: ReactNode;
  /** The content to show while the cart isn't empty. */
  children: ReactNode;
}

/** The cart in any state: loading, failed, empty, or filled. Keeps the focus while lines are added and removed. */
export function CartContents({ className, headingLevel, loading, children }: CartContentsProps) {
  const text = useCartText();
  const status = useCart((state) => state.status);
  const count = useCart(selectItemCount);
  const isRepricing = useCart((state) => state.isRepricing);
  // Rerenders with each of these, so that the focus is restored whenever a control may have been removed.
  useCart((state) => state.products);
  useCart((state) => state.coupons);
  useCart((state) => state.canUndo);
  const place = useRef<HTMLElement>(null);
  const keptFocus = useKeptFocus(place);
  const shown = count > 0 ? "filled" : status === "ready" ? "empty" : status === "failed" ? "failed" : "loading";
  return (
    <section
      {...keptFocus}
      ref={place}
      tabIndex={-1}
      aria-label={text("cart.title")}
      className={classNames("shop-cart", className)}
      data-state={shown}
      data-repricing={isRepricing ? "" : undefined}
    >
      <Announcer>
        {(shown === "filled" || shown === "empty") && <StandingNotes />}
        {shown === "filled" && children}
        {shown === "empty" && <EmptyCart headingLevel={headingLevel} />}
        {shown === "loading" && (loading ?? <CartSkeleton />)}
        {shown === "failed" && <CartNotLoaded headingLevel={headingLevel} />}
      </Announcer>
    </section>
  );
}

/** Temporary states of the whole cart: offline, prices loading. Announced when they begin. */
function StandingNotes() {
  const text = useCartText();
  const isOnline = useIsOnline();
  const isRepricing = useCart((state) => state.isRepricing);
  return (
    <div className="shop-cart__notes">
      {!isOnline && (
        <CartNote tone="clip">
          <Spoken>{text("cart.offlineNote")}</Spoken>
        </CartNote>
      )}
      {isRepricing && (
        <CartNote>
          <Spoken>{text("cart.repricing")}</Spoken>
        </CartNote>
      )}
    </div>
  );
}

function EmptyCart({ headingLevel }: { headingLevel: HeadingLevel }) {
  const text = useCartText();
  const paths = useCartPaths();
  return (
    <EmptyState
      title={text("cart.empty")}
      headingLevel={headingLevel}
      action={
        <>
          <Button href={paths.shop} variant="signal">
            {text("cart.continueShopping")}
          </Button>
          <UndoButton />
        </>
      }
    >
      {text("cart.emptyNote")}
    </EmptyState>
  );
}

function CartSkeleton() {
  const text = useCartText();
  return (
    <SkeletonGroup label={text("cart.loading")} className="shop-cart__skeleton">
      <Skeleton width="most" />
      <Skeleton width="half" />
      <Skeleton shape="figure" />
      <Skeleton shape="key" />
    </SkeletonGroup>
  );
}
