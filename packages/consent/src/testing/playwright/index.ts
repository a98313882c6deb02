export { expectSilence, type SilenceGrants, type SilenceOptions } from "./expect-silence.ts";
export type { OwnStored, SilenceService } from "./find-noise.ts";
