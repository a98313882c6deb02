import type { Result } from "@shop/kernel";
import type { ConsentRecord } from "../domain/consent-record.ts";
import type { ServiceStep, StoredThing } from "../domain/service.ts";

/** The page in which the services run. */
export interface ServicePage {
  perform(steps: readonly ServiceStep[]): void;
  /** Removes each cookie and storage key that fits, from every place where the page can remove it. */
  remove(things: readonly StoredThing[]): void;
  /** Whether a script from this address is still on its way. It would run when it comes. */
  isComing(src: string): boolean;
  reload(): void;
}

/** Where records are kept: the shop's back end, or any address of a host. */
export interface RecordsGateway {
  /** Sending the same record again changes nothing. A failure is sent again later. */
  send(record: ConsentRecord): Promise<Result<true>>;
}
