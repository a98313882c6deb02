import { type Product, type Programme, productPath } from "@shop/catalog";
import { formatMessage, type Locale } from "@shop/kernel";
import { localPath } from "../../messages/use-texts.ts";
import { homeTexts } from "./messages/index.ts";

/** A place of the microphone, with the line that is drawn for it. */
export interface WalkStop {
  readonly takeId: string;
  /** The distance, in words. */
  readonly distance: string;
  /** Along the axis of the hero: 0 is the nearest place, 1 the furthest. */
  readonly at: number;
  readonly dark: string;
  readonly light: string;
}

/** The walk of a microphone away from a cabinet that can be heard at the head of the page. */
export interface HeroWalk {
  readonly programme: Programme;
  readonly stops: readonly WalkStop[];
  /** The number of the stop that it begins with. */
  readonly first: number;
}

/** The walk of the first product that has one; null where none has. */
export function heroWalk(
  products: readonly Product[],
  mediaAddress: (path: string) => string,
  locale: Locale,
): HeroWalk | null {
  const product = products.find(({ audition }) => audition && audition.walk.length > 1);
  const walk = product?.audition?.walk ?? [];
  const [nearest, furthest] = [walk[0], walk.at(-1)];
  if (!product?.audition || !nearest || !furthest) return null;
  const texts = homeTexts[locale];
  const decades = (cm: number) => Math.log(cm / nearest.distanceCm);
  return {
    programme: {
      name: formatMessage(texts.walkName, { product: product.name }, locale),
      href: localPath(productPath(product), locale),
      audition: { ...product.audition, takes: walk },
    },
    stops: walk.map(({ id, distanceCm }) => ({
      takeId: id,
      distance: formatMessage(texts.walkCm, { distance: distanceCm }, locale),
      at: decades(distanceCm) / decades(furthest.distanceCm),
      dark: mediaAddress(`/media/walk/${distanceCm}-dark.svg`),
      light: mediaAddress(`/media/walk/${distanceCm}-light.svg`),
    })),
    first: Math.max(
      0,
      walk.findIndex(({ isCover }) => isCover),
    ),
  };
}
