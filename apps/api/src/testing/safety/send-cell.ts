import { type DirectCalls, type OperationName, operations } from "@shop/api-client/contract";
import { callDirect } from "../account-change.ts";
import type { TestBrowser } from "../create-test-app.ts";
import type { PayingTestApp } from "../with-test-payments.ts";
import { type Actor, mintToken } from "./actors.ts";
import type { Aim, RouteAsked } from "./matrix-row.ts";
import type { OwnedThings } from "./safety-world.ts";

/** The result of a call: its response, and everything that was sent back. */
export interface Sent {
  readonly answer: string;
  readonly bytes: string;
}

export function aimAt(owner: OwnedThings, actor: Actor): Aim {
  const isOwner = actor === "a";
  return { owner, secret: (value) => (isOwner ? value : guessed(value)) };
}

/** Of the same form, and one character off. */
function guessed(secret: string): string {
  const at = secret.length - 2;
  return `${secret.slice(0, at)}${secret[at] === "0" ? "1" : "0"}${secret.slice(at + 1)}`;
}

/** One of the main API. Where it takes a security token, it is prepared first, and comes with a valid token. */
export async function sendOperation(
  shop: PayingTestApp,
  browser: TestBrowser,
  name: OperationName,
  request: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Sent> {
  const { tokenPurpose } = operations[name];
  if (!tokenPurpose) return toSent(await browser.call(name, request, { headers }));
  const link = "id" in request ? { id: request.id, key: request.key } : {};
  const prepared = await browser.call(name, { mode: "prepare", ...link }, { headers });
  const token = await mintToken(shop, browser, tokenPurpose);
  const field = name === "login" ? "token" : "csrf_token";
  const sent = toSent(await browser.call(name, { mode: "execute", ...request, [field]: token }, { headers }));
  return { ...sent, bytes: JSON.stringify(prepared) + sent.bytes };
}

function toSent(answer: { readonly valid: boolean; readonly code: string | number | null }): Sent {
  return { answer: answer.valid ? "ok" : String(answer.code), bytes: JSON.stringify(answer) };
}

export async function sendDirect(
  browser: TestBrowser,
  name: keyof DirectCalls,
  request: Record<string, unknown>,
): Promise<Sent> {
  const { body } = await callDirect(browser, name, request);
  return { answer: body.success ? "ok" : body.code, bytes: JSON.stringify(body) };
}

export async function sendToRoute(browser: TestBrowser, asked: RouteAsked): Promise<Sent> {
  const { path, method = "GET", headers = {}, body } = asked;
  const response = await browser.fetch(path, { method, headers, ...(body === undefined ? {} : { body }) });
  const sentBack = [response.headers.get("location"), response.headers.get("set-cookie"), await response.text()];
  return { answer: String(response.status), bytes: sentBack.join("\n") };
}
