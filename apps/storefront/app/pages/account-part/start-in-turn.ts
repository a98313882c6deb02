/** Browsers drop downloads that begin in the same moment; Safari keeps only the last. */
const BETWEEN_DOWNLOADS_MS = 800;

/**
 * Presses the links one after another, so that the browser downloads every file. Links, not one archive: each file keeps its checksum and
 * can be resumed, and the same links work without scripts.
 */
export function startInTurn(links: Iterable<HTMLAnchorElement>): void {
  Array.from(links).forEach((link, index) => {
    setTimeout(() => link.click(), index * BETWEEN_DOWNLOADS_MS);
  });
}
