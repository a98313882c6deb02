import type { AccountTextKey } from "../../messages/later-texts.ts";

/** A key: its name in the texts, or what is printed on it in every language. */
type Key = Extract<AccountTextKey, `key.${string}`> | { readonly printed: string };

export interface ShortcutGroup {
  readonly title: AccountTextKey;
  readonly shortcuts: readonly {
    /** Pressed together, or any of them. */
    readonly keys: readonly Key[];
    readonly isChoice?: true;
    readonly act: AccountTextKey;
  }[];
}

const printed = (name: string): Key => ({ printed: name });

/** Every shortcut that exists. Source: SHELL-15. */
export const SHORTCUT_GROUPS: readonly ShortcutGroup[] = [
  {
    title: "shortcutsSite",
    shortcuts: [
      { keys: [printed("?")], act: "shortcutHelp" },
      { keys: ["key.ctrl", "key.shift", printed("G")], act: "shortcutExport" },
      { keys: [printed("Alt"), printed("C")], act: "shortcutChat" },
      { keys: [printed("F8")], act: "shortcutNotices" },
      { keys: [printed("Esc")], act: "shortcutClose" },
    ],
  },
  {
    title: "shortcutsPlayer",
    shortcuts: [
      { keys: ["key.space"], act: "shortcutPlay" },
      { keys: [printed("1–9")], act: "shortcutTake" },
      { keys: [printed("A"), printed("B")], isChoice: true, act: "shortcutCompare" },
    ],
  },
  {
    title: "shortcutsChat",
    shortcuts: [
      { keys: ["key.enter"], act: "shortcutSend" },
      { keys: ["key.shift", "key.enter"], act: "shortcutNewLine" },
    ],
  },
];
