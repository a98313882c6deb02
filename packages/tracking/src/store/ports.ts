import type { WireSessionSummary } from "@shop/api-client/contract";
import type { Failure, Result } from "@shop/kernel";
import type { MarketingCallName } from "../domain/event-routes.ts";
import type { ConsentView } from "../domain/stamp.ts";
import type { ActivityEvent } from "../domain/to-activity.ts";
import type { AnalyticsEvent } from "../domain/to-analytics.ts";

/** What the visitor allows; `@shop/consent` or any other tool fills it. */
export interface ConsentSource {
  /** Null before the first choice. */
  current(): ConsentView | null;
  subscribe(listener: () => void): () => void;
}

/** The e-mail address of the customer who is logged in; null while nobody is. */
export interface AccountSource {
  current(): string | null;
  subscribe(listener: () => void): () => void;
}

/** `closing`: the page is left, perhaps into the back/forward cache. `restored`: it has come out of it. */
export type PageChange = "shown" | "hidden" | "closing" | "restored";

export interface PageLife {
  /** A page that is prerendered, or in a background tab, isn't. */
  isVisible(): boolean;
  subscribe(listener: (change: PageChange) => void): () => void;
}

/** Runs work in a task of its own, after what the page has to show. */
export type InTask = (work: () => void) => void;

/** Calls back with how much of the page has been seen, in percent, at most once a frame. */
export interface ScrollWatch {
  subscribe(listener: (depthPercent: number) => void): () => void;
}

/** Some of the waiting events, with the visit they belong to. */
export interface ActivityPart {
  readonly batchId: string;
  readonly emailAddress: string;
  readonly consent: ConsentView;
  readonly summary: WireSessionSummary;
  readonly events: readonly ActivityEvent[];
}

/** Where activity is recorded: once by the ids of events and visit, however often it is sent. */
export interface ActivityGateway {
  /** The most bytes of a part and the most events in it. */
  readonly most: { readonly bytes: number; readonly events: number };
  bytesOf(part: ActivityPart): number;
  /** Ok once it is recorded. */
  send(part: ActivityPart): Promise<Result<unknown>>;
  /** Leaves it to the browser to send while the page closes; nobody learns whether it arrived. False: it took none. */
  beacon(part: ActivityPart): boolean;
}

/** How the service took a call. Source: TRACK-04. */
export type MarketingOutcome =
  | { readonly success: true }
  | { readonly success: false; readonly message: string; readonly code?: string };

export interface MarketingGateway {
  /** Sent once, with ten seconds to arrive. Never rejects. */
  call(
    name: MarketingCallName | "reportConsent",
    request: Readonly<Record<string, unknown>>,
  ): Promise<MarketingOutcome>;
}

/** The analytics tag, which exists only after consent. */
export interface AnalyticsSink {
  /** False: there is no tag. */
  send(event: AnalyticsEvent): boolean;
}

/** Called with failures that the shopper can do nothing about. */
export type TrackingLog = (entry: { readonly act: string; readonly failure: Failure }) => void;
