const left = new WeakSet<Event>();

/**
 * To Radix a notice that came after a dialog is above it, and would take the dialog's Esc. The notice leaves such a press to the dialog,
 * which asks `isLeftToDialog`.
 */
export function leaveEscapeToDialog(event: KeyboardEvent): void {
  if (!document.activeElement?.closest("[role=dialog], dialog")) return;
  event.preventDefault();
  left.add(event);
}

export function isLeftToDialog(event: Event): boolean {
  return left.has(event);
}
