import { PassThrough, Readable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { storefrontContext } from "./server/storefront-context.ts";

export { storefrontContext } from "./server/storefront-context.ts";

/** A page that takes longer than this to render is given up. */
export const streamTimeout = 10_000;

/** A fault goes to the shop's own log. An address that doesn't exist, and a caller who has gone, are none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(storefrontContext).reportError(error);
};

/**
 * Renders a page whole before its first byte leaves: the policy in its header holds the hashes of the page's inline
 * scripts, so header and body must be known together. Pages are small; a page kept in memory costs no rendering at all.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = loadContext.get(storefrontContext);
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Everything in its place: what comes later in a page would be put there by a script, and some run none.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => {
          headers.set("content-type", "text/html; charset=utf-8");
          const body = new PassThrough();
          resolve(new Response(Readable.toWeb(body) as ReadableStream, { status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError: (error) => loadContext.get(storefrontContext).reportError(error),
      },
    );
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}
