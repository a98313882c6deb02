/**
 * Prevents the page behind a dialog from scrolling and fills the place of its scroll bar, so that nothing shifts. A gutter that
 * the page reserves is removed meanwhile: the scrim covers the whole window. The returned function undoes all of it.
 */
export function lockScroll(page: Document): () => void {
  const { body, documentElement: root, defaultView: view } = page;
  const before = {
    overflow: body.style.overflow,
    paddingRight: body.style.paddingRight,
    scrollbarGutter: root.style.scrollbarGutter,
  };
  const hasGutter = view?.getComputedStyle(root).scrollbarGutter?.startsWith("stable") ?? false;
  // On a page too short to scroll, clientWidth includes the empty gutter; the root's box doesn't.
  const pageWidthPx = hasGutter ? root.getBoundingClientRect().width : root.clientWidth;
  const barWidthPx = (view?.innerWidth ?? 0) - pageWidthPx;
  const paddingPx = Number.parseFloat(view?.getComputedStyle(body).paddingRight ?? "") || 0;
  body.style.overflow = "hidden";
  if (hasGutter) root.style.scrollbarGutter = "auto";
  if (barWidthPx > 0) body.style.paddingRight = `${paddingPx + barWidthPx}px`;
  return () => {
    body.style.overflow = before.overflow;
    body.style.paddingRight = before.paddingRight;
    root.style.scrollbarGutter = before.scrollbarGutter;
  };
}
