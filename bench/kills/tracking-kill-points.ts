import { around, type KillPoint } from "./kill-points.ts";

/** What happens to what is tracked, one after another: a choice is recorded, a customer's acts are stored, sent on, and followed by a mail. */
export const TRACKING_ACTS = ["record", "track", "forward", "followUp"] as const;
export type TrackingAct = (typeof TRACKING_ACTS)[number];
export type TrackingKillPoint = KillPoint<TrackingAct>;

/** Every named point of them, in their order. */
export const TRACKING_KILL_POINTS: readonly TrackingKillPoint[] = [
  ...around("record", "the record of consent", 'insert into "consent_records"'),
  { act: "record", at: "after", statement: 'update "consent_chain"', name: "record: the chain goes on, not committed" },
  // Each of these statements is its own transaction.
  {
    ...{ act: "track", at: "before", statement: 'insert into "activity_events"' },
    name: "track: the batch has come, nothing is stored",
  },
  {
    ...{ act: "track", at: "after", statement: 'insert into "activity_events"' },
    name: "track: the activity stored, the visit not",
  },
  {
    ...{ act: "track", at: "after", statement: 'insert into "activity_sessions"' },
    name: "track: activity and visit stored, no answer yet",
  },
  ...around("track", "the event", 'insert into "drip_events"'),
  {
    ...{ act: "track", at: "after", statement: 'insert into "marketing_forwards"' },
    name: "track: the delivery written, not committed",
  },
  {
    ...{ act: "forward", at: "after", statement: 'update "marketing_forwards" set "attempts"' },
    name: "forward: claimed, not sent",
  },
  {
    ...{ act: "forward", at: "before", statement: 'delete from "marketing_forwards"' },
    name: "forward: sent, not noted",
  },
  { act: "forward", at: "after", statement: 'delete from "marketing_forwards"', name: "forward: noted" },
  ...around("followUp", "the follow-up", 'insert into "follow_ups"'),
  {
    ...{ act: "followUp", at: "before", statement: 'update "mails" set "sent_at"' },
    name: "followUp: mailed, not noted",
  },
];
