import { imageAddress } from "@shop/catalog";
import type { Kysely } from "kysely";
import type { MailPicture } from "../platform/mail/mail-rows.ts";
import type { Database } from "../ports/database.ts";

/** As wide as a card at its smallest, at two pixels a point. Source: MEDIA-01. */
const SHOWN_WIDTH = 190;
const PIXEL_WIDTH = 380;

/** The drawing of a product by its name; undefined for one that has none. */
export type SmallDrawings = (name: string) => MailPicture | undefined;

/**
 * The small drawings of products for mails: made of pixels, because mail programs draw no SVG, and on paper, as mails are. Their addresses
 * contain nothing about the reader.
 */
export async function findSmallDrawings(
  db: Kysely<Database>,
  origin: string,
  names: readonly string[],
): Promise<SmallDrawings> {
  if (names.length === 0) return () => undefined;
  const rows = await db
    .selectFrom("products")
    .select(["name", "featured_media"])
    .where("name", "in", [...new Set(names)])
    .where("removed_at", "is", null)
    .execute();
  const drawings = new Map(
    rows.flatMap(({ name, featured_media: cover }) => {
      const { light, width, height } = cover?.card ?? cover ?? { light: "", width: 1, height: 1 };
      const path = imageAddress(light, { size: PIXEL_WIDTH, format: "png" });
      if (path === null) return [];
      const size = { width: SHOWN_WIDTH, height: Math.round((height * SHOWN_WIDTH) / width) };
      return [[name, { url: new URL(path, origin).href, alt: "", ...size }] as const];
    }),
  );
  return (name) => drawings.get(name);
}
