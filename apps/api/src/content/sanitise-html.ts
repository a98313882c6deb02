import sanitize from "sanitize-html";

const TEXT_TAGS = [
  "h2",
  "h3",
  "p",
  "ul",
  "ol",
  "li",
  "dl",
  "dt",
  "dd",
  "a",
  "strong",
  "em",
  "code",
  "pre",
  "br",
  "sub",
  "sup",
];
const TABLE_TAGS = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];

/**
 * The content system's HTML, reduced to what an article needs: headings, paragraphs, lists, tables and links to http, https,
 * mail and paths of this site. Script, style, handlers and other addresses go, with the text that they hold.
 */
export function sanitiseHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [...TEXT_TAGS, ...TABLE_TAGS],
    allowedAttributes: {
      a: ["href"],
      th: [{ name: "scope", values: ["row", "col"] }, "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
    },
    allowedSchemes: ["http", "https", "mailto"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
  });
}
