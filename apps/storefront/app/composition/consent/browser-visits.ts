import { maskText } from "./mask-recorded.ts";
import type { SessionRecorderDeps } from "./session-recorder.ts";

/** Counts one page. A count that gets lost is no loss: nobody waits for it. */
export function sendPageView(view: { readonly path: string; readonly isVisit: boolean }): void {
  fetch("/page-views", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(view),
    credentials: "omit",
    keepalive: true,
  }).catch(() => {});
}

/** Whether the page was opened from another site, by a bookmark, or by typing. */
export function isFromElsewhere(document: Pick<Document, "referrer">, origin: string): boolean {
  return !document.referrer.startsWith(`${origin}/`);
}

/** rrweb, fetched on first use. It masks every text and field; see `maskRecorded` for the rest. */
export const recordPage: SessionRecorderDeps["record"] = async (emit) => {
  const { record } = await import("rrweb");
  const stop = record({
    emit,
    maskAllInputs: true,
    maskTextSelector: "*",
    maskTextFn: (text, element) => maskText(text, element),
    slimDOMOptions: "all",
    recordCanvas: false,
    collectFonts: false,
    inlineImages: false,
  });
  return () => stop?.();
};

/** One part as gzipped JSON. Rejects if the server didn't take it. */
export const sendRecordingPart: SessionRecorderDeps["send"] = async (recordingId, part, events) => {
  const zipped = new Blob([JSON.stringify(events)]).stream().pipeThrough(new CompressionStream("gzip"));
  const response = await fetch(`/session-recordings/${recordingId}/${part}`, {
    method: "POST",
    headers: { "content-type": "application/gzip" },
    body: await new Response(zipped).blob(),
    credentials: "omit",
  });
  if (!response.ok) throw new Error(`The part was refused: ${response.status}`);
};
