import type { Fate, JournalEntry } from "@shop/tracking/store";
import type { Translate } from "../../messages/use-texts.ts";
import type { DevEventsTextKey } from "./messages/index.ts";

/** How a lamp shows a fate: arrived, on its way, held back by a rule, failed, or not meant for the destination. */
export type Lamp = "arrived" | "waiting" | "held" | "failed" | "none";

export function lampOf(fate: Fate | undefined): Lamp {
  switch (fate?.kind) {
    case undefined:
      return "none";
    case "sent":
    case "byServer":
      return "arrived";
    case "waiting":
      return "waiting";
    case "failed":
      return "failed";
    case "duplicate":
    case "noTag":
    case "refused":
      return "held";
  }
}

export function fateInWords(fate: Fate | undefined, text: Translate<DevEventsTextKey>): string {
  if (!fate) return text("notRouted");
  if (fate.kind === "failed") return text("failed", { reason: fate.reason });
  return text(fate.kind === "refused" ? fate.reason : fate.kind);
}

/** Whether an event got to one of its destinations, or is on its way. */
export function hasArrived({ fates }: JournalEntry): boolean {
  return Object.values(fates).some((fate) => ["arrived", "waiting"].includes(lampOf(fate)));
}
