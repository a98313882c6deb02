import { SEARCH_FORMATS, type WireCabinet } from "@shop/api-client/contract";
import { soundCharacter } from "@shop/catalog";
import { LOCALES } from "@shop/kernel";
import type { SearchableProduct } from "../../catalogue/index.ts";
import type { CheckedContent } from "../content-folder.ts";
import { BACK_WORDS, SOUND_WORDS, TYPE_WORDS } from "../product-words.ts";
import type { CheckedFile, CheckedProduct } from "../schemas/content-schemas.ts";
import { plainText } from "../sections-of.ts";

/** What a word counts by where it is. */
const WEIGHTS = { name: 8, facts: 4, lead: 2, page: 1 } as const;

interface Known {
  readonly productId: string;
  readonly cabinet: WireCabinet | undefined;
  readonly files: readonly CheckedFile[];
}

/** What every public product of the content is found by. */
export function toSearchables(
  { products, manifest }: Pick<CheckedContent, "products" | "manifest">,
  known: { readonly idOf: (name: string) => string; readonly cabinets: ReadonlyMap<string, WireCabinet> },
): SearchableProduct[] {
  return products
    .filter((product) => product.is_public)
    .map((product) => {
      const { name } = product;
      const own = { productId: known.idOf(name), cabinet: known.cabinets.get(name), files: manifest.files };
      return toSearchable(product, own);
    });
}

/** What a product is found by: its texts and facts, and its facts' words in each language. Source: CAT-10. */
export function toSearchable(product: CheckedProduct, { productId, cabinet, files }: Known): SearchableProduct {
  const sounds = cabinet ? soundCharacter(cabinet) : [];
  const back = cabinet && (cabinet.is_open_back ? "open" : "closed");
  const own = files.filter((file) => file.product === product.name).map(({ variant }) => variant);
  const formats = SEARCH_FORMATS.filter((format) => own.includes(format));
  const platforms = [...new Set(product.versions.map(({ platform }) => platform))];
  const facets = [
    `kind:${product.type}`,
    ...sounds.map((sound) => `sound:${sound}`),
    ...(cabinet ? [`cabinet:${cabinet.driver_count}x${cabinet.driver_inches}`, `back:${back}`] : []),
    ...formats.map((format) => `format:${format}`),
    ...platforms.map((platform) => `platform:${platform}`),
  ];
  const words = LOCALES.flatMap((locale) => [
    ...TYPE_WORDS[locale][product.type],
    ...sounds.flatMap((sound) => SOUND_WORDS[locale][sound]),
    ...(back ? BACK_WORDS[locale][back] : []),
  ]);
  return {
    productId,
    facets,
    releasedOn: product.released_on ?? newest(product.versions.map(({ release_date }) => release_date)),
    texts: [
      { weight: WEIGHTS.name, text: product.name },
      { weight: WEIGHTS.facts, text: [product.shortDesc, cabinet?.label ?? "", ...words].join("\n") },
      { weight: WEIGHTS.lead, text: [product.shopDesc, ...product.included_products, ...formats].join("\n") },
      { weight: WEIGHTS.page, text: plainText(product.productPageDesc) },
      ...[product.de, product.ja].flatMap((texts) => (texts ? translated(texts) : [])),
    ],
  };
}

function translated({ shortDesc = "", shopDesc = "", productPageDesc = "" }: NonNullable<CheckedProduct["de"]>) {
  return [
    { weight: WEIGHTS.facts, text: shortDesc },
    { weight: WEIGHTS.lead, text: shopDesc },
    { weight: WEIGHTS.page, text: plainText(productPageDesc) },
  ];
}

/** Days as YYYY-MM-DD sort as text. */
function newest(days: readonly string[]): string | null {
  return [...days].sort().at(-1) ?? null;
}
