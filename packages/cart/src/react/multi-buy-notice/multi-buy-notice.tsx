"use client";
import { MULTI_BUY_PERCENT, priceInText } from "@shop/pricing";
import { classNames, IconButton, PlusIcon } from "@shop/ui";
import { quantityInCart } from "../../domain/cart.ts";
import type { OneMore } from "../../domain/one-more.ts";
import { useCartSettings } from "../provider/cart-provider.tsx";
import { useCart, useCartStore } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";

export interface MultiBuyNoticeProps {
  /** Names of products that the shopper owns already: they aren't offered. */
  ownedNames?: ReadonlySet<string> | undefined;
  className?: string;
}

/**
 * Says that one more item earns the multi-buy discount, whenever the cart contains something. If one more of a line that isn't owned may be
 * added: the saving in money, with the button that adds it.
 */
export function MultiBuyNotice({ ownedNames, className }: MultiBuyNoticeProps) {
  const text = useCartText();
  const offer = useCart((state) => state.multiBuyOffer);
  if (offer === null) return null;
  const oneMore = offer.more.find(({ name }) => !ownedNames?.has(name));
  return (
    <div className={classNames("shop-multi-buy", className)}>
      <div className="shop-multi-buy__words">
        <p className="shop-multi-buy__rule">{text("cart.multiBuyNotice", { percent: MULTI_BUY_PERCENT })}</p>
        {oneMore && <Saving {...oneMore} />}
      </div>
      {oneMore && <AddAnother name={oneMore.name} />}
    </div>
  );
}

function Saving({ name, savedMinor, addsMinor }: OneMore) {
  const text = useCartText();
  const currency = useCart((state) => state.currency);
  const { locale } = useCartSettings();
  const price = (amountMinor: number) => priceInText(amountMinor, currency, locale);
  return <p>{text("cart.oneMoreSaves", { name, adds: price(addsMinor), saved: price(savedMinor) })}</p>;
}

function AddAnother({ name }: Pick<OneMore, "name">) {
  const cart = useCartStore();
  const text = useCartText();
  const products = useCart((state) => state.products);
  return (
    <IconButton
      label={text("cart.addAnother", { name })}
      icon={<PlusIcon />}
      className="shop-cart-scripted"
      onClick={() => void cart.setQuantity(name, quantityInCart(products, name) + 1)}
    />
  );
}
