import { version } from "react";
import { classNames } from "../base/class-names.ts";

/** One of the formats that a picture is offered in. */
export interface PictureSource {
  /** A media type: `image/avif`. */
  readonly type: string;
  readonly srcSet: string;
}

export interface PictureProps {
  /** The original: for browsers that support none of the formats. */
  src: string;
  /** What it shows; empty for a decoration. */
  alt: string;
  /** In pixels; they reserve its place. Default: 16 by 9. */
  width?: number;
  height?: number;
  /** The formats, best first. Default: the original alone. */
  sources?: readonly PictureSource[] | undefined;
  /** Widths of the original's own format. */
  srcSet?: string | undefined;
  /** How wide it is shown, as in HTML. Default: as wide as the screen. */
  sizes?: string;
  /** `#rrggbb`: what its place shows until it has arrived. Default: nothing. */
  colour?: string | null | undefined;
  /** The one at the head of a page: fetched at once, before everything else. Others are fetched when they come near the view. Default: false. */
  isHero?: boolean;
  className?: string;
}

/** React 18 passes the attribute on by its name in HTML alone, React 19 by its property's. */
const HIGH_PRIORITY = version.startsWith("18.") ? { fetchpriority: "high" } : { fetchPriority: "high" as const };

/** A photograph in the format and width that suit browser and screen. Its place is reserved, so nothing moves when it arrives. Source: MEDIA-01, MEDIA-02. */
export function Picture({
  src,
  alt,
  width = 16,
  height = 9,
  sources = [],
  srcSet,
  sizes = "100vw",
  colour,
  isHero = false,
  className,
}: PictureProps) {
  const [best] = sources;
  return (
    <span className={classNames("shop-picture", className)}>
      {colour && (
        <svg className="shop-picture__ground" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0h1v1H0z" fill={colour} />
        </svg>
      )}
      {isHero && best && (
        <link
          rel="preload"
          as="image"
          type={best.type}
          imageSrcSet={best.srcSet}
          imageSizes={sizes}
          {...HIGH_PRIORITY}
        />
      )}
      <picture>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
        <img
          className="shop-picture__image"
          alt={alt}
          width={width}
          height={height}
          {...(isHero ? HIGH_PRIORITY : { loading: "lazy" as const })}
          decoding="async"
          {...(srcSet && { srcSet, sizes })}
          src={src}
        />
      </picture>
    </span>
  );
}
