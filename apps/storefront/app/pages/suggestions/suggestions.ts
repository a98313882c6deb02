import type { FeaturedMedia } from "@shop/api-client/contract";

/** What is suggested while words are typed. Addresses are without a language. */
export interface Suggestions {
  readonly products: ReadonlyArray<{
    readonly name: string;
    readonly kind: string;
    readonly href: string;
    readonly featuredMedia: FeaturedMedia | null;
  }>;
  readonly filters: ReadonlyArray<{
    readonly label: string;
    /** What it filters by: Sound, Cabinet. */
    readonly filter: string;
    /** The words that are searched for with it. */
    readonly words: string;
    readonly href: string;
  }>;
}
