import type { PlannedCall } from "./plan-call.ts";

const CHUNKS = 7;

/** Sends a call to an app, whole, in pieces, or with the sender hanging up in between. */
export async function sendPlanned(
  fetch: (request: Request) => Response | Promise<Response>,
  origin: string,
  call: PlannedCall,
): Promise<Response> {
  const { method, headers, transfer } = call;
  const body = transfer === "whole" ? call.body : streamOf(call.body, transfer === "broken");
  const init = { method, headers, ...(method === "GET" ? {} : { body }) };
  // Node needs to know that a stream is sent before the response is read; the DOM's types don't know the word.
  const streamed = { ...init, duplex: "half" };
  return fetch(new Request(`${origin}${call.path}`, transfer === "whole" ? init : streamed));
}

function streamOf(body: string | Uint8Array<ArrayBuffer>, isBroken: boolean): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const size = Math.max(1, Math.ceil(bytes.byteLength / CHUNKS));
  let sent = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (isBroken && sent >= bytes.byteLength / 2) return controller.error(new Error("the sender hung up"));
      if (sent >= bytes.byteLength) return controller.close();
      controller.enqueue(bytes.slice(sent, sent + size));
      sent += size;
    },
  });
}
