import { printProducts } from "@shop/catalog";
import type { Services } from "../../composition/services.ts";
import { saveFile } from "./save-file.ts";

/** Whether the public catalogue was there and has been saved as a file. The built-in one is no catalogue. */
export async function exportProducts(
  { catalog, clock, place }: Pick<Services, "catalog" | "clock" | "place">,
  shop: { readonly name: string; readonly origin: string },
): Promise<boolean> {
  // A login in the meantime drops the response and fetches again.
  do await catalog.load();
  while (catalog.getState().status === "loading");
  const { products, status } = catalog.getState();
  if (status !== "live") return false;
  const now = new Date(clock.nowMs());
  const text = printProducts(products, {
    shop: shop.name,
    language: document.documentElement.lang,
    exportedAt: now.toISOString(),
    addressOf: (path) => `${shop.origin}${place.local(path)}`,
  });
  saveFile(exportName(shop.name, now), text, clock);
  return true;
}

/** The shop and the reader's day: farfield-audio-products-2026-11-26.json. */
function exportName(shop: string, now: Date): string {
  const words = shop.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  // Sweden writes dates as ISO 8601 does.
  const day = new Intl.DateTimeFormat("sv-SE").format(now);
  return `${[...words, "products", day].join("-")}.json`;
}
