/** Whether a press on the lower edge of the part reaches it: a press by the test's tool would scroll it free first. */
export function isOnTop(part: Element): boolean {
  const { left, bottom, width } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint(left + width / 2, bottom - 2));
}
