import { formatMessage, isLocale, type Locale, momentInWords } from "@shop/kernel";
import { escapeHtml } from "../platform/mail/escape-html.ts";
import { messages } from "./messages/index.ts";
import type { StoredNdaText } from "./programme.ts";
import type { BetaSignature } from "./signatures.ts";

/** Black on white, for paper: a section isn't torn from its heading, and the signature stays together. */
const STYLES = `
@page { margin: 22mm; }
body { max-width: 42rem; margin: 3rem auto; padding: 0 1.5rem; color: #111; background: #fff;
  font: 16px/1.6 system-ui, "Hiragino Sans", "Noto Sans JP", sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.25; }
h2 { margin: 2rem 0 .5rem; font-size: 1.05rem; break-after: avoid; }
p { margin: 0 0 .75rem; orphans: 3; widows: 3; }
.signature { margin-top: 3rem; padding-top: 1.5rem; border-top: 2px solid #111; break-inside: avoid; }
.signature h2 { margin-top: 0; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .4rem 1.5rem; margin: 0 0 1rem; }
dt { color: #555; }
dd { margin: 0; }
@media print { body { max-width: none; margin: 0; padding: 0; font-size: 11pt; } }
@media (max-width: 30rem) { dl { grid-template-columns: minmax(0, 1fr); gap: 0; } dd { margin-bottom: .6rem; } }
`;

/**
 * A signed agreement as one HTML file that needs nothing else, in the language that was signed. Everything in it is escaped here.
 * Source: ROUTE-12.
 */
export function agreementDocument(
  shopName: string,
  text: Pick<StoredNdaText, "locale" | "title" | "sections">,
  signature: Pick<BetaSignature, "name" | "email" | "version" | "text_hash" | "signed_at">,
): string {
  const locale: Locale = isLocale(text.locale) ? text.locale : "en";
  const texts = messages[locale];
  const rows: ReadonlyArray<readonly [string, string]> = [
    [formatMessage(texts["row.name"]), signature.name],
    [formatMessage(texts["row.email"]), signature.email],
    [formatMessage(texts["row.time"]), momentInWords(locale, signature.signed_at)],
    [formatMessage(texts["row.version"]), signature.version],
    [formatMessage(texts["row.hash"]), signature.text_hash],
  ];
  const sections = text.sections.map(
    ({ heading, paragraphs }) =>
      `<h2>${escapeHtml(heading)}</h2>\n${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n")}`,
  );
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(text.title)}</title>
<style>${STYLES}</style>
</head>
<body>
<h1>${escapeHtml(text.title)}</h1>
${sections.join("\n")}
<section class="signature">
<h2>${escapeHtml(formatMessage(texts["document.signature"]))}</h2>
<dl>
${rows.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join("\n")}
</dl>
<p>${escapeHtml(formatMessage(texts["document.note"], { shop: shopName }))}</p>
</section>
</body>
</html>
`;
}
