import { classNames, type PictureSource } from "@shop/ui";
import type { Product } from "../../domain/product.ts";

export interface ProductCoverProps {
  product: Pick<Product, "name" | "featuredMedia">;
  /** At the head of a page: the picture for the default theme is fetched at once, not when it comes near the view. Default: false. */
  isFirst?: boolean;
  /** Leaves the description out if the text beside it says the same. Default: false. */
  isDecoration?: boolean;
  /** The drawing for cards and rows, where the product has one. Default: false. */
  isSmall?: boolean;
  /** How wide a photograph is shown, as in HTML. Default: a card's or a page's head. */
  sizes?: string;
  className?: string;
}

const SIZES = {
  small: "(max-width: 480px) 100vw, 25rem",
  large: "(max-width: 1025px) 100vw, 60rem",
} as const;

/**
 * The cover of a product for the current theme. Both pictures are in the markup and the style sheet shows one; a
 * browser doesn't fetch a hidden lazy picture. Its size is known before it loads. A photograph comes in the format and width that suit browser and screen.
 */
export function ProductCover({
  product,
  isFirst = false,
  isDecoration = false,
  isSmall = false,
  sizes = SIZES[isSmall ? "small" : "large"],
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
  const { dark, light, width, height, sources } = (isSmall && media.card) || media;
  const common = { alt: isDecoration ? "" : media.alt, width, height, sizes };
  return (
    <span className={classNames("shop-cover", className)}>
      <Themed {...common} theme="dark" src={dark} sources={sources?.dark} loading={isFirst ? "eager" : "lazy"} />
      <Themed {...common} theme="light" src={light} sources={sources?.light} loading="lazy" />
    </span>
  );
}

interface ThemedProps {
  readonly theme: "dark" | "light";
  readonly src: string;
  readonly sources: readonly PictureSource[] | undefined;
  readonly sizes: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly loading: "eager" | "lazy";
}

/** The picture for one theme. A drawing is one file for every width: it has no sources. */
function Themed({ theme, sources, sizes, alt, ...image }: ThemedProps) {
  return (
    <picture>
      {sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img {...image} alt={alt} decoding="async" className="shop-cover__picture" data-for={theme} />
    </picture>
  );
}
