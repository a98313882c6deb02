/**
 * Prevents the page behind a dialog from scrolling and fills the place of its scroll bar, so that nothing shifts. A gutter that the page
 * reserves stays: without it the page would be wider, and each length in vw and with it most styles would be worked out again. The returned
 * function undoes all of it.
 */
export function lockScroll(page: Document): () => void {
  const { body, documentElement: root, defaultView: view } = page;
  const before = { overflow: body.style.overflow, paddingRight: body.style.paddingRight };
  const hasGutter = view?.getComputedStyle(root).scrollbarGutter?.startsWith("stable") ?? false;
  const barWidthPx = hasGutter ? 0 : (view?.innerWidth ?? 0) - root.clientWidth;
  const paddingPx = Number.parseFloat(view?.getComputedStyle(body).paddingRight ?? "") || 0;
  body.style.overflow = "hidden";
  if (barWidthPx > 0) body.style.paddingRight = `${paddingPx + barWidthPx}px`;
  return () => {
    body.style.overflow = before.overflow;
    body.style.paddingRight = before.paddingRight;
  };
}
