import type { DirectCalls } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import type * as z from "zod/mini";
import { confirmAccountDeletion } from "./account/confirm-account-deletion.ts";
import { initiateAccountDeletion } from "./account/initiate-account-deletion.ts";
import { reportNotFound } from "./contact/report-not-found.ts";
import { submitContactForm } from "./contact/submit-contact-form.ts";
import { confirmEmailChange } from "./email-change/confirm-email-change.ts";
import { initiateEmailChange } from "./email-change/initiate-email-change.ts";
import type { CallContext } from "./http/call-context.ts";
import { activateLicence } from "./licences/activate-licence.ts";
import type { Deps } from "./ports/deps.ts";

/** What a call answers besides that it succeeded: `request_id`, for instance. */
export type DirectResult = Readonly<Record<string, unknown>>;

export type DirectHandlers = {
  readonly [Name in keyof DirectCalls]: (
    deps: Deps,
    context: CallContext,
    request: z.output<DirectCalls[Name]["request"]>,
  ) => Promise<Result<DirectResult>>;
};

export const directHandlers: DirectHandlers = {
  submitContactForm: async (deps, context, request) =>
    done(
      await submitContactForm(deps, {
        ...request,
        userId: context.session?.userId ?? null,
        locale: context.locale,
      }),
    ),
  notifyNotFound: async (deps, _context, request) => done(await reportNotFound(deps, request)),
  initiateEmailChange: (deps, context, request) =>
    ofCustomer(context, async (userId) => {
      const { current_email: currentEmail, new_email: newEmail, password } = request;
      const { address } = context;
      const initiated = await initiateEmailChange(deps, { userId, currentEmail, newEmail, password, address });
      return initiated.isOk ? ok({ request_id: initiated.value }) : initiated;
    }),
  confirmEmailChange: (deps, context, request) =>
    ofCustomer(context, async (userId) => {
      const confirmed = await confirmEmailChange(deps, { userId, requestId: request.request_id, pin: request.pin });
      return confirmed.isOk ? ok({ takes_effect_at: confirmed.value.toISOString() }) : confirmed;
    }),
  // The address in these two requests is what the client believes; the session says whose account it is.
  initiateAccountDeletion: (deps, context) =>
    ofCustomer(context, async (userId) => {
      const initiated = await initiateAccountDeletion(deps, userId);
      return initiated.isOk ? ok({ request_id: initiated.value }) : initiated;
    }),
  confirmAccountDeletion: (deps, context, request) =>
    ofCustomer(context, async (userId) => {
      const confirmed = await confirmAccountDeletion(deps, { userId, requestId: request.request_id, pin: request.pin });
      if (!confirmed.isOk) return confirmed;
      context.cookies.clearSession();
      return ok({ due_at: confirmed.value.toISOString() });
    }),
  activateLicence: async (deps, _context, request) =>
    activateLicence(deps, {
      licenceKey: request.licence_key,
      deviceId: request.device_id,
      deviceName: request.device_name,
      platform: request.platform,
      pluginVersion: request.plugin_version ?? null,
    }),
};

/** `direct.ts` has asked for the session already; the types can't know. */
function ofCustomer(
  { session }: CallContext,
  act: (userId: string) => Promise<Result<DirectResult>>,
): Promise<Result<DirectResult>> {
  return session ? act(session.userId) : Promise.resolve(fail({ code: "api.loginRequired" }));
}

function done(result: Result<void>): Result<DirectResult> {
  return result.isOk ? ok({}) : result;
}
