import type { HeadTag } from "./page-head.ts";

/**
 * The head of every public page, for the router: its loader made it, on the server, so that no text and no rule of it is in
 * a browser's scripts. A page that couldn't be loaded has none; error pages name themselves.
 */
export function meta({
  loaderData,
}: {
  readonly loaderData?: { readonly head: readonly HeadTag[] } | undefined;
}): HeadTag[] {
  return [...(loaderData?.head ?? [])];
}
