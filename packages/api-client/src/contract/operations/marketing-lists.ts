import * as z from "zod/mini";
import { MARKETING_BASE_PATH, type MarketingCall, marketingAnswer, userEmail } from "./marketing-call.ts";

const user = z.strictObject({ user_email: userEmail });

export const unsubscribe = {
  name: "drip.unsubscribe",
  summary: "Ends the campaign mails to an address.",
  method: "POST",
  path: `${MARKETING_BASE_PATH}/unsubscribe`,
  request: user,
  answer: marketingAnswer,
  isForServers: false,
} as const satisfies MarketingCall;

export const resubscribe = {
  name: "drip.resubscribe",
  summary: "Begins them again.",
  method: "POST",
  path: `${MARKETING_BASE_PATH}/resubscribe`,
  request: user,
  answer: marketingAnswer,
  isForServers: false,
} as const satisfies MarketingCall;
