import type { WireProductDetails } from "@shop/api-client/contract";
import {
  bundleParts,
  canCompare,
  compareAddress,
  comparedSlug,
  listPath,
  type Product,
  type ProductType,
  priceIn,
  productPath,
  resolveProduct,
} from "@shop/catalog";
import type { Locale } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { keepUnits } from "../../content/keep-units.ts";
import { onlyInEnglish } from "../../content/only-in-english.server.ts";
import { withPictures } from "../../content/with-pictures.server.tsx";
import { breadcrumbData, type PathStep } from "../../head/breadcrumb-data.ts";
import { describePage, type PageArguments } from "../../head/describe-page.server.ts";
import type { HeadTag } from "../../head/page-head.ts";
import { productShareImage } from "../../head/share-image.ts";
import { localPath, type TextKey } from "../../messages/use-texts.ts";
import { type CampaignNote, campaignNotes } from "../../products/campaign-notes.server.ts";
import { type ListedProduct, loadProducts, toListed } from "../../products/products.server.ts";
import { loadSocialProof, type SocialProof } from "../../products/social-proof.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { surrogateKey } from "../../request/surrogate-key.ts";
import { requestLocale, textsOf } from "../../request/texts-of.server.ts";
import { accountNotes } from "./account-notes.server.ts";
import { type BuyStripFacts, buyStrip } from "./buy-strip.server.ts";
import { type ContentBand, contentBands } from "./content-bands.server.ts";
import { inEnglish, type OutlineEntry } from "./content-outline.server.ts";
import { type Hearing, hearingOf } from "./hearing.server.ts";
import { loadDetails } from "./load-details.server.ts";
import { type Measured, measuredOf, measuredResponse } from "./measured.server.ts";
import { type ProductDetailTexts, productDetailTexts } from "./messages/index.ts";
import { neighboursOf } from "./neighbours-of.ts";
import { productData } from "./product-data.ts";
import { isSpelled, readReviewPlace, reviewSearch } from "./review-place.ts";
import { loadReviews, type ProductReviews, productReviews } from "./reviews.server.ts";
import { type ShownVersions, shownVersions } from "./versions.server.ts";

export interface ProductDetail {
  readonly head: readonly HeadTag[];
  readonly texts: ProductDetailTexts;
  readonly product: Product;
  /** The way to it. */
  readonly steps: readonly PathStep[];
  /** What the page says above a description that is only in English; null for one in the page's language. */
  readonly onlyInEnglish: string | null;
  /** What the page can jump to, in its order. */
  readonly outline: readonly OutlineEntry[];
  /** The description, whose headings contain the ids of the outline. */
  readonly bands: readonly ContentBand[];
  readonly parts: readonly ListedProduct[];
  /** What it costs with an account, in words, for each currency. */
  readonly accountNotes: Readonly<Record<Currency, string>>;
  /** Texts about each of its active campaigns, by id. */
  readonly campaignNotes: Readonly<Record<string, CampaignNote>>;
  /** The versions with their changes, and the files. */
  readonly versions: ShownVersions;
  /** What is said below the price: the systems that it runs on, delivery, withdrawal, updates, trial. */
  readonly strip: BuyStripFacts;
  /** What a pack measures, or what a plugin changes; null where nothing was measured. */
  readonly measured: Measured | null;
  /** Null for what can't be rated. */
  readonly reviews: ProductReviews | null;
  /** What it can be heard with, and the texts for it; null for nothing. */
  readonly hearing: Hearing | null;
  /** How many people are shopping. */
  readonly shopping: Pick<SocialProof, "shopping" | "sample">;
  /** Bundles that contain it. */
  readonly bundles: readonly ListedProduct[];
  /** Where it is compared with others; null for what can't be compared. */
  readonly compareHref: string | null;
  /** Others of its kind. */
  readonly neighbours: readonly ListedProduct[];
}

const NEIGHBOURS_COUNT = 4;

/**
 * The loader of a product's page. Finds the product by name, slug or page slug; `type` narrows an ambiguous address. One product has one
 * address: any other redirects to it (308). Unknown is 404, or 503 while the live catalogue, which alone knows every product, is
 * unavailable.
 */
export function detailLoader(type?: ProductType) {
  return async (args: LoaderFunctionArgs): Promise<ProductDetail> => {
    const { context, params, request } = args;
    const asked = params.slug ?? params.name ?? "";
    const [products, { shopping, sample }] = await Promise.all([
      loadProducts(context, requestLocale(request)),
      loadSocialProof(context, requestLocale(request)),
    ]);
    const product = resolveProduct(products, asked, type);
    if (!product) throw data(null, { status: context.get(storefrontContext).missing.has("catalogue") ? 503 : 404 });
    const folder = type ? productPath({ type, slug: "", productPageSlug: "" }) : "/products/";
    const own = productPath(product);
    // Addresses are compared in lower case.
    if (own.toLowerCase() !== `${folder}${encodeURIComponent(asked)}`.toLowerCase()) {
      throw redirect(localPath(own, requestLocale(request)), 308);
    }
    const locale = requestLocale(request);
    const search = new URL(request.url).searchParams;
    const place = readReviewPlace(search, product.rating?.numRatings ?? 0);
    if (!isSpelled(search, place)) throw redirect(`${localPath(own, locale)}${reviewSearch(place)}`);
    const [details, found] = await Promise.all([
      loadDetails(context, product, locale),
      loadReviews(context, product, place),
    ]);
    const reviews = productReviews(product, { reviews: found, stars: details.stars }, place, locale);
    const steps = [{ name: textsOf(requestLocale(request))(GROUP_NAMES[product.type]), href: listPath(product.type) }];
    return {
      ...detailOf(product, products, { details, reviews, locale }),
      shopping: { shopping, sample },
      steps,
      ...describeProduct(args, product, steps),
    };
  };
}

const GROUP_NAMES: Readonly<Record<ProductType, TextKey>> = {
  plugin: "menuPlugins",
  samplepack: "menuPacks",
  bundle: "bundlesTitle",
  other: "products",
};

function describeProduct(args: PageArguments, product: Product, steps: readonly PathStep[]) {
  const { name, slug, shortDesc, shopDesc, featuredMedia, yoastSeo } = product;
  const path = productPath(product);
  args.context.get(storefrontContext).surrogateKeys.add(surrogateKey("product", slug));
  return describePage(args, {
    path,
    title: `${name}: ${shortDesc}`,
    description: shopDesc,
    kind: "product",
    hasMarkdown: true,
    pictures: [featuredMedia && productShareImage(featuredMedia)],
    firstPicture: featuredMedia,
    seo: yoastSeo,
    data: (site, { locale }) => [
      productData(product, site, locale),
      breadcrumbData([...steps, { name, href: path }], site, locale),
    ],
  });
}

interface Loaded {
  readonly details: WireProductDetails;
  readonly reviews: ProductReviews | null;
  readonly locale: Locale;
}

function detailOf(
  product: Product,
  products: readonly Product[],
  { details, reviews, locale }: Loaded,
): Omit<ProductDetail, "steps" | "head" | "shopping"> {
  const texts = productDetailTexts[locale];
  const { parts } = bundleParts(product, products);
  const { lead, bands, outline } = contentBands(withPictures(keepUnits(product.productPageDesc)));
  const hearing = hearingOf(product, parts, locale);
  const note = onlyInEnglish(product.untranslated?.includes("productPageDesc") ? "en" : locale, locale);
  const versions = shownVersions(product, details, locale);
  const measured = measuredOf(details.cabinet, locale) ?? measuredResponse(details.response, product.name, locale);
  const jumps: readonly (OutlineEntry | false | null)[] = [
    hearing && { id: "hear-it", title: hearing.title },
    parts.length > 0 && { id: "parts", title: texts.includedTitle },
    measured && { id: "measured", title: measured.title },
    ...(note ? inEnglish(outline) : outline),
    versions.releases.length + versions.files.length > 0 && { id: "versions", title: texts.versionsTitle },
    reviews && { id: "reviews", title: reviews.title },
  ];
  return {
    texts,
    product: { ...product, productPageDesc: lead, audition: null },
    onlyInEnglish: note,
    outline: jumps.filter((entry) => entry !== null && entry !== false),
    bands,
    parts: parts.map(toListed),
    accountNotes: accountNotes(product, locale),
    campaignNotes: campaignNotes(priceIn(product.prices, "EUR").price.campaigns, locale),
    versions,
    strip: buyStrip(product, details, locale),
    measured,
    reviews,
    hearing,
    bundles: products.filter(({ includedProducts }) => includedProducts.includes(product.name)).map(toListed),
    compareHref: canCompare(product) ? compareAddress([comparedSlug(product)]) : null,
    neighbours: neighboursOf(product, products, NEIGHBOURS_COUNT).map(toListed),
  };
}
