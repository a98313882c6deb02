import { ok } from "@shop/kernel";
import type { Handlers } from "../http/call-context.ts";
import { releaseActivation } from "./release-activation.ts";
import { transferLicence } from "./transfer-licence.ts";

export const licenceHandlers: Handlers<"transferLicence" | "releaseActivation"> = {
  transferLicence: async (deps, context, request) => {
    const transferred = await transferLicence(deps, {
      userId: context.session?.userId ?? "",
      product: request.product,
      licenceId: request.license_id,
      recipientEmail: request.recipient_email,
    });
    return transferred.isOk ? ok({}) : transferred;
  },
  releaseActivation: async (deps, context, request) => {
    const released = await releaseActivation(deps, {
      userId: context.session?.userId ?? "",
      licenceId: request.license_id,
      activationId: request.activation_id,
    });
    return released.isOk ? ok({}) : released;
  },
};
