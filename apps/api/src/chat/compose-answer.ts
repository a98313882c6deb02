import { formatMessage, type Locale } from "@shop/kernel";
import { type Currency, priceInText } from "@shop/pricing";
import type { FoundPassage } from "../answers/index.ts";
import type { Deps } from "../ports/deps.ts";
import { MAX_PRODUCTS, MAX_QUOTE_LENGTH, MAX_SOURCES } from "./limits.ts";
import { messages } from "./messages/index.ts";
import { listOwnThings } from "./own-things.ts";
import { type ProductCard, readProductCards } from "./product-cards.ts";
import { shorten } from "./shorten.ts";
import { versionInWords } from "./version-in-words.ts";

/** Who asks, on which page. */
export interface Asker {
  readonly userId: string | null;
  readonly locale: Locale;
  readonly currency: Currency;
}

export interface Answer {
  readonly content: string;
  readonly sources: ReadonlyArray<{ readonly title: string; readonly path: string }>;
  readonly productNames: readonly string[];
}

/** Passages that match nearly as well as the first are shown with it. */
const NEARLY_AS_GOOD = 0.6;

/** The search's own answer: what the best passage says, with what the shop knows at this moment. */
export async function composeAnswer(
  deps: Deps,
  asker: Asker,
  found: readonly [FoundPassage, ...FoundPassage[]],
): Promise<Answer> {
  const [first] = found;
  const locale = first.kind === "answer" ? first.locale : asker.locale;
  const good = found.filter(({ score }) => score >= first.score * NEARLY_AS_GOOD);
  const productNames = first.productName === null ? [] : unique(good.flatMap(({ productName: name }) => name ?? []));
  const cards = await readProductCards(deps, { ...asker, names: productNames.slice(0, MAX_PRODUCTS) });
  const quote = shorten(first.body, MAX_QUOTE_LENGTH);
  const card = cards.find(({ product }) => product.name === first.productName);
  const lines = first.productName === null ? [quote] : aboutProduct(first, quote, card ? factsOf(card, locale) : []);
  if (first.about) lines.push(...(await ownLines(deps, asker, first.about, locale)));
  return {
    content: lines.join("\n"),
    sources: sourcesOf(good),
    productNames: cards.map(({ product }) => product.name),
  };
}

/** The answers to the questions of one message, one below the other, with no more sources and products than one answer has. */
export function joinAnswers(answers: readonly Answer[]): Answer {
  const sources = inTurn(answers.map((answer) => answer.sources));
  return {
    content: answers.map(({ content }) => content).join("\n\n"),
    sources: sources
      .filter(({ path }, index) => sources.findIndex((other) => other.path === path) === index)
      .slice(0, MAX_SOURCES),
    productNames: unique(inTurn(answers.map(({ productNames }) => productNames))).slice(0, MAX_PRODUCTS),
  };
}

/** The first of each list, then the second of each, and so on. */
function inTurn<Value>(lists: ReadonlyArray<readonly Value[]>): Value[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat();
}

/** Of a product in general the price comes first: it is what most people ask. One subject of a product has its own heading. */
function aboutProduct({ title, productName }: FoundPassage, quote: string, facts: readonly string[]): string[] {
  const [cost, ...others] = facts;
  return cost !== undefined && title === productName ? [cost, quote, ...others] : [title, quote, ...facts];
}

/** What a product costs this caller now, and its version. */
export function factsOf({ product, versions }: ProductCard, locale: Locale): string[] {
  const text = messages[locale];
  const { name } = product;
  const price = priceInText(product.price_minor, product.currency as Currency, locale);
  const full = priceInText(product.full_price_minor, product.currency as Currency, locale);
  const isReduced = product.price_minor < product.full_price_minor;
  const version = versionInWords(versions, locale);
  const cost = formatMessage(text[isReduced ? "chat.reducedPrice" : "chat.price"], { name, price, full });
  return [
    product.price_minor === 0 ? formatMessage(text["chat.free"], { name }) : cost,
    ...(version === null ? [] : [formatMessage(text["chat.currentVersion"], { version })]),
    ...(product.owned_by_user ? [text["chat.owned"]] : []),
  ];
}

async function ownLines(
  deps: Deps,
  { userId }: Asker,
  about: NonNullable<FoundPassage["about"]>,
  locale: Locale,
): Promise<readonly string[]> {
  const text = messages[locale];
  if (userId === null) return [text["chat.logIn"]];
  const own = await listOwnThings(deps, userId, about, locale);
  return own.length === 0 ? [text["chat.nothingYours"]] : [text["chat.yours"], ...own];
}

export function sourcesOf(found: readonly FoundPassage[]): Answer["sources"] {
  const paths = unique(found.map(({ path }) => path)).slice(0, MAX_SOURCES);
  return paths.flatMap((path) => {
    const passage = found.find((other) => other.path === path);
    return passage ? [{ title: passage.productName ?? passage.title, path }] : [];
  });
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
