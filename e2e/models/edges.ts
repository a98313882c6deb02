import type { Locator } from "@playwright/test";

/** Where a part is in the window, in pixels. Throws if it isn't shown. */
export async function edges(part: Locator): Promise<{ top: number; bottom: number; left: number; right: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error("It isn't shown.");
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}
