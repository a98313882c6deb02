import { textOfHtml } from "@shop/api-client/content";

const STEP = /^<h2[^>]*>\s*\d+\.\s*([\s\S]*?)<\/h2>([\s\S]*)$/;

/** A guide for search engines (schema.org HowTo): its steps are the headings that begin with a number. Null if there are fewer than two. */
export function howToData({ name, html }: { readonly name: string; readonly html: string }): object | null {
  const steps = html.split(/(?=<h2[ >])/).flatMap((section) => {
    const [, title, text] = STEP.exec(section) ?? [];
    return title === undefined || text === undefined ? [] : [{ title, text }];
  });
  if (steps.length < 2) return null;
  return {
    "@context": "https://schema.org",
    "@type": "HowTo",
    name,
    step: steps.map(({ title, text }, index) => ({
      "@type": "HowToStep",
      position: index + 1,
      name: textOfHtml(title),
      text: textOfHtml(text),
    })),
  };
}
