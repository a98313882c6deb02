import { type CountedCalls, countLinkTry } from "../users/index.ts";

export const newsletterCounts = {
  confirmNewsletter: (deps, { address }) => countLinkTry(deps, address, "newsletter.tooManyTries"),
  updateNewsletterSettings: async (deps, { address }, request) =>
    "key" in request ? countLinkTry(deps, address, "newsletter.tooManyTries") : null,
} satisfies CountedCalls;
