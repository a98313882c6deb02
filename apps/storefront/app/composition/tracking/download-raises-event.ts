import type { ModalStore } from "../../shell/modal-store.ts";
import type { EventRelay } from "./event-relay.ts";

/** A download that has begun opens its dialog, wherever it was pressed: that is the event. Source: CAT-07. */
export function downloadRaisesEvent({
  modal,
  events,
  newsletter,
}: {
  readonly modal: Pick<ModalStore, "subscribe">;
  readonly events: Pick<EventRelay, "raise">;
  /** The customer's newsletter setting; undefined for a visitor. */
  readonly newsletter: () => number | undefined;
}): () => void {
  return modal.subscribe(({ type, message }, before) => {
    const download = message?.download;
    if (type !== "download" || !download || download === before.message?.download) return;
    const { productName: product, kind, format: platform } = download;
    events.raise({ name: "download", data: { product, kind, platform, newsletter: newsletter() } });
  });
}
