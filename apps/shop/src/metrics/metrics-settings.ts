import * as z from "zod";
import { define, port } from "../settings/define-setting.ts";

/** Shorter keys can be guessed. */
const SHORTEST_METRICS_KEY = 32;

/** Where /metrics is served, and to whom. Without a port and without a key it is served nowhere. */
export const metricsSettings = {
  SHOP_METRICS_PORT: define({
    schema: port.optional(),
    allowed: "0 to 65535",
    fallback: "none",
    purpose: "A port of its own for /metrics; 0 takes a free one. See docs/guides/operate.md.",
  }),
  SHOP_METRICS_HOST: define({
    schema: z.string().min(1).default("127.0.0.1"),
    allowed: "a host name or an address",
    fallback: "127.0.0.1",
    purpose: "The address that SHOP_METRICS_PORT listens on; 0.0.0.0 for all.",
  }),
  SHOP_METRICS_KEY: define({
    schema: z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .min(SHORTEST_METRICS_KEY)
      .optional(),
    allowed: "at least 32 characters, without spaces",
    fallback: "none",
    purpose:
      "What a reader of /metrics sends as `Authorization: Bearer …`. Without SHOP_METRICS_PORT it opens /metrics on PORT; with it, it is needed there.",
    isSecret: true,
  }),
} as const;
