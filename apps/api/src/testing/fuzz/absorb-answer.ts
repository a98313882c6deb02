import type { FuzzActor } from "./fuzz-actors.ts";
import type { PlannedCall } from "./plan-call.ts";

/** Stores what a browser keeps of a response: cookies, tokens, the payment page. Returns what is wrong with it, or null. */
export async function absorbAnswer(call: PlannedCall, response: Response): Promise<string | null> {
  const text = await response.text();
  if (response.status >= 500) return `status ${response.status}: ${text.slice(0, 200)}`;
  for (const line of response.headers.getSetCookie()) keepCookie(call.actor, line);
  if (call.kind === "payment" || call.kind === "address") return null;
  const answer = parse(text);
  if (call.kind === "webhook") return answer?.received === true ? `taken: ${text.slice(0, 200)}` : null;
  if (answer === null) return `not JSON: ${text.slice(0, 200)}`;
  if (call.kind === "direct" || call.kind === "marketing")
    return typeof answer.success === "boolean" ? null : `no verdict: ${text.slice(0, 200)}`;
  if (typeof answer.valid !== "boolean") return `no verdict: ${text.slice(0, 200)}`;
  if (answer.valid) keepResult(call, answer.result);
  else if (typeof answer.error !== "string" || answer.error === "")
    return `refused without a word: ${text.slice(0, 200)}`;
  return null;
}

function keepResult({ actor, operation }: PlannedCall, result: unknown): void {
  if (!isRecord(result) || operation === null) return;
  if (typeof result.access_token === "string") actor.accessToken = result.access_token;
  if (typeof result.csrf_token === "string") actor.securityTokens.set(operation, result.csrf_token);
  if (typeof result.cart_url === "string" && URL.canParse(result.cart_url)) {
    actor.payments.unshift(new URL(result.cart_url).pathname);
    actor.payments.length = Math.min(actor.payments.length, 3);
  }
}

function keepCookie(actor: FuzzActor, line: string): void {
  const [pair = "", ...attributes] = line.split(";");
  const [name = "", ...value] = pair.split("=");
  const isOver = attributes.some((attribute) => attribute.trim().toLowerCase() === "max-age=0");
  if (isOver) actor.cookies.delete(name);
  else actor.cookies.set(name, value.join("="));
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    // Not JSON, which the caller reports.
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
