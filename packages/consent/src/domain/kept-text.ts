import type { MessageParams } from "@shop/kernel";
import type { StoredThing } from "./service.ts";

export type KeptTextKey = "days" | "untilClosed" | "untilRemoved";

/** How long something stays in the browser, in words. */
export function keptText(
  { kind, lifetimeDays }: Pick<StoredThing, "kind" | "lifetimeDays">,
  text: (key: KeptTextKey, params?: MessageParams) => string,
): string {
  if (lifetimeDays !== null) return text("days", { count: lifetimeDays });
  return text(kind === "local" || kind === "database" ? "untilRemoved" : "untilClosed");
}
