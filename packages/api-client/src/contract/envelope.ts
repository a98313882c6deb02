import * as z from "zod/mini";
import { MAX_TOKEN_LENGTH, MAX_URL_LENGTH } from "./limits.ts";

/** What every call says about its sender. Our back end ignores the address and uses the socket's. */
export const globalsSchema = z.lazy(() =>
  z.strictObject({
    access_token: z.string().check(z.maxLength(MAX_TOKEN_LENGTH)),
    ip_address: z.optional(z.string().check(z.maxLength(64))),
    current_url_path: z.optional(z.string().check(z.maxLength(MAX_URL_LENGTH))),
  }),
);
export type Globals = z.infer<typeof globalsSchema>;

/** The body of every call of the main API. The checksum is over `{globals, request}`. */
export const envelopeSchema = z.lazy(() =>
  z.strictObject({
    globals: globalsSchema,
    request: z.unknown(),
    checksum: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
);
export type Envelope = z.infer<typeof envelopeSchema>;

/** The response of every call of the main API. `code` is a failure code, or one of the documented numbers (500, 406, 509). */
export const answerSchema = z.lazy(() =>
  z.looseObject({
    valid: z.boolean(),
    result: z.optional(z.unknown()),
    error: z.optional(z.nullable(z.string())),
    code: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  }),
);
export type Answer = z.infer<typeof answerSchema>;
