import { countTry } from "../http/count-try.ts";
import { addressKey } from "../platform/address-key.ts";
import type { CountedDirectCalls } from "../users/index.ts";
import { CONTACT_MESSAGES, NOT_FOUND_REPORTS } from "./limits.ts";

export const contactDirectCounts = {
  submitContactForm: (deps, { session, address }) =>
    countTry(
      deps,
      [[session ? `contact:user:${session.userId}` : `contact:${addressKey(address)}`, CONTACT_MESSAGES]],
      "contact.tooMany",
    ),
  notifyNotFound: (deps, { address }) =>
    countTry(deps, [[`not-found:${addressKey(address)}`, NOT_FOUND_REPORTS]], "api.tooManyCalls"),
} satisfies CountedDirectCalls;
