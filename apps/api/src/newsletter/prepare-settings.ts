import { fail, ok } from "@shop/kernel";
import { countLinkTry, type PreparedCalls } from "../users/index.ts";
import { describeNewsletter } from "./categories.ts";
import { findNewsletterHolder } from "./find-newsletter-holder.ts";

/**
 * The newsletter's settings come along, the customer's own or those of an unsubscribe link. Failures: those of `findNewsletterHolder`,
 * `newsletter.tooManyTries`.
 */
export const newsletterPrepared = {
  updateNewsletterSettings: async (deps, context, link) => {
    const userId = context.session?.userId ?? null;
    const refused = link && (await countLinkTry(deps, context.address, "newsletter.tooManyTries"));
    if (refused) return fail(refused);
    const holder = await findNewsletterHolder(deps, { link, userId });
    if (!holder.isOk) return holder;
    const { newsletter_setting, newsletter_pending } = holder.value;
    return ok({ options: describeNewsletter(newsletter_setting, context.locale), newsletter_pending });
  },
} satisfies PreparedCalls;
