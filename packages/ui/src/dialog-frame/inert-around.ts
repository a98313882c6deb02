/**
 * Makes the rest of the page unreachable for pointer, Tab and screen readers, as the top layer would, for a dialog that isn't in
 * it. Anything laid over the page later stays reachable. The returned function undoes it.
 */
export function inertAround(element: HTMLElement): () => void {
  const inerted: HTMLElement[] = [];
  for (let inner: HTMLElement = element; inner.parentElement; inner = inner.parentElement) {
    if (inner === inner.ownerDocument.body) break;
    for (const sibling of Array.from(inner.parentElement.children)) {
      if (sibling === inner || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      inerted.push(sibling);
    }
  }
  return () => {
    for (const sibling of inerted) sibling.inert = false;
  };
}
