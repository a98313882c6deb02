/** Whether a request asks for Markdown before HTML (RFC 9110, 12.5.1). No browser does; programs that read pages as text do. */
export function prefersMarkdown(accept: string | null): boolean {
  const markdown = qualityOf(accept, "text/markdown");
  return markdown > 0 && markdown >= qualityOf(accept, "text/html");
}

/** How much a type is wanted, from 0 to 1; 0 for one that isn't named. */
function qualityOf(accept: string | null, type: string): number {
  for (const range of (accept ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = range.split(";").map((part) => part.trim());
    if (name !== type) continue;
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice("q=".length);
    return quality === undefined ? 1 : Number(quality) || 0;
  }
  return 0;
}
