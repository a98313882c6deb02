import { FAKE_NOW_MS } from "@shop/kernel/testing";
import type { ChatEntry, ChatProduct, KeptChat } from "../domain/chat/chat-entry.ts";

/** A reply; each field as given. */
export function buildChatEntry(given: Partial<ChatEntry> = {}): ChatEntry {
  return {
    sender: "bot",
    text: "Open your account and press Download beside the product.",
    atMs: FAKE_NOW_MS,
    sources: [],
    products: [],
    ...given,
  };
}

/** A product of a card; each field as given. */
export function buildChatProduct(given: Partial<ChatProduct> = {}): ChatProduct {
  return {
    name: "faMicAlign",
    description: "Aligns two microphones on one cabinet",
    path: "/products/famicalign",
    image: null,
    currency: "EUR",
    fullPriceMinor: 4900,
    priceMinor: 4165,
    isOwned: false,
    canBeAdded: true,
    ...given,
  };
}

/** An open chat without messages; each field as given. */
export function buildKeptChat(given: Partial<KeptChat> = {}): KeptChat {
  return { state: "open", expects: "question", ticket: null, nextChatAtMs: null, entries: [], ...given };
}
