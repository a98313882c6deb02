import { PassThrough, Readable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { storefrontContext } from "./request/storefront-context.ts";

export { storefrontContext } from "./request/storefront-context.ts";

/** Rendering a page is aborted after this time. */
export const streamTimeout = 10_000;

/** A fault is written to the shop's log. A missing address, and a client that disconnected, are not faults. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(storefrontContext).reportError(error);
};

/**
 * Renders a page completely before its first byte is sent: the policy in its header contains the hashes of the page's inline scripts, so
 * header and body must be known together. Pages are small, and a cached page needs no rendering.
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
        // Everything in its final place: later parts would be moved there by a script, and some browsers run none.
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
