/** A line of the list: a page, and what is on it. */
export interface LlmsLink {
  readonly name: string;
  readonly address: string;
  readonly about: string;
}

export interface LlmsSection {
  readonly title: string;
  readonly links: readonly LlmsLink[];
}

/**
 * What language models read first: the shop in one sentence, and where its pages are as Markdown. A section without links is left out.
 * Source: https://llmstxt.org
 */
export function llmsText(shop: { name: string; tagline: string }, sections: readonly LlmsSection[]): string {
  const parts = sections.flatMap(({ title, links }) =>
    links.length > 0 ? [`## ${title}`, links.map(lineOf).join("\n")] : [],
  );
  return `${[`# ${oneLine(shop.name)}`, `> ${oneLine(shop.tagline)}`, ...parts].join("\n\n")}\n`;
}

function lineOf({ name, address, about }: LlmsLink): string {
  const words = oneLine(name).replace(/[[\]\\]/g, "\\$&");
  return `- [${words}](${address})${about ? `: ${oneLine(about)}` : ""}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
