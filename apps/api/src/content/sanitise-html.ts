import sanitize from "sanitize-html";
import type { FindPicture } from "../media/index.ts";

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
const PICTURE_TAGS = ["figure", "figcaption", "img"];
const TABLE_TAGS = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];

/** Headings that the shop itself links to; content may contain no other ids. */
const LINKED_HEADINGS = ["withdrawal"];

/**
 * The content system's HTML, reduced to what an article needs: headings, paragraphs, lists, tables and links to http, https, mail and paths
 * of this site, the ids of headings that the shop links to, and pictures that the shop has itself, with their size and colour. Scripts,
 * styles, handlers and other addresses are removed, with the text they contain. Without `findPicture` so are pictures.
 */
export function sanitiseHtml(html: string, findPicture: FindPicture = () => null): string {
  return sanitize(html, {
    allowedTags: [...TEXT_TAGS, ...PICTURE_TAGS, ...TABLE_TAGS],
    allowedAttributes: {
      a: ["href"],
      h2: ["id"],
      img: ["src", "alt", "width", "height", "loading", "decoding", "data-colour"],
      th: [{ name: "scope", values: ["row", "col"] }, "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
    },
    transformTags: {
      h2: (tagName, { id = "" }): sanitize.Tag => ({ tagName, attribs: LINKED_HEADINGS.includes(id) ? { id } : {} }),
      img: (tagName, { src = "", alt = "" }): sanitize.Tag => ({
        tagName,
        attribs: pictureAttributes(src, alt, findPicture),
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs.src === undefined,
    allowedSchemes: ["http", "https", "mailto"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
  });
}

function pictureAttributes(src: string, alt: string, findPicture: FindPicture): sanitize.Attributes {
  const picture = findPicture(src);
  if (!picture) return {};
  const { address, width, height, dominantColour } = picture;
  return {
    src: address,
    alt,
    width: String(width),
    height: String(height),
    loading: "lazy",
    decoding: "async",
    ...(dominantColour && { "data-colour": dominantColour }),
  };
}
