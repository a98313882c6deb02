import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { encodeBody, pickEncoding } from "./encode-body.ts";

/**
 * Answers which routes a page's links lead to. Nothing is rendered, and every visitor gets the same for the same links. A page of an older
 * build gets 204, whereupon the router loads the next page as a document.
 */
export function createAnswerRoutes(loadBuild: () => Promise<ServerBuild>): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(loadBuild, "production");
  return async (request) => {
    const answer = await handle(request, new RouterContextProvider());
    const headers = new Headers(answer.headers);
    if (answer.status !== 200) headers.set("cache-control", "no-store");
    headers.set("vary", "accept-encoding");
    const encoding = answer.body && pickEncoding(request.headers.get("accept-encoding"));
    if (!encoding) return new Response(answer.body, { status: answer.status, headers });
    headers.set("content-encoding", encoding);
    const body = Buffer.from(await answer.arrayBuffer());
    return new Response(new Uint8Array(encodeBody(body, encoding)), { status: 200, headers });
  };
}
