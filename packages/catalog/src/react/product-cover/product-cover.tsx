import { classNames } from "@shop/ui";
import type { Product } from "../../domain/product.ts";

export interface ProductCoverProps {
  product: Pick<Product, "name" | "featuredMedia">;
  /** At the head of a page: the picture for the default theme is fetched at once, not when it comes near the view. Default: false. */
  isFirst?: boolean;
  /** Leaves the description out if the text beside it says the same. Default: false. */
  isDecoration?: boolean;
  /** The drawing for cards and rows, where the product has one. Default: false. */
  isSmall?: boolean;
  className?: string;
}

/**
 * The cover of a product for the current theme. Both pictures are in the markup and the style sheet shows one; a
 * browser doesn't fetch a hidden lazy picture. Its size is known before it loads.
 */
export function ProductCover({
  product,
  isFirst = false,
  isDecoration = false,
  isSmall = false,
  className,
}: ProductCoverProps) {
  const media = product.featuredMedia;
  if (!media) {
    return (
      <span className={classNames("shop-cover", className)} data-blank="" aria-hidden="true">
        <span className="shop-label">{product.name}</span>
      </span>
    );
  }
  const { dark, light, width, height } = (isSmall && media.card) || media;
  const alt = isDecoration ? "" : media.alt;
  const common = { width, height, decoding: "async" as const, className: "shop-cover__picture" };
  return (
    <span className={classNames("shop-cover", className)}>
      <img {...common} alt={alt} src={dark} loading={isFirst ? "eager" : "lazy"} data-for="dark" />
      <img {...common} alt={alt} src={light} loading="lazy" data-for="light" />
    </span>
  );
}
