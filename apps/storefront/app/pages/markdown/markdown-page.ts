import type { Locale } from "@shop/kernel";
import type { RouterContextProvider } from "react-router";

/** The page whose Markdown version is wanted. */
export interface MarkdownPage {
  /** As in the address, with its language, without `.md`. */
  readonly path: string;
  readonly locale: Locale;
  /** The last segment of its path, decoded. */
  readonly slug: string;
}

export type Context = Readonly<RouterContextProvider>;
