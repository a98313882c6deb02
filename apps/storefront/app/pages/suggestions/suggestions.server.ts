import type { AnswerOf, Operations, SearchFacet } from "@shop/api-client/contract";
import {
  messages as catalogMessages,
  normaliseProduct,
  parseSearch,
  productPath,
  SUGGESTED_PRODUCTS,
  searchAddress,
  suggestFilters,
} from "@shop/catalog";
import type { Locale } from "@shop/kernel";
import type { LoaderFunctionArgs } from "react-router";
import { storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { productListTexts } from "../product-list/messages/index.ts";
import { choiceLabel } from "../product-list/search-view.server.ts";
import type { Suggestions } from "./suggestions.ts";

const FACETS: readonly SearchFacet[] = ["sound", "cabinet", "back", "kind", "format", "platform"];
const NOTHING: Suggestions = { products: [], filters: [] };

/** The products that match best, misspelled words included, and the filters that the words name. */
export async function loadSuggestions({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">) {
  const { api, missing, reportError, changesAtMs, surrogateKeys } = context.get(storefrontContext);
  surrogateKeys.add("catalogue");
  const locale = requestLocale(request);
  const { text } = parseSearch(new URL(request.url).searchParams).query;
  if (text === "") return NOTHING;
  const answer = await api.call("searchProducts", {
    text,
    page_size: SUGGESTED_PRODUCTS,
    ...(locale !== "en" && { language: locale }),
  });
  if (!answer.isOk) {
    missing.add("catalogue");
    reportError(new Error(`Nothing can be suggested: ${answer.failure.code}.`));
    return NOTHING;
  }
  if (answer.value.price_changes_at) changesAtMs.push(Date.parse(answer.value.price_changes_at));
  return toSuggestions(answer.value, text, locale);
}

function toSuggestions(found: AnswerOf<Operations["searchProducts"]>, text: string, locale: Locale): Suggestions {
  const texts = productListTexts[locale];
  const choices = FACETS.flatMap((facet) =>
    Object.keys(found.counts[facet] ?? {}).map((value) => ({ facet, value, label: choiceLabel(facet, value, texts) })),
  );
  return {
    products: found.products.flatMap((wire) => {
      const product = normaliseProduct(wire);
      if (!product.isOk) return [];
      const { name, type, featuredMedia } = product.value;
      const kind = catalogMessages[locale][`catalog.type.${type}`];
      return { name, kind, href: productPath(product.value), featuredMedia };
    }),
    filters: suggestFilters(text, choices).map(({ facet, label, query }) => ({
      ...{ label, filter: texts[facet], words: query.text, href: searchAddress("/products", query) },
    })),
  };
}
