const FIELD =
  "input:not([type=hidden], [aria-hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled), [role=radiogroup]";
const CONTROL = "button:not(:disabled), a[href], [tabindex='0']";

/**
 * The element to focus when a dialog opens: the first field of its body, otherwise its first control, otherwise the frame itself, whose
 * text is then read from the top.
 */
export function firstFocus(frame: HTMLElement): HTMLElement {
  const body = frame.querySelector<HTMLElement>(".shop-dialog__body");
  return body?.querySelector<HTMLElement>(FIELD) ?? body?.querySelector<HTMLElement>(CONTROL) ?? frame;
}
