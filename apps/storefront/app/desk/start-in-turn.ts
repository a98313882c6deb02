/** Browsers drop downloads that begin in the same moment; Safari keeps only the last. */
const BETWEEN_DOWNLOADS_MS = 800;

/**
 * Follows the links one after another, so that the browser downloads every file. Links, not one archive: each file keeps its checksum and
 * can be resumed, and the same links work without scripts. Copies are pressed: no dialog thanks for each file.
 */
export function startInTurn(links: Iterable<HTMLAnchorElement>): void {
  Array.from(links).forEach((link, index) => {
    const copy = document.createElement("a");
    copy.href = link.getAttribute("href") ?? "";
    copy.download = "";
    setTimeout(() => copy.click(), index * BETWEEN_DOWNLOADS_MS);
  });
}
