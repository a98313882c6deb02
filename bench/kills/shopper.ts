import { createHash } from "node:crypto";
import {
  type AnswerOf,
  checksumInput,
  DEFAULT_OPERATION_IDS,
  IDEMPOTENCY_HEADER,
  type OperationName,
  type Operations,
} from "@shop/api-client/contract";

/** The response, as the contract promises it: a rejection has no result, and a token's call has only the token. */
export interface ShopAnswer<Name extends OperationName = OperationName> {
  readonly status: number;
  readonly valid: boolean;
  readonly code: string | number | null;
  readonly result: AnswerOf<Operations[Name]> | null;
}

/** A browser that speaks the wire format: cookies, access token, security tokens. Where the line breaks its calls reject. */
export interface Shopper {
  readonly email: string;
  begin(): Promise<void>;
  call<Name extends OperationName>(name: Name, request?: unknown, idempotencyKey?: string): Promise<ShopAnswer<Name>>;
  callSecured<Name extends "register" | "login">(
    name: Name,
    request: object,
    field: "token" | "csrf_token",
    idempotencyKey?: string,
  ): Promise<ShopAnswer<Name>>;
  pay(address: string): Promise<number>;
  readText(path: string): Promise<string>;
  /** A call that isn't one of the main API: the marketing service's, a record of consent. Returns the status. */
  post(path: string, body: object): Promise<number>;
}

/** A shopper of a name of its own, at an address of its own, so that no limit of one place is reached. */
export function createShopper(number: number, origin: string): Shopper {
  const cookies = new Map<string, string>();
  let accessToken = "";
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set("origin", origin);
    headers.set("sec-fetch-site", "same-origin");
    headers.set("x-forwarded-for", `2001:db8:${number.toString(16)}::1`);
    headers.set("cookie", Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(`${origin}${path}`, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    return response;
  };
  const call = async <Name extends OperationName>(
    name: Name,
    request: unknown = {},
    idempotencyKey?: string,
  ): Promise<ShopAnswer<Name>> => {
    const globals = { access_token: accessToken };
    const checksum = createHash("sha256").update(checksumInput(globals, request)).digest("hex");
    const key: Record<string, string> = idempotencyKey ? { [IDEMPOTENCY_HEADER]: idempotencyKey } : {};
    const response = await send(`/v1/${DEFAULT_OPERATION_IDS[name]}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...key },
      body: JSON.stringify({ globals, request, checksum }),
    });
    return { status: response.status, ...((await response.json()) as Omit<ShopAnswer<Name>, "status">) };
  };
  return {
    email: `shopper-${number}@customer.example`,
    begin: async () => {
      const { result } = await call("generateToken");
      if (!result) throw new Error("The shop gave no access token.");
      accessToken = result.access_token;
    },
    call,
    callSecured: async (name, request, field, idempotencyKey) => {
      const prepared = await call(name, { mode: "prepare" });
      return call(name, { mode: "execute", ...request, [field]: prepared.result?.csrf_token }, idempotencyKey);
    },
    pay: async (address) => {
      const response = await send(new URL(address).pathname, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-dest": "iframe" },
        body: new URLSearchParams({ number: "4242 4242 4242 4242", expiry: "12/34", cvc: "123" }).toString(),
      });
      await response.arrayBuffer();
      return response.status;
    },
    readText: async (path) => (await send(path)).text(),
    post: async (path, body) => {
      const headers = { "content-type": "application/json" };
      const response = await send(path, { method: "POST", headers, body: JSON.stringify(body) });
      await response.arrayBuffer();
      return response.status;
    },
  };
}
