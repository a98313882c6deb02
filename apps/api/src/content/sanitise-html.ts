import sanitize from "sanitize-html";
import type { MediaPicture } from "../media/index.ts";

type FoundPicture = Pick<MediaPicture, "address" | "width" | "height" | "dominantColour">;
/** The picture of an address in a text; null for one that mustn't be shown. `stated` are the attributes in the text. */
export type FindTextPicture = (address: string, stated: sanitize.Attributes) => FoundPicture | null;

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
 * of this site, the ids of headings that the shop links to, and the pictures that `findPicture` knows, with their size and colour. Scripts,
 * styles, handlers and other addresses are removed, with the text they contain. Without `findPicture` so are pictures.
 */
export function sanitiseHtml(html: string, findPicture: FindTextPicture = () => null): string {
  return sanitize(html, {
    allowedTags: [...TEXT_TAGS, ...PICTURE_TAGS, ...TABLE_TAGS],
    allowedAttributes: {
      a: ["href"],
      h2: ["id"],
      img: ["src", "alt", "width", "height", "loading", "decoding", "data-colour"],
      th: [{ name: "scope", values: ["row", "col"] }, "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      table: ["tabindex"],
    },
    transformTags: {
      // On a phone a table scrolls by itself, so it can have the focus.
      table: (tagName): sanitize.Tag => ({ tagName, attribs: { tabindex: "0" } }),
      h2: (tagName, { id = "" }): sanitize.Tag => ({ tagName, attribs: LINKED_HEADINGS.includes(id) ? { id } : {} }),
      img: (tagName, stated): sanitize.Tag => ({ tagName, attribs: pictureAttributes(stated, findPicture) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs.src === undefined,
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
  });
}

function pictureAttributes(stated: sanitize.Attributes, findPicture: FindTextPicture): sanitize.Attributes {
  const { src = "", alt = "" } = stated;
  const picture = findPicture(src, stated);
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
