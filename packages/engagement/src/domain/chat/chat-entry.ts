import type { Currency } from "@shop/pricing";

/** A page that a reply quotes; its path in the shop. */
export interface ChatSource {
  readonly title: string;
  readonly path: string;
}

/** The product's drawing, one file for each theme. */
export interface ChatImage {
  readonly dark: string;
  readonly light: string;
  readonly width: number;
  readonly height: number;
}

/** A product that a reply is about, with its price at that moment. */
export interface ChatProduct {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly image: ChatImage | null;
  readonly currency: Currency;
  readonly fullPriceMinor: number;
  /** What it costs this shopper. */
  readonly priceMinor: number;
  readonly isOwned: boolean;
  /** Whether the cart accepts it. */
  readonly canBeAdded: boolean;
}

/** One message of a chat. */
export interface ChatEntry {
  readonly sender: "user" | "bot";
  readonly text: string;
  readonly atMs: number;
  readonly sources: readonly ChatSource[];
  readonly products: readonly ChatProduct[];
}

/** What the chat expects next: a question, or the address that the team should reply to. */
export type ChatExpectation = "question" | "email";

/** A chat as the server keeps it, the oldest message first. */
export interface KeptChat {
  readonly state: "open" | "closed" | "handedOver";
  readonly expects: ChatExpectation;
  /** The number under which the team has it; null unless it was handed over. */
  readonly ticket: string | null;
  /** From when on a message starts another chat; null while this one is open. */
  readonly nextChatAtMs: number | null;
  readonly entries: readonly ChatEntry[];
}

/** A message without a reply, and how many messages of the chat were known when it was sent. */
export interface UnsentText {
  readonly text: string;
  readonly atMs: number;
  readonly afterCount: number;
}
