import { createHash } from "node:crypto";
import { type APIRequestContext, type BrowserContext, expect } from "@playwright/test";
import { checksumInput } from "../../packages/api-client/src/contract/canonical-json.ts";
import { DEFAULT_OPERATION_IDS } from "../../packages/api-client/src/contract/operation-ids.ts";

export interface ApiAnswer {
  readonly status: number;
  readonly valid: boolean;
  readonly result: Readonly<Record<string, unknown>>;
  readonly error: string | null;
}

import { ACCESS_TOKEN_COOKIE } from "../../packages/api-client/src/contract/failures.ts";

/** Calls the back end past the pages, with the cookies of a browser: for what a test needs before it begins. */
export class Api {
  readonly #context: BrowserContext;
  readonly #origin: string;

  constructor(context: BrowserContext, origin: string) {
    this.#context = context;
    this.#origin = origin;
  }

  async call(name: keyof typeof DEFAULT_OPERATION_IDS, request: object = {}, token?: string): Promise<ApiAnswer> {
    const globals = { access_token: token ?? (await this.#token()), current_url_path: "/" };
    const checksum = createHash("sha256").update(checksumInput(globals, request)).digest("hex");
    const response = await this.#request().post(`${this.#origin}/v1/${DEFAULT_OPERATION_IDS[name]}`, {
      headers: { origin: this.#origin, "sec-fetch-site": "same-origin" },
      data: { globals, request, checksum },
    });
    return { status: response.status(), ...(await response.json()) };
  }

  /** A visitor's token, kept where the pages look for it. */
  async start(): Promise<void> {
    const { result } = await this.#mustCall("generateToken", {});
    await this.#context.addCookies([
      {
        name: ACCESS_TOKEN_COOKIE,
        value: encodeURIComponent(String(result.access_token)),
        url: this.#origin,
        sameSite: "Lax",
      },
    ]);
  }

  /** Fetches the security token of an operation and calls it with it: both as one visitor, though an open page may fetch itself another. */
  async callSecured(
    name: "register" | "login" | "redeemProduct",
    request: object,
    field: "csrf_token" | "token",
  ): Promise<ApiAnswer> {
    const token = await this.#token();
    const { result } = await this.#mustCall(name, { mode: "prepare" }, token);
    return this.#mustCall(name, { mode: "execute", ...request, [field]: result.csrf_token }, token);
  }

  async #mustCall(...args: Parameters<Api["call"]>): Promise<ApiAnswer> {
    const answer = await this.call(...args);
    expect(answer, args[0]).toMatchObject({ status: 200, valid: true });
    return answer;
  }

  async #token(): Promise<string> {
    const cookies = await this.#context.cookies(this.#origin);
    return decodeURIComponent(cookies.find(({ name }) => name === ACCESS_TOKEN_COOKIE)?.value ?? "");
  }

  #request(): APIRequestContext {
    return this.#context.request;
  }
}
