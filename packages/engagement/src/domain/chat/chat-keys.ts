/** The parts of a key press that the chat looks at, as the browser reports them. */
export interface ChatKey {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  /** Whether it belongs to a word that an input method is still composing. */
  readonly isComposing: boolean;
}

/**
 * Whether a press is Alt+C, wherever the focus is. Found by the key's place: with Alt a Mac types "ç". AltGr, which is Ctrl and Alt on
 * Windows, types letters. Source: CHAT-01.
 */
export function isChatShortcut({ code, altKey, ctrlKey, metaKey, shiftKey }: ChatKey): boolean {
  return code === "KeyC" && altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** What a press in the field does: Enter sends, Shift+Enter is a new line. Enter that ends a composition sends nothing. Source: CHAT-01. */
export function sendsMessage({ key, altKey, ctrlKey, metaKey, shiftKey, isComposing }: ChatKey): boolean {
  return key === "Enter" && !(altKey || ctrlKey || metaKey || shiftKey || isComposing);
}

/** Whether a press in the window closes it. Esc that drops a composition doesn't. Source: CHAT-01. */
export function closesChat({ key, isComposing }: ChatKey): boolean {
  return key === "Escape" && !isComposing;
}
