import type { WireProduct } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import { normalisePrice } from "./normalise-price.ts";
import { readPageSeo } from "./page-seo.ts";
import type { Product } from "./product.ts";
import { readAudition } from "./read-audition.ts";

/**
 * A product in this package's terms. Failure `catalog.wrongProduct` (params name, field): its price is invalid, or it
 * has nothing to build an address from. Such a product is left out rather than sold wrongly.
 */
export function normaliseProduct(wire: WireProduct): Result<Product> {
  const price = normalisePrice(wire);
  if (!price.isOk) return wrongProduct(wire, "price");
  if (wire.name.trim() === "") return wrongProduct(wire, "name");
  if (wire.slug === "" && wire.productPageSlug === "") return wrongProduct(wire, "slug");
  return ok({
    name: wire.name,
    type: wire.type,
    manualUrl: wire.manual_url,
    isPublic: wire.is_public,
    isForSale: wire.is_for_sale,
    isOwnedByUser: wire.owned_by_user,
    prices: price.value.prices,
    discountFlags: [...new Set([...wire.discount_flags, ...price.value.flags])],
    versions: wire.versions.map(({ platform, release_date, version }) => ({
      platform,
      releaseDate: release_date,
      version,
    })),
    includedProducts: wire.included_products,
    canBeRated: wire.can_be_rated,
    rating: ratingOf(wire),
    wpId: wire.wpId,
    slug: wire.slug,
    showcaseId: wire.showcaseId,
    editorId: wire.editorId,
    shopDesc: wire.shopDesc,
    shortDesc: wire.shortDesc,
    productPageSlug: wire.productPageSlug,
    featuredMedia: wire.featuredMedia,
    itemType: wire.itemType,
    audition: readAudition(wire.audition),
    productPageDesc: wire.productPageDesc,
    wpStatus: wire.wpStatus,
    yoastSeo: wire.yoastSEO ? readPageSeo(wire.yoastSEO) : null,
    ...(wire.untranslated && { untranslated: wire.untranslated }),
  });
}

function ratingOf({ rating }: WireProduct): Product["rating"] {
  if (!rating) return null;
  return { numRatings: rating.num_ratings, rating: rating.rating, userHasRated: rating.user_has_rated };
}

function wrongProduct(wire: WireProduct, field: string): Result<never> {
  return fail({ code: "catalog.wrongProduct", params: { name: wire.name, field } });
}
