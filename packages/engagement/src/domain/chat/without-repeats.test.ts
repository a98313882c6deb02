import { expect, test } from "vitest";
import { buildChatEntry, buildChatProduct } from "../../testing/index.ts";
import { withoutRepeats } from "./without-repeats.ts";

const align = buildChatProduct({ name: "faAlign", path: "/products/plugins/faalign" });
const scope = buildChatProduct({ name: "faScope", path: "/products/plugins/fascope" });
const page = { title: "faAlign", path: "/products/plugins/faalign" };
const refunds = { title: "Refunds", path: "/terms-conditions" };

test("[CHAT-03] a reply with one product's card names the product on the card alone", () => {
  const entry = buildChatEntry({ text: "faAlign\nAligns microphones.", sources: [page, refunds], products: [align] });
  expect(withoutRepeats(entry)).toEqual({ ...entry, text: "Aligns microphones.", sources: [refunds] });
});

test("a title that says more than the name stays", () => {
  const entry = buildChatEntry({ text: "faAlign: formats\nmacOS: AU", products: [align] });
  expect(withoutRepeats(entry).text).toBe("faAlign: formats\nmacOS: AU");
});

test("a reply with several products, or without a card, keeps everything", () => {
  const several = buildChatEntry({ text: "faAlign\nAligns.", sources: [page], products: [align, scope] });
  expect(withoutRepeats(several)).toEqual(several);
  const bare = buildChatEntry({ text: "faAlign\nAligns.", sources: [page], products: [] });
  expect(withoutRepeats(bare)).toEqual(bare);
});
