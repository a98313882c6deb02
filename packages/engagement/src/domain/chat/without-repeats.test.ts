import { expect, test } from "vitest";
import { buildChatEntry, buildChatProduct } from "../../testing/index.ts";
import { withoutRepeats } from "./without-repeats.ts";

const align = buildChatProduct({ name: "faAlign", path: "/products/plugins/faalign" });
const scope = buildChatProduct({ name: "faScope", path: "/products/plugins/fascope" });
const page = { title: "faAlign", path: "/products/plugins/faalign" };
const refunds = { title: "Refunds", path: "/terms-conditions" };

test("[CHAT-03] a reply with one product's card names the product on the card alone", () => {
  const entry = buildChatEntry({ text: "faAlign\nAligns microphones.", sources: [page, refunds], products: [align] });
  expect(withoutRepeats(entry)).toEqual({ words: "Aligns microphones.", sources: [refunds] });
});

test("a title that says more than the name stays", () => {
  const entry = buildChatEntry({ text: "faAlign: formats\nmacOS: AU", products: [align] });
  expect(withoutRepeats(entry).words).toBe("faAlign: formats\nmacOS: AU");
});

test("of several products the names stay, and a reply without a card keeps everything", () => {
  const text = "faAlign\nAligns.\n\nfaScope\nShows.";
  expect(withoutRepeats(buildChatEntry({ text, products: [align, scope] })).words).toBe(text);
  const bare = buildChatEntry({ text: "faAlign\nAligns.", sources: [page], products: [] });
  expect(withoutRepeats(bare)).toEqual({ words: "faAlign\nAligns.", sources: [page] });
});
