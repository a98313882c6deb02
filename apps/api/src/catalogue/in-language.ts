import { type ProductTexts, TRANSLATED_TEXTS, type WireProduct } from "@shop/api-client/contract";

/** The titles of campaigns in another language than English, by the campaigns' ids. */
export type CampaignTitles = ReadonlyMap<string, string | undefined>;

/** A product with its texts in another language than English. What that language lacks stays English and is listed in `untranslated`. */
export function inLanguage(
  product: WireProduct,
  texts: ProductTexts = {},
  titles: CampaignTitles = new Map(),
): WireProduct {
  const { featuredMedia } = product;
  const untranslated = TRANSLATED_TEXTS.filter((name) => texts[name] === undefined && product[name] !== "");
  return {
    ...product,
    shortDesc: texts.shortDesc ?? product.shortDesc,
    shopDesc: texts.shopDesc ?? product.shopDesc,
    productPageDesc: texts.productPageDesc ?? product.productPageDesc,
    featuredMedia: featuredMedia && { ...featuredMedia, alt: texts.pictureAlt ?? featuredMedia.alt },
    campaigns: product.campaigns?.map((campaign) => ({
      ...campaign,
      title: titles.get(campaign.id) ?? campaign.title,
    })),
    // An English title would override what the page makes of the translated texts.
    yoastSEO: texts.yoastSEO ?? (texts.shopDesc === undefined ? product.yoastSEO : null),
    ...(untranslated.length > 0 && { untranslated }),
  };
}
