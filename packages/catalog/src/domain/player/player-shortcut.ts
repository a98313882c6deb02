import { DIGIT_KEYS } from "./limits.ts";
import type { Slot } from "./reduce-player.ts";

/** A pressed key, and what has the focus. */
export interface PressedKey {
  readonly key: string;
  /** With Ctrl, Alt or Meta it belongs to the browser or to another shortcut. */
  readonly hasModifier: boolean;
  readonly isRepeat: boolean;
  /** Whether the focus is where text is typed, or in a list that letters move. */
  readonly isTyping: boolean;
  /** Whether the focus is on what Space operates, as a button. */
  readonly takesSpace: boolean;
}

export type Shortcut =
  | { readonly act: "toggle" }
  | { readonly act: "slot"; readonly slot: Slot }
  /** Counted from 0, in the matrix' order. */
  | { readonly act: "take"; readonly index: number };

/** What a key does to a docked player; null: nothing. */
export function playerShortcut({ key, hasModifier, isRepeat, isTyping, takesSpace }: PressedKey): Shortcut | null {
  if (hasModifier || isRepeat || isTyping) return null;
  if (key === " ") return takesSpace ? null : { act: "toggle" };
  const letter = key.toLowerCase();
  if (letter === "a" || letter === "b") return { act: "slot", slot: letter };
  const digit = /^[1-9]$/.test(key) ? Number(key) : 0;
  return digit >= 1 && digit <= DIGIT_KEYS ? { act: "take", index: digit - 1 } : null;
}
