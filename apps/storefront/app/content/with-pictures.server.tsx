import { imageSources } from "@shop/catalog";
import { Picture } from "@shop/ui";
import { renderToStaticMarkup } from "react-dom/server";

/** How wide a picture in a text is. */
const IN_TEXT = "(max-width: 720px) 100vw, 680px";
const IMAGE = /<img [^>]*>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { "&quot;": '"', "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/** Sanitised HTML, with its pictures in the formats and widths that the shop makes, as elsewhere. Source: MEDIA-01, MEDIA-02. */
export function withPictures(html: string): string {
  return html.replace(IMAGE, (tag) => {
    const attributes = Object.fromEntries(
      Array.from(tag.matchAll(ATTRIBUTE), ([, name = "", value = ""]) => [name, textOf(value)] as const),
    );
    const { src = "", alt = "" } = attributes;
    const [width, height] = [Number(attributes.width), Number(attributes.height)];
    if (!(width > 0 && height > 0)) return tag;
    const sources = imageSources(src, width);
    const colour = attributes["data-colour"];
    return renderToStaticMarkup(<Picture {...{ src, alt, width, height, sources, colour }} sizes={IN_TEXT} />);
  });
}

function textOf(value: string): string {
  return value.replace(/&(quot|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
