import { createHash } from "node:crypto";
import {
  ACCESS_TOKEN_HEADER,
  checksumInput,
  DEFAULT_OPERATION_IDS,
  IDEMPOTENCY_HEADER,
  type OperationName,
} from "@shop/api-client/contract";
import { createFakeClock, createFakeRandom, type FakeClock } from "@shop/kernel/testing";
import { createApp } from "../app.ts";
import type { PostgresOptions } from "../platform/database/open-database.ts";
import type { OpenDatabase } from "../ports/database.ts";
import type { ApiSettings, Deps } from "../ports/deps.ts";
import { createFakeDeps } from "./fake-deps.ts";
import type { FakeVatIdRegister } from "./fake-vat-id-register.ts";
import { createTestDatabase } from "./test-database.ts";

export const TEST_ORIGIN = "http://shop.test";

export interface TestApp {
  readonly app: ReturnType<typeof createApp>;
  readonly deps: Deps;
  readonly db: Deps["db"];
  readonly clock: FakeClock;
  readonly logged: Array<Record<string, unknown>>;
  /** The register of VAT ids, if the test gives no other. */
  readonly vatIds: FakeVatIdRegister;
  /** A separate browser: stores cookies and the access token, sends the right envelope. */
  newBrowser(options?: BrowserOptions): TestBrowser;
  close(): Promise<void>;
}

export interface TestAnswer {
  readonly status: number;
  readonly valid: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever field it asserts on.
  readonly result: any;
  readonly error: string | null;
  readonly code: string | number | null;
}

export interface BrowserOptions {
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The app on a throw-away database of the engine under test, with a fake clock, seeded chance, fast hashes and no network. */
export async function createTestApp(
  overrides: {
    deps?: Partial<Deps> | ((fake: Deps) => Partial<Deps>);
    settings?: Partial<ApiSettings>;
    database?: Partial<PostgresOptions>;
  } = {},
): Promise<TestApp> {
  const opened: OpenDatabase = await createTestDatabase(overrides.database);
  const clock = createFakeClock();
  const fake = createFakeDeps(opened.db, clock, createFakeRandom(), { origin: TEST_ORIGIN, ...overrides.settings });
  const other = typeof overrides.deps === "function" ? overrides.deps(fake.deps) : overrides.deps;
  const deps: Deps = { ...fake.deps, ...other };
  const app = createApp(deps);
  return {
    app,
    deps,
    db: opened.db,
    clock,
    logged: fake.logged,
    vatIds: fake.vatIds,
    newBrowser: (options = {}) => createTestBrowser(app, options),
    close: opened.close,
  };
}

export interface TestBrowser {
  readonly cookies: Map<string, string>;
  /** Every `Set-Cookie` value received, in order. */
  readonly setCookies: readonly string[];
  accessToken: string;
  /** Fetches the visitor's access token. */
  start(): Promise<TestBrowser>;
  call(
    name: OperationName,
    request?: unknown,
    options?: { idempotencyKey?: string; headers?: Record<string, string> },
  ): Promise<TestAnswer>;
  /** Prepares the security token and calls with it in the field of that name. */
  callSecured(
    name: OperationName,
    request: Record<string, unknown>,
    field?: "csrf_token" | "token",
  ): Promise<TestAnswer>;
  /** A plain request with this browser's cookies and origin. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

function createTestBrowser(app: TestApp["app"], options: BrowserOptions): TestBrowser {
  const cookies = new Map<string, string>();
  const setCookies: string[] = [];
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers({
      origin: TEST_ORIGIN,
      "sec-fetch-site": "same-origin",
      ...(browser.accessToken === "" ? {} : { [ACCESS_TOKEN_HEADER]: browser.accessToken }),
      "x-shop-socket-address": options.address ?? "203.0.113.7",
      ...options.headers,
    });
    new Headers(init.headers).forEach((value, name) => {
      headers.set(name, value);
    });
    if (cookies.size > 0) headers.set("cookie", Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; "));
    const response = await app.request(path, { ...init, headers });
    setCookies.push(...response.headers.getSetCookie());
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    return response;
  };
  const browser: TestBrowser = {
    cookies,
    setCookies,
    accessToken: "",
    start: async () => {
      browser.accessToken = (await browser.call("generateToken")).result.access_token;
      return browser;
    },
    call: async (name, request = {}, callOptions = {}) => {
      const globals = { access_token: browser.accessToken, ip_address: "198.51.100.1", current_url_path: "/" };
      const checksum = createHash("sha256").update(checksumInput(globals, request)).digest("hex");
      const response = await send(`/v1/${DEFAULT_OPERATION_IDS[name]}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(callOptions.idempotencyKey ? { [IDEMPOTENCY_HEADER]: callOptions.idempotencyKey } : {}),
          ...callOptions.headers,
        },
        body: JSON.stringify({ globals, request, checksum }),
      });
      return { status: response.status, ...(await response.json()) };
    },
    callSecured: async (name, request, field = "csrf_token") => {
      const prepared = await browser.call(name, { mode: "prepare" });
      return browser.call(name, { mode: "execute", ...request, [field]: prepared.result.csrf_token });
    },
    fetch: send,
  };
  return browser;
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(";");
  const [name = "", ...value] = pair.split("=");
  if (attributes.some((attribute) => attribute.trim().toLowerCase() === "max-age=0")) cookies.delete(name);
  else cookies.set(name, value.join("="));
}
