import { ok } from "@shop/kernel";
import { wronglyPrepared } from "../http/checked-before.ts";
import type { DirectHandlers, Handlers } from "../users/index.ts";
import { activateLicence } from "./activate-licence.ts";
import { redeemCode } from "./redeem-code.ts";
import { releaseActivation } from "./release-activation.ts";
import { transferLicence } from "./transfer-licence.ts";

export const licenceHandlers: Handlers<"redeemProduct" | "transferLicence" | "releaseActivation"> = {
  redeemProduct: async (deps, context, request) => {
    if (request.mode === "prepare") return wronglyPrepared();
    const code = request.redeem_code;
    const redeemed = await redeemCode(deps, { userId: context.session?.userId ?? "", address: context.address, code });
    return redeemed.isOk ? ok({ products: redeemed.value }) : redeemed;
  },
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

export const licenceDirectHandlers: DirectHandlers<"activateLicence"> = {
  activateLicence: (deps, _context, request) =>
    activateLicence(deps, {
      licenceKey: request.licence_key,
      deviceId: request.device_id,
      deviceName: request.device_name,
      platform: request.platform,
      pluginVersion: request.plugin_version ?? null,
    }),
};
