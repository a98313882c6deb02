const TYPED_IN =
  "input:not([type=range], [type=radio], [type=checkbox], [type=button], [type=submit]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=listbox], [role=menu]";

/** Whether keys that are pressed there write text, or move through a list by its letters: no place for a shortcut of one key. */
export function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(TYPED_IN);
}
