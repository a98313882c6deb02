/** The failure codes of engagement's acts. Each is a key of the messages. */
export const ENGAGEMENT_FAILURES = [
  "engagement.boughtBefore",
  "wheel.closed",
  "wheel.noSpinsLeft",
  "wheel.nothingToClaim",
] as const;
export type EngagementFailureCode = (typeof ENGAGEMENT_FAILURES)[number];
