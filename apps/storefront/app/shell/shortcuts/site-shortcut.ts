/** The parts of a key press that the site's shortcuts look at, as the browser reports them. */
export interface SiteKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
}

/** Whether a press is Ctrl+Shift+G, wherever the focus is. Source: SHELL-12. */
export function isExportShortcut({ key, ctrlKey, altKey, metaKey, shiftKey, isComposing }: SiteKey): boolean {
  return key.toLowerCase() === "g" && ctrlKey && shiftKey && !altKey && !metaKey && !isComposing;
}

/** Where a key is pressed. */
export interface KeyPlace {
  /** Whether the focus is where text is typed, or in a list that letters move. */
  readonly isTyping: boolean;
  /** Whether a dialog covers the page. */
  readonly isCovered: boolean;
  /** Whether shortcuts of one key are on. Source: WCAG 2.2, 2.1.4. */
  readonly hasSingleKeys: boolean;
}

/** Whether a press is `?`, which is Shift and another key on most keyboards, and may act here. Source: SHELL-15. */
export function isHelpShortcut(press: SiteKey, { isTyping, isCovered, hasSingleKeys }: KeyPlace): boolean {
  const { key, ctrlKey, altKey, metaKey, isComposing } = press;
  const hasModifier = ctrlKey || altKey || metaKey;
  return key === "?" && !hasModifier && !isComposing && !isTyping && !isCovered && hasSingleKeys;
}
