import { ADDED_MESSAGE_MS, OTHER_MESSAGE_MS, REMOVED_MESSAGE_MS } from "./limits.ts";

/** The kinds of pop-up: after adding, after removing (offers Undo), and all others. */
export type CartMessageKind = "added" | "removed" | "other";

/** How long a pop-up stays: 45 s after adding, 15 s after removing, 5 s otherwise. */
export function messageDurationMs(kind: CartMessageKind): number {
  switch (kind) {
    case "added":
      return ADDED_MESSAGE_MS;
    case "removed":
      return REMOVED_MESSAGE_MS;
    case "other":
      return OTHER_MESSAGE_MS;
  }
}
