/** Moves the focus to a place that isn't a control, such as a heading. The page doesn't scroll. */
export function focusPlace(place: HTMLElement) {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
