import type { Locale } from "@shop/kernel";

export const PASSAGE_KINDS = ["answer", "page", "product", "tutorial"] as const;
export type PassageKind = (typeof PASSAGE_KINDS)[number];

/** A customer's own things that an answer is about. */
export const OWN_THINGS = ["downloads", "licences", "orders"] as const;
export type OwnThings = (typeof OWN_THINGS)[number];

/** What the chat quotes. An import replaces it. */
export interface AnswersTables {
  answer_passages: {
    /** `answers/refunds`: the file of the content that it comes from. */
    source: string;
    /** Of the passage within its source. */
    position: number;
    locale: Locale;
    kind: PassageKind;
    title: string;
    path: string;
    body: string;
    product_name: string | null;
    about: OwnThings | null;
    /** A tsvector. */
    terms: string;
  };
}
