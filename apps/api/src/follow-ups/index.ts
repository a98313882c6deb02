export { CONDITION_NAMES } from "./conditions.ts";
export { sendFollowUps } from "./send-follow-ups.ts";
export type { FollowUpSequence } from "./sequence.ts";
export { putSequences } from "./sequences.ts";
