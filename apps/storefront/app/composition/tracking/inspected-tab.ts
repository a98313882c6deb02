import type { Clock } from "@shop/kernel";
import type { Journal } from "@shop/tracking/store";
import { type InspectorChannel, readMessage } from "./inspector-channel.ts";
import { INSPECTOR_ASKS_EVERY_MS } from "./limits.ts";

/** An inspector that hasn't asked for so long is closed. */
const ASKED_FOR_MS = 3 * INSPECTOR_ASKS_EVERY_MS;
/** Several events in one go are one message. */
const TOGETHER_MS = 100;

export interface InspectedTab {
  /** An inspector has asked. */
  answer(): void;
  /** The page is left. It may come back from the browser's cache, and answers the next question then. */
  leave(): void;
  end(): void;
}

/**
 * Shows this tab's events to the inspectors of other tabs: when one asks, and with each further event while one is open. `path` is the page
 * that is shown.
 */
export function inspectedTab({
  channel,
  journal,
  clock,
  tabId,
  path,
}: {
  readonly channel: InspectorChannel;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly tabId: string;
  readonly path: () => string;
}): InspectedTab {
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let cancel: (() => void) | null = null;
  const post = () => {
    cancel = null;
    channel.postMessage({ kind: "tab", tab: { tabId, path: path(), entries: journal.getState().entries } });
  };
  const answer = () => {
    askedAtMs = clock.nowMs();
    post();
  };
  const hear = ({ data }: { readonly data: unknown }) => {
    const message = readMessage(data);
    if (message?.kind === "ask") answer();
    if (message?.kind === "clear") journal.clear();
  };
  channel.addEventListener("message", hear);
  const endFollowing = journal.subscribe(() => {
    if (cancel === null && clock.nowMs() - askedAtMs < ASKED_FOR_MS) cancel = clock.after(TOGETHER_MS, post);
  });
  return {
    answer,
    leave: () => {
      askedAtMs = Number.NEGATIVE_INFINITY;
      channel.postMessage({ kind: "gone", tabId });
    },
    end: () => {
      endFollowing();
      cancel?.();
      channel.removeEventListener("message", hear);
    },
  };
}
