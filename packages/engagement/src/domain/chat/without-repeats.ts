import type { ChatEntry } from "./chat-entry.ts";

/**
 * A reply without what its one product's card says: the name above its words, and the product's page among its sources. With several
 * products the names stay: they say which words are about which. Only the window leaves this out; the transcript has everything.
 */
export function withoutRepeats({ text, sources, products }: Pick<ChatEntry, "text" | "sources" | "products">) {
  const paths = products.map(({ path }) => path);
  const [product] = products.length === 1 ? products : [];
  const title = `${product?.name}\n`;
  return {
    words: product && text.startsWith(title) ? text.slice(title.length) : text,
    sources: sources.filter(({ path }) => !paths.includes(path)),
  };
}
