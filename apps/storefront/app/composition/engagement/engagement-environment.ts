/** The browser APIs that pop-ups use, besides those of every page. */
export interface EngagementEnvironment {
  /** Called when the shopper begins to type and ends: when a field gets or loses the focus. */
  readonly onTyping: (listener: (isTyping: boolean) => void) => () => void;
  /** Called when the tab goes to the background and returns, and at once if it is there. */
  readonly onHidden: (listener: (isHidden: boolean) => void) => () => void;
  readonly wiggleCart: (isOn: boolean) => void;
}

export function createBrowserEngagementEnvironment(): EngagementEnvironment {
  const root = document.documentElement;
  return { onTyping, onHidden, wiggleCart: (isOn) => void root.toggleAttribute("data-wiggle", isOn) };
}

const FIELDS =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, [contenteditable=true]";

function onTyping(listener: (isTyping: boolean) => void): () => void {
  const look = () => listener(document.activeElement?.matches(FIELDS) ?? false);
  // While the focus moves, the body has it.
  const leave = () => queueMicrotask(look);
  look();
  document.addEventListener("focusin", look);
  document.addEventListener("focusout", leave);
  return () => {
    document.removeEventListener("focusin", look);
    document.removeEventListener("focusout", leave);
  };
}

function onHidden(listener: (isHidden: boolean) => void): () => void {
  const look = () => listener(document.visibilityState === "hidden");
  look();
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}
