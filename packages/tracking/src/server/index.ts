// For servers only: bundlers for browsers get `in-browsers.ts` instead.
export { createServerMarketing, type ServerMarketing, type ServerMarketingOutcome } from "./server-marketing.ts";
