import { done } from "../http/checked-before.ts";
import type { DirectHandlers } from "../users/index.ts";
import { reportNotFound } from "./report-not-found.ts";
import { submitContactForm } from "./submit-contact-form.ts";

export const contactDirectHandlers: DirectHandlers<"submitContactForm" | "notifyNotFound"> = {
  submitContactForm: async (deps, context, request) =>
    done(
      await submitContactForm(deps, {
        ...request,
        userId: context.session?.userId ?? null,
        locale: context.locale,
      }),
    ),
  notifyNotFound: async (deps, _context, request) => done(await reportNotFound(deps, request)),
};
