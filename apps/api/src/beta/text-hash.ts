import { createHash } from "node:crypto";
import type { NdaSection } from "./tables.ts";

export interface NdaText {
  readonly version: string;
  readonly locale: string;
  readonly title: string;
  readonly sections: readonly NdaSection[];
}

/** What a signature names its text by: SHA-256, in hex, over its version, language and words. Source: ROUTE-12. */
export function textHash({ version, locale, title, sections }: NdaText): string {
  const words = [version, locale, title, sections.map(({ heading, paragraphs }) => [heading, ...paragraphs])];
  return createHash("sha256").update(JSON.stringify(words)).digest("hex");
}
