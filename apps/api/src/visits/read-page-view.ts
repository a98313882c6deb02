import { fail, ok, type Result } from "@shop/kernel";
import * as z from "zod/mini";
import { MAX_PATH_CHARACTERS } from "./limits.ts";

const viewSchema = z.strictObject({
  /** Of a page of the shop, without its query. */
  path: z.string().check(z.maxLength(MAX_PATH_CHARACTERS), z.regex(/^\/[\w%./-]*$/)),
  /** Whether the visitor came from elsewhere. */
  isVisit: z.boolean(),
});
export type PageView = z.infer<typeof viewSchema>;

/** A page view as a browser sends it. Failure: `api.badRequest` {path}. */
export function readPageView(body: unknown): Result<PageView> {
  const parsed = viewSchema.safeParse(body);
  if (parsed.success) return ok(parsed.data);
  return fail({ code: "api.badRequest", params: { path: parsed.error.issues[0]?.path.join(".") || "body" } });
}
