/** A feed that readers fetch by themselves; the server caches it as it does a page. */
export function xmlResponse(xml: string, type: "atom" | "rss"): Response {
  return new Response(xml, { headers: { "content-type": `application/${type}+xml; charset=utf-8` } });
}
