import type { WireProduct } from "@shop/api-client/contract";
import {
  COMPARED_PARAMETER,
  type ComparedSound,
  canCompare,
  chooseCompared,
  compareAddress,
  comparedSlug,
  comparedSounds,
  EMPTY_SEARCH,
  listPath,
  MAX_COMPARED,
  normaliseProduct,
  OFFERED_TO_COMPARE,
  type Product,
  productPath,
  readCompared,
  resolveProduct,
  searchAddress,
} from "@shop/catalog";
import { formatMessage, type Locale } from "@shop/kernel";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { describePage } from "../../head/describe-page.server.ts";
import type { HeadTag } from "../../head/page-head.ts";
import { localPath } from "../../messages/use-texts.ts";
import { type ListedProduct, toListed } from "../../products/products.server.ts";
import { programmeOf } from "../../products/programme-of.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { type ComparedRow, comparedRows, type ReadProduct } from "./compared-rows.server.ts";
import { type CompareTexts, compareTexts } from "./messages/index.ts";
import { drawnCurve, type OfferedPair, offeredPairs } from "./offered-pairs.server.ts";

/** What a column of the comparison shows. */
export interface ComparedProduct {
  readonly product: ListedProduct;
  readonly path: string;
  /** The comparison without it. */
  readonly without: string;
  /** The list of packs, the nearest to it first; null for what has no sound of its own. */
  readonly nearest: string | null;
  /** In thirds of an octave, decibels below its loudest; null: it has none. */
  readonly curve: readonly number[] | null;
  /** Null: it can't be heard. */
  readonly sound: ComparedSound | null;
}

export interface Comparison {
  readonly head: readonly HeadTag[];
  readonly texts: CompareTexts;
  readonly title: string;
  /** The title with names that don't break. */
  readonly heading: string;
  /** What the address asks for that isn't shown, in words. */
  readonly notes: readonly string[];
  readonly products: readonly ComparedProduct[];
  readonly rows: readonly ComparedRow[];
  /** What a form sends on to keep the chosen ones. */
  readonly chosen: string;
  /** Others to add. Empty: there is no room. */
  readonly offers: ReadonlyArray<{ readonly slug: string; readonly name: string }>;
  /** To begin with, where nothing is chosen. */
  readonly pairs: readonly OfferedPair[];
}

type Args = Pick<LoaderFunctionArgs, "context" | "request">;

/** The comparison that the address asks for. Another spelling of it is redirected to the one address. Source: CAT-10. */
export async function loadComparison(args: Args): Promise<Comparison> {
  const locale = requestLocale(args.request);
  args.context.get(storefrontContext).surrogateKeys.add("catalogue");
  const texts = compareTexts[locale];
  const parameters = new URL(args.request.url).searchParams;
  const names = readCompared(parameters);
  const asked = await Promise.all(names.map(async (name) => ({ name, ...(await readProduct(args, name)) })));
  const chosen = chooseCompared(asked.map(({ name, read }) => ({ name, product: read ? flat(read) : null })));
  const slugs = chosen.products.map(comparedSlug);
  // An address that names what can't be compared stays: the page says so.
  const isComplete = chosen.unknown.length === 0 && chosen.left.length === 0;
  if (isComplete && names.length > 0 && !isOneSpelling(parameters, slugs)) {
    throw redirect(localPath(compareAddress(slugs), locale));
  }
  const reads = chosen.products.map(({ wire, product }) => ({ wire, product }));
  const inWords = { names: chosen.products.map(({ name }) => name) };
  const isEmpty = reads.length === 0;
  const whole = { names: inWords.names.map((name) => name.replaceAll(" ", "\u00a0")) };
  const title = isEmpty ? texts.title : formatMessage(texts.titleOf, inWords, locale);
  const description = isEmpty ? texts.lead : formatMessage(texts.description, inWords, locale);
  const isUnavailable = asked.some(({ hasFailed }) => hasFailed);
  const offered = await readOffered(args, reads);
  return {
    texts,
    title,
    heading: isEmpty ? title : formatMessage(texts.titleOf, whole, locale),
    notes: isUnavailable ? [texts.unavailable] : notesOf(chosen, locale),
    products: toColumns(reads, slugs, locale),
    rows: comparedRows(reads, locale),
    chosen: slugs.join(","),
    offers: offered.map(({ product }) => ({ slug: comparedSlug(product), name: product.name })),
    pairs: isEmpty ? offeredPairs(offered, locale) : [],
    // One card for every choice: there are too many of them to draw one each.
    ...describePage(args, { path: compareAddress(slugs), title, description, card: { title: texts.title } }),
  };
}

/** A form without scripts states each product on its own; a link states them once, with commas. */
function isOneSpelling(parameters: URLSearchParams, slugs: readonly string[]): boolean {
  const [stated, ...more] = parameters.getAll(COMPARED_PARAMETER);
  return more.length === 0 && stated === slugs.join(",");
}

/** What the address asks for that isn't shown. */
function notesOf(
  { unknown, left }: Pick<ReturnType<typeof chooseCompared<Product>>, "unknown" | "left">,
  locale: Locale,
): readonly string[] {
  const texts = compareTexts[locale];
  const quoted = unknown.map((name) => `“${name}”`);
  return [
    ...(unknown.length > 0 ? [formatMessage(texts.unknown, { names: quoted }, locale)] : []),
    ...(left.length > 0 ? [formatMessage(texts.left, { names: left.map(({ name }) => name) }, locale)] : []),
  ];
}

/** As the rule that chooses them reads a product. */
const flat = ({ wire, product }: ReadProduct) => ({ wire, product, ...product });

async function readProduct({ context, request }: Args, name: string) {
  const { api, missing, reportError } = context.get(storefrontContext);
  const locale = requestLocale(request);
  const answer = await api.call("getProductData", { name, ...(locale !== "en" && { language: locale }) });
  if (answer.isOk) return { read: readWire(answer.value.result), hasFailed: false };
  if (answer.failure.code === "product.notFound") return { read: null, hasFailed: false };
  missing.add("catalogue");
  reportError(new Error(`A product couldn't be read for a comparison: ${answer.failure.code}.`));
  return { read: null, hasFailed: true };
}

function readWire(wire: WireProduct): ReadProduct | null {
  const product = normaliseProduct(wire);
  return product.isOk ? { wire, product: product.value } : null;
}

function toColumns(
  reads: readonly ReadProduct[],
  slugs: readonly string[],
  locale: Locale,
): readonly ComparedProduct[] {
  const sounds = comparedSounds(reads.map(({ product }) => programmeOf(product, locale)));
  return reads.map(({ wire, product }, index) => {
    const curve = drawnCurve(wire);
    const slug = slugs[index] ?? "";
    return {
      product: toListed(product),
      path: productPath(product),
      without: compareAddress(slugs.filter((other) => other !== slug)),
      nearest: curve
        ? searchAddress(listPath("samplepack"), { ...EMPTY_SEARCH, sort: "nearest" as const, nearTo: slug })
        : null,
      curve,
      sound: sounds[index] ?? null,
    };
  });
}

/** What to compare with: of the first product's kind, the nearest in sound first. Without a first one, of every kind. */
async function readOffered(
  { context }: Pick<Args, "context">,
  reads: readonly ReadProduct[],
): Promise<readonly ReadProduct[]> {
  const [first] = reads;
  if (reads.length >= MAX_COMPARED) return [];
  const { api, reportError } = context.get(storefrontContext);
  const answer = await api.call("searchProducts", {
    choices: { kind: first ? [first.product.type] : ["plugin", "samplepack", "bundle"] },
    ...(first?.wire.cabinet && { sort: "nearest" as const, near_to: comparedSlug(first.product) }),
    page_size: OFFERED_TO_COMPARE,
  });
  if (!answer.isOk) {
    reportError(new Error(`Nothing can be offered to compare: ${answer.failure.code}.`));
    return [];
  }
  const chosen = reads.map(({ product }) => product);
  return answer.value.products
    .flatMap((wire) => readWire(wire) ?? [])
    .filter(({ product }) => canCompare(product) && !resolveProduct(chosen, product.name));
}
