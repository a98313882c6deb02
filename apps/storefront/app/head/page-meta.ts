import type { HeadTag } from "./page-head.ts";

/**
 * The head of every public page, for the router. Its loader built it on the server, so that browsers' scripts contain none of its texts and
 * rules. A page that couldn't be loaded has none; error pages set their own title.
 */
export function meta({
  loaderData,
}: {
  readonly loaderData?: { readonly head: readonly HeadTag[] } | undefined;
}): HeadTag[] {
  return [...(loaderData?.head ?? [])];
}
