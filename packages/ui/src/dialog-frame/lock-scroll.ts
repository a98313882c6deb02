/** Keeps the page behind a dialog from scrolling and fills the place of its scroll bar, so that nothing shifts. The answer undoes both. */
export function lockScroll(page: Document): () => void {
  const { body, documentElement, defaultView } = page;
  const before = { overflow: body.style.overflow, paddingRight: body.style.paddingRight };
  const barWidthPx = (defaultView?.innerWidth ?? 0) - documentElement.clientWidth;
  const paddingPx = Number.parseFloat(defaultView?.getComputedStyle(body).paddingRight ?? "") || 0;
  body.style.overflow = "hidden";
  if (barWidthPx > 0) body.style.paddingRight = `${paddingPx + barWidthPx}px`;
  return () => {
    body.style.overflow = before.overflow;
    body.style.paddingRight = before.paddingRight;
  };
}
