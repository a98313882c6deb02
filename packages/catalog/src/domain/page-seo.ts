import type { WireYoastSeo } from "@shop/api-client/contract";

/**
 * What an editor of the content system set for search engines and previews, if anything; it takes precedence over the shop's own values.
 */
export interface PageSeo {
  /** The whole title, the shop's name in it. */
  readonly title?: string;
  readonly description?: string;
  /** A whole address. */
  readonly canonical?: string;
  /** The preview's picture; sizes in pixels. */
  readonly image?: { readonly url: string; readonly width: number; readonly height: number };
}

/** The editor's texts without blank ones. From the pictures, the first with a known size, because previews need it. Source: ROUTE-16. */
export function readPageSeo(wire: WireYoastSeo): PageSeo {
  const image = wire.og_image?.flatMap(({ url, width, height }) =>
    width && height ? [{ url, width, height }] : [],
  )[0];
  return {
    ...filled("title", wire.title),
    ...filled("description", wire.description),
    ...filled("canonical", wire.canonical),
    ...(image && { image }),
  };
}

function filled<Key extends string>(key: Key, text: string | undefined): { [Name in Key]?: string } {
  return text?.trim() ? ({ [key]: text.trim() } as { [Name in Key]: string }) : {};
}
