import type { ChatEntry } from "./chat-entry.ts";

/**
 * A reply without what the card of its one product says: the name above its words, and the product's page among its sources. With several
 * products everything stays: the names say which words are about which.
 */
export function withoutRepeats(entry: ChatEntry): ChatEntry {
  const { text, sources, products } = entry;
  const [product, another] = products;
  if (!product || another) return entry;
  const title = `${product.name}\n`;
  return {
    ...entry,
    text: text.startsWith(title) ? text.slice(title.length) : text,
    sources: sources.filter(({ path }) => path !== product.path),
  };
}
