import type { Language } from "./messages/language.ts";

/** The fields of a route's `handle`. */
export interface RouteHandle {
  /** The texts of the document around the page. */
  readonly language?: Language;
  /** The parameters of the address that the page reads, on the server or while it renders. No other parameter reaches the server's rendering. */
  readonly parameters?: readonly string[];
  /** Those of them that may be there several times, each with another value. */
  readonly lists?: readonly string[];
  /** Whether the page is there as Markdown, too: at its address with `.md`, and at its own for a request that prefers it. */
  readonly hasMarkdown?: boolean;
}
