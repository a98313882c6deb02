/** Calls back when the page may have become light or dark: a class on its root or body, the end of a fade, the reader's system. */
export function watchPage(page: Document, listener: () => void): () => void {
  const { documentElement, body, defaultView } = page;
  const observer = new MutationObserver(listener);
  for (const element of [documentElement, body]) observer.observe(element, { attributes: true });
  const onFade = ({ target }: Event) => {
    if (target === documentElement || target === body) listener();
  };
  page.addEventListener("transitionend", onFade);
  const system = defaultView?.matchMedia("(prefers-color-scheme: dark)");
  system?.addEventListener("change", listener);
  return () => {
    observer.disconnect();
    page.removeEventListener("transitionend", onFade);
    system?.removeEventListener("change", listener);
  };
}
