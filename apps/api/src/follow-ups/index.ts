export { CONDITION_NAMES } from "./conditions.ts";
export { sendFollowUps } from "./send-follow-ups.ts";
export { putSequences } from "./sequences.ts";
