import type { ConsentStore } from "@shop/consent/store";
import { type Clock, type Random, randomUuid } from "@shop/kernel";
import { MAX_WAITING_EVENTS, RECORDING_PARTS_MOST, SEND_RECORDING_MS } from "./limits.ts";
import { maskRecorded } from "./mask-recorded.ts";
import { OWN_RECORDER } from "./own-services.ts";

export interface SessionRecorderDeps {
  readonly consent: Pick<ConsentStore, "getState" | "subscribe">;
  readonly clock: Pick<Clock, "after">;
  readonly random: Random;
  /** Records what happens in the page until the returned function is called. */
  readonly record: (emit: (event: object) => void) => Promise<() => void>;
  /** Rejects if the part didn't arrive. */
  readonly send: (recordingId: string, part: number, events: readonly object[]) => Promise<void>;
  /** Calls back when the tab is hidden or closed. */
  readonly onHidden: (listener: () => void) => void;
  readonly log: (entry: object) => void;
}

/**
 * Records a tab while the visitor allows it, in masked parts. A part that doesn't arrive is sent again with the next one. A withdrawal drops
 * what wasn't sent. Source: CONSENT-02, CONSENT-03.
 */
export function startSessionRecorder(deps: SessionRecorderDeps): void {
  const { consent, clock, random, record, send, log } = deps;
  let stop: (() => void) | null = null;
  let isWanted = false;

  const begin = async () => {
    const recordingId = randomUuid(random);
    let events: readonly object[] = [];
    let part = 0;
    let isSending = false;
    let cancel = () => {};
    const flush = async () => {
      if (isSending || events.length === 0) return;
      isSending = true;
      const sent = events;
      try {
        await send(recordingId, part, sent);
        events = events.slice(sent.length);
        part += 1;
      } catch (error) {
        log({ act: "recording.send", error: String(error) });
      }
      isSending = false;
      if (part >= RECORDING_PARTS_MOST || events.length > MAX_WAITING_EVENTS) end();
    };
    const wait = () => {
      cancel = clock.after(SEND_RECORDING_MS, () => {
        void flush();
        wait();
      });
    };
    const endRecording = await record((event) => {
      events = [...events, maskRecorded(event)];
    });
    const end = () => {
      endRecording();
      cancel();
      events = [];
    };
    if (!isWanted) return end();
    wait();
    deps.onHidden(() => void flush());
    stop = end;
  };
  const follow = () => {
    const isAllowed = consent.getState().allowed.includes(OWN_RECORDER);
    if (isAllowed === isWanted) return;
    isWanted = isAllowed;
    if (isWanted) begin().catch((error: unknown) => log({ act: "recording.start", error: String(error) }));
    else {
      stop?.();
      stop = null;
    }
  };
  consent.subscribe(follow);
  follow();
}
