import * as z from "zod/mini";
import { platformSchema } from "../entities/licence.ts";
import { MAX_DEVICE_LENGTH, MAX_LABEL_LENGTH, MAX_LICENCE_KEY_LENGTH } from "../limits.ts";
import { lineOfText } from "../text.ts";
import { type DirectCall, directFields } from "./direct.ts";

/** Called by the plugin itself; no browser loads it. */
export const activateLicence = {
  name: "direct.activateLicence",
  summary:
    "A plugin reports that it runs on a device, with the licence's key. Returns the signed licence file, which the plugin can check offline. If the same device reports again, its last use is updated and it takes no further place.",
  path: "/wp-json/fa/v1/activate-licence",
  request: z.lazy(() =>
    z.strictObject({
      licence_key: lineOfText(MAX_LICENCE_KEY_LENGTH, 1),
      device_id: lineOfText(MAX_DEVICE_LENGTH, 8),
      device_name: lineOfText(MAX_LABEL_LENGTH, 1),
      platform: platformSchema,
      plugin_version: z.optional(z.nullable(lineOfText(MAX_LABEL_LENGTH))),
    }),
  ),
  answer: z.lazy(() => z.looseObject({ ...directFields(), licence: z.optional(z.nullable(z.string())) })),
  actor: "anybody",
  isMutation: true,
  atMostOnce: "transaction",
  failures: ["licence.keyUnknown", "licence.tooManyDevices", "licence.tooManyTries"],
} as const satisfies DirectCall;
