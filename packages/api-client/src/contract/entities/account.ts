import * as z from "zod/mini";

/** One login of the account, on this device or another. Times are ISO 8601. */
export const accountSessionSchema = z.lazy(() =>
  z.looseObject({
    id: z.string(),
    is_current: z.boolean(),
    /** The browser's user agent at the login, parsed: `Firefox`, `Windows`; null if it can't be identified. */
    browser: z.nullable(z.string()),
    system: z.nullable(z.string()),
    created_at: z.string(),
    last_seen_at: z.string(),
    expires_at: z.string(),
  }),
);
export type WireAccountSession = z.infer<typeof accountSessionSchema>;

/** An e-mail change that was confirmed and waits for its day. */
export const emailChangeSchema = z.lazy(() => z.looseObject({ new_email: z.string(), takes_effect_at: z.string() }));
export type WireEmailChange = z.infer<typeof emailChangeSchema>;
