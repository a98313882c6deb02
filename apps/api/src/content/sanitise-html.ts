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

/** Headings that the shop itself links to; content may contain no other ids. */
const LINKED_HEADINGS = ["withdrawal"];

/**
 * The content system's HTML, reduced to what an article needs: headings, paragraphs, lists, tables and links to http, https, mail and paths
 * of this site, and the ids of headings that the shop links to. Scripts, styles, handlers and other addresses are removed, with the text
 * they contain.
 */
export function sanitiseHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [...TEXT_TAGS, ...TABLE_TAGS],
    allowedAttributes: {
      a: ["href"],
      h2: ["id"],
      th: [{ name: "scope", values: ["row", "col"] }, "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
    },
    transformTags: {
      h2: (tagName, { id = "" }): sanitize.Tag => ({ tagName, attribs: LINKED_HEADINGS.includes(id) ? { id } : {} }),
    },
    allowedSchemes: ["http", "https", "mailto"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
  });
}
