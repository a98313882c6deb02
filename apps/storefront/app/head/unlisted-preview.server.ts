import { SHARE_CARD } from "@shop/catalog";
import type { RouterContextProvider } from "react-router";
import { storefrontContext } from "../request/storefront-context.ts";
import { type HeadTag, previewTags } from "./page-head.ts";

/** What previews show of a page that no search engine lists, but that people send to each other: its title on the shop's card. */
export function unlistedPreview(context: Readonly<RouterContextProvider>, title: string): HeadTag[] {
  const { shop, shareCard } = context.get(storefrontContext);
  return [
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: shop.name },
    { property: "og:title", content: `${title} · ${shop.name}` },
    ...previewTags({ url: shareCard({ title, drawing: null }), ...SHARE_CARD, alt: title }, shop),
  ];
}
