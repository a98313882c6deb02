import { type Clock, type KeyValueStorage, parseRecord } from "@shop/kernel";
import type { ConsentRecord } from "../domain/consent-record.ts";
import { RECORD_RETRY_FIRST_MS, RECORD_RETRY_MOST_MS, RECORDS_WAITING_MOST } from "../domain/limits.ts";
import type { RecordsGateway } from "./ports.ts";

/** Where records wait to be sent: they prove what the visitor chose, so that they are as necessary as the choice. */
export const RECORDS_KEY = "shop_consent_records";

export interface RecordQueue {
  add(record: ConsentRecord): void;
  /** Sends what an earlier page left. */
  start(): void;
  end(): void;
}

/** Sends records one after the other, the oldest first. One that fails waits and is sent again, on this page or a later one. */
export function createRecordQueue(deps: {
  readonly storage: KeyValueStorage;
  readonly gateway: RecordsGateway;
  readonly clock: Clock;
}): RecordQueue {
  const { storage, gateway, clock } = deps;
  let isSending = false;
  let waitMs = RECORD_RETRY_FIRST_MS;
  let cancelTimer = () => {};

  const read = () => parseRecords(storage.get(RECORDS_KEY));
  const write = (records: readonly ConsentRecord[]) =>
    records.length > 0
      ? storage.set(RECORDS_KEY, JSON.stringify({ records: records.slice(-RECORDS_WAITING_MOST) }))
      : storage.remove(RECORDS_KEY);
  const send = async () => {
    cancelTimer();
    if (isSending) return;
    isSending = true;
    for (let [first] = read(); first; [first] = read()) {
      const sent = await gateway.send(first);
      if (!sent.isOk) {
        cancelTimer = clock.after(waitMs, send);
        waitMs = Math.min(waitMs * 2, RECORD_RETRY_MOST_MS);
        break;
      }
      waitMs = RECORD_RETRY_FIRST_MS;
      const { recordId } = first;
      write(read().filter((record) => record.recordId !== recordId));
    }
    isSending = false;
  };
  return {
    add: (record) => {
      write([...read(), record]);
      void send();
    },
    start: () => void send(),
    end: () => cancelTimer(),
  };
}

/** What another script wrote in their place counts as none. */
function parseRecords(stored: string | undefined): readonly ConsentRecord[] {
  const { records } = parseRecord(stored);
  return Array.isArray(records) ? records.filter((record) => typeof record?.recordId === "string") : [];
}
