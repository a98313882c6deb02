import type { Locale } from "@shop/kernel";
import type { RouterContextProvider } from "react-router";

/** The page whose Markdown version is wanted. */
export interface MarkdownPage {
  /** With its language, without `.md`. */
  readonly path: string;
  readonly locale: Locale;
  /** The last segment of its path. */
  readonly slug: string;
}

export type Context = Readonly<RouterContextProvider>;
