/** The systems that a tester can name: what the shop's plugins run on. */
export const BETA_SYSTEMS = ["windows", "macos", "both"] as const;
export type BetaSystem = (typeof BETA_SYSTEMS)[number];

export const MAX_BETA_HOST_LENGTH = 100;
/** What somebody records: two or three sentences. */
export const MAX_BETA_RECORDS_LENGTH = 600;
export const MAX_BETA_REMARKS_LENGTH = 2000;
/** As many microphones as a large console has channels. */
export const MAX_BETA_MICROPHONES = 128;
/** A signature of a single letter is a slip. */
export const MIN_SIGNATURE_LETTERS = 2;
