"use client";
import { Badge, type BadgeProps, classNames, type HeadingLevel, TextLink } from "@shop/ui";
import type { ReactNode } from "react";
import type { Product } from "../../domain/product.ts";
import { productPath } from "../../domain/product-path.ts";
import type { CatalogShelfKey } from "../../messages/index.ts";
import { PriceTag } from "../price-tag/price-tag.tsx";
import { ProductCover } from "../product-cover/product-cover.tsx";
import { useShelfMessages } from "../provider/use-shelf-messages.ts";

/** The product's relation to the shopper. */
export type ProductCardState = "owned" | "inCart" | "update";

const STATES: Readonly<Record<ProductCardState, readonly [CatalogShelfKey, BadgeProps["tone"]]>> = {
  owned: ["catalog.owned", "gain"],
  inCart: ["catalog.inCart", "signal"],
  update: ["catalog.updateAvailable", "signal"],
};

/** The data of a product that a card shows. */
export type CardProduct = Pick<
  Product,
  "name" | "type" | "slug" | "productPageSlug" | "shortDesc" | "prices" | "featuredMedia" | "untranslated"
>;

export interface ProductCardProps {
  product: CardProduct;
  /** Default: the product's own page, without a language. */
  href?: string;
  state?: ProductCardState | null;
  /** One act beside the price: "Add to cart", for instance. It is placed above the card's link. */
  action?: ReactNode;
  /** One more line between what it is and its price: what a bundle saves, for instance. */
  note?: ReactNode;
  /** Default: 3. */
  headingLevel?: HeadingLevel;
  /** For the first card of a page, see ProductCover. */
  isFirst?: boolean;
  className?: string;
  /** The link to the product was pressed. */
  onSelect?: (() => void) | undefined;
}

/** A product on the shelf: picture, name, a five-word description, price, state. The whole card links to its page. */
export function ProductCard(props: ProductCardProps) {
  const { product, href = productPath(product), state, action, note, headingLevel = 3, isFirst, className } = props;
  const messages = useShelfMessages();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames("shop-product-card", className)} data-state={state ?? undefined}>
      <ProductCover product={product} isFirst={isFirst} isDecoration isSmall />
      <div className="shop-product-card__body">
        <div className="shop-product-card__head">
          <p className="shop-product-card__type shop-label">{messages[`catalog.type.${product.type}`]}</p>
          {state && <Badge tone={STATES[state][1]}>{messages[STATES[state][0]]}</Badge>}
        </div>
        <Heading className="shop-product-card__name">
          <TextLink href={href} className="shop-product-card__link" onClick={props.onSelect}>
            {product.name}
          </TextLink>
        </Heading>
        <p className="shop-product-card__what" lang={product.untranslated?.includes("shortDesc") ? "en" : undefined}>
          {product.shortDesc}
        </p>
        {note && <p className="shop-product-card__what">{note}</p>}
        <div className="shop-product-card__foot">
          <PriceTag product={product} />
          {action && <div className="shop-product-card__action">{action}</div>}
        </div>
      </div>
    </article>
  );
}
