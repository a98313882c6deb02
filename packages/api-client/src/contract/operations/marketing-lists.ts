import * as z from "zod/mini";
import {
  consentStampSchema,
  MARKETING_BASE_PATH,
  type MarketingCall,
  marketingAnswer,
  userEmail,
} from "./marketing-call.ts";

const user = z.strictObject({ user_email: userEmail });

export const unsubscribe = {
  name: "drip.unsubscribe",
  summary: "Ends the campaign mails to an address: no category of the newsletter is subscribed to.",
  method: "POST",
  path: `${MARKETING_BASE_PATH}/unsubscribe`,
  request: user,
  answer: marketingAnswer,
  isForServers: false,
  failures: ["tracking.otherAccount"],
} as const satisfies MarketingCall;

export const resubscribe = {
  name: "drip.resubscribe",
  summary: "Starts these mails again. If the shop confirms subscriptions by mail, they start after the confirmation.",
  method: "POST",
  path: `${MARKETING_BASE_PATH}/resubscribe`,
  request: user,
  answer: marketingAnswer,
  isForServers: false,
  failures: ["tracking.otherAccount", "newsletter.tooManyTries"],
} as const satisfies MarketingCall;

/** Not in the documents: without it the back end would learn of a consent, and never of its end. */
export const reportConsent = {
  name: "drip.reportConsent",
  summary:
    "Reports what a logged-in customer has just allowed or withdrawn. The newest choice of an account counts: while it doesn't allow marketing, events are dropped and no follow-up mail is sent.",
  method: "POST",
  path: `${MARKETING_BASE_PATH}/report-consent`,
  request: z.strictObject({ user_email: userEmail, consent: consentStampSchema }),
  answer: marketingAnswer,
  isForServers: false,
  failures: ["tracking.otherAccount"],
} as const satisfies MarketingCall;
