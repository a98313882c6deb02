import type { Result } from "@shop/kernel";
import type { Context } from "hono";
import { failureEntry } from "../ports/failures.ts";

/** A call's response: `success`, and for a failure its message and code. Source: TRACK-04. */
export function answer(c: Context, result: Result<object>): Response {
  if (result.isOk) return c.json({ message: null, ...result.value, success: true });
  const { status, code, text } = failureEntry(result.failure);
  return c.json({ success: false, message: text, code: String(code) }, status as 400);
}
