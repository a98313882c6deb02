import { ok } from "@shop/kernel";
import { wronglyPrepared } from "../http/checked-before.ts";
import type { Handlers } from "../users/index.ts";
import { describeNewsletter } from "./categories.ts";
import { confirmNewsletter } from "./confirm-newsletter.ts";
import { findNewsletterHolder } from "./find-newsletter-holder.ts";
import { setNewsletter } from "./set-newsletter.ts";

export const newsletterHandlers: Handlers<"updateNewsletterSettings" | "confirmNewsletter"> = {
  updateNewsletterSettings: async (deps, context, request) => {
    if (request.mode === "prepare") return wronglyPrepared();
    const link = "key" in request ? { id: request.id, key: request.key } : null;
    const userId = context.session?.userId ?? null;
    const holder = await findNewsletterHolder(deps, { link, userId });
    if (!holder.isOk) return holder;
    const state = await setNewsletter(deps, holder.value.id, request.options);
    if (!state.isOk) return state;
    const { setting, pending } = state.value;
    return ok({ options: describeNewsletter(setting, context.locale), newsletter_pending: pending });
  },
  confirmNewsletter: async (deps, _context, request) => {
    const confirmed = await confirmNewsletter(deps, request);
    return confirmed.isOk ? ok({ options: confirmed.value }) : confirmed;
  },
};
