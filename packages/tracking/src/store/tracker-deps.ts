import type { Clock, KeyValueStorage, Random } from "@shop/kernel";
import type { DeviceContext } from "../domain/device-context.ts";
import type { Journal } from "./journal.ts";
import type {
  AccountSource,
  ActivityGateway,
  AnalyticsSink,
  ConsentSource,
  InTask,
  MarketingGateway,
  PageLife,
  ScrollWatch,
  TrackingLog,
} from "./ports.ts";

export interface TrackerDeps {
  readonly consent: ConsentSource;
  readonly account: AccountSource;
  readonly activity: ActivityGateway;
  readonly marketing: MarketingGateway;
  readonly analytics: AnalyticsSink;
  readonly life: PageLife;
  readonly scroll: ScrollWatch;
  /** Each destination of an event gets a task of its own. */
  readonly inTask: InTask;
  readonly context: () => DeviceContext;
  /** Shared by the tabs: events that wait. */
  readonly local: KeyValueStorage;
  /** Of this tab alone: its visit. */
  readonly session: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: TrackingLog;
  /** For an inspector. Default: nothing is noted. */
  readonly journal?: Pick<Journal, "write" | "settle"> | undefined;
}
