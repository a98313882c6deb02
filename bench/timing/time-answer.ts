import { createHash } from "node:crypto";
import type { PreparedCall } from "../api/prepared-calls.ts";

export interface Answer {
  readonly ms: number;
  /** Status, body and headers in short: two responses that say the same have the same one. */
  readonly said: string;
}

/** Random in every response, and so no difference. */
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const OF_EVERY_ANSWER = new Set(["date", "x-request-id"]);

/** Sends one call and waits for the last byte of its response. */
export async function timeAnswer(port: number, call: PreparedCall): Promise<Answer> {
  const startedMs = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${call.path}`, call);
  const body = await response.text();
  const ms = performance.now() - startedMs;
  const headers = [...response.headers].filter(([name]) => !OF_EVERY_ANSWER.has(name));
  const text = body.replace(UUID, "(uuid)");
  const whole = createHash("sha256")
    .update(JSON.stringify([headers, text]))
    .digest("hex")
    .slice(0, 8);
  return { ms, said: `${response.status} ${text.slice(0, 100)} #${whole}` };
}
