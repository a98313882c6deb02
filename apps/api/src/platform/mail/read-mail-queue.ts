import type { PlatformDeps } from "../deps.ts";
import { MAX_DELIVERY_ATTEMPTS } from "./limits.ts";
import { countWaitingMails } from "./mails.ts";

export interface MailQueue {
  readonly count: number;
  /** 0 where no mail waits. */
  readonly oldestAgeMs: number;
}

/** The mails that wait to be sent: new ones, and those that are tried again. */
export async function readMailQueue({ db, clock }: Pick<PlatformDeps, "db" | "clock">): Promise<MailQueue> {
  const { count, oldestAt } = await countWaitingMails(db, MAX_DELIVERY_ATTEMPTS);
  return { count, oldestAgeMs: oldestAt === null ? 0 : Math.max(0, clock.nowMs() - oldestAt.getTime()) };
}
