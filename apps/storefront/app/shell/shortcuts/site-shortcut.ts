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
