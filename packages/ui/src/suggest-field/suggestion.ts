import type { ReactNode } from "react";

export interface Suggestion {
  readonly id: string;
  /** Its words: what it is called, for assistive technology. */
  readonly text: string;
  readonly content: ReactNode;
}

export interface SuggestionGroup {
  readonly id: string;
  readonly title: string;
  readonly suggestions: readonly Suggestion[];
}
