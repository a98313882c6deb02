/** What could end the element or begin a comment in it, and what older JavaScript readers take for the end of a line. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/**
 * Writes a page's data for search engines into its head. A text in it can't leave its element: JSON spells the
 * characters that could by their numbers. It has no mark of the renderer, so no hash: a data block isn't run, and if it were
 * taken for a script the policy would stop it. Source: SAFE-16.
 */
export function insertStructuredData(html: string, data: readonly object[]): string {
  const end = html.indexOf("</head>");
  if (data.length === 0 || end < 0) return html;
  const blocks = data.map((block) => `<script type="application/ld+json">${escapeJson(block)}</script>`);
  return `${html.slice(0, end)}${blocks.join("")}${html.slice(end)}`;
}

function escapeJson(data: object): string {
  return JSON.stringify(data).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
