import type { Clock } from "@shop/kernel";

export interface StandInDeps {
  readonly clock: Clock;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where this stand-in's own pages are. */
  readonly pageOrigin: string;
  /** Brings a webhook to the shop. */
  readonly deliver: (body: string, headers: Record<string, string>) => Promise<Response>;
}
