import type { Failure, ReadableStore, Result } from "@shop/kernel";
import type { PinStage } from "../domain/pin-stage.ts";

export interface PinState<Name extends string> {
  readonly stage: PinStage;
  readonly fields: Readonly<Record<Name, string>>;
  readonly pin: string;
  /** When the mailed PIN expires; null before there is one. */
  readonly pinEndsAtMs: number | null;
  /** The PIN is valid for nothing any more: its time or its tries are over. */
  readonly isPinOver: boolean;
  readonly wasResent: boolean;
  /** When the confirmed change takes effect. */
  readonly effectiveAtMs: number | null;
  /** What went wrong last. A new object for each time, so that the same failure is announced again. */
  readonly failure: Failure | null;
  readonly failedField: Name | "pin" | null;
}

export interface PinActions<Name extends string> {
  /** A new start for the account of this address, or where a reload has left it. */
  open(owner: string): void;
  setField(name: Name, value: string): void;
  /** Has the PIN mailed. */
  submit(): Promise<void>;
  /** Has another PIN mailed; asks for the details again if one of them is no longer known (a password, after a reload). */
  resend(): Promise<void>;
  setPin(pin: string): void;
  confirm(): Promise<void>;
  /** Back to the details, as they were typed. */
  goBack(): void;
  /** The form was closed: secrets are cleared, and a pending response has no effect any more. */
  close(): void;
}

export type PinStore<Name extends string> = ReadableStore<PinState<Name>> & PinActions<Name>;

/** What is wrong with the details, and at which field if known. */
export interface DetailsFailure<Name extends string> extends Failure {
  readonly field?: Name | undefined;
}

/** One act that a mailed PIN confirms. */
export interface PinAct<Name extends string> {
  /** The storage of typed text. */
  readonly draftKey: string;
  /** The fields that a reload may restore: never a password. */
  readonly keptNames: readonly Name[];
  /** The fields before anything was typed. */
  start(owner: string): Readonly<Record<Name, string>>;
  /** Checks the details and has the PIN mailed; resolves to the request's id. */
  initiate(fields: Readonly<Record<Name, string>>, owner: string): Promise<Result<string, DetailsFailure<Name>>>;
  /** When it takes effect, in milliseconds since 1970; null if the service doesn't send it. */
  confirm(answer: { readonly requestId: string; readonly pin: string }, owner: string): Promise<Result<number | null>>;
  /** What passes between the confirmation and its effect, where the service doesn't say. */
  readonly delayMs: number;
}
