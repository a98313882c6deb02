import type { MarketingCalls } from "@shop/api-client/contract";
import { ok, type Result, randomUuid } from "@shop/kernel";
import type * as z from "zod/mini";
import type { Deps } from "../ports/deps.ts";
import { insertActivity, putVisit } from "./activity.ts";
import { eventTime } from "./event-time.ts";
import { findConsenting } from "./find-consenting.ts";
import { insertForward } from "./forwards.ts";
import { toVisit } from "./to-visit.ts";

type ActivityRequest = z.output<MarketingCalls["trackActivitySession"]["request"]>;

/**
 * Stores the activity of a visit: each event once by its id, and the visit's latest summary. Failures: those of `findConsenting`. Source:
 * TRACK-01, TRACK-02, TRACK-03.
 */
export async function trackActivity(deps: Deps, userId: string, request: ActivityRequest): Promise<Result<void>> {
  const account = await findConsenting(deps, { userId, ...request });
  if (!account.isOk) return account;
  const nowMs = deps.clock.nowMs();
  const now = new Date(nowMs);
  const { events, session_data, batch_id = randomUuid(deps.random) } = request;
  const rows = events.map(({ id = randomUuid(deps.random), type, timestamp, data = {}, context = {} }) => ({
    ...{ id, type, data, context },
    at: eventTime(timestamp, nowMs),
  }));
  if (rows.length > 0) await insertActivity(deps.db, userId, rows, now);
  await putVisit(deps.db, userId, toVisit(session_data, batch_id), now);
  if (deps.marketingHost) {
    const body = { user_email: account.value.email, batch_id, session_data, events };
    await insertForward(deps.db, { id: batch_id, userId, call: "trackActivitySession", body, now });
  }
  return ok(undefined);
}
