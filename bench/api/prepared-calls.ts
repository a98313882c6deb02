import { createHash, randomUUID } from "node:crypto";
import {
  checksumInput,
  DEFAULT_OPERATION_IDS,
  IDEMPOTENCY_HEADER,
  type OperationName,
} from "@shop/api-client/contract";

/** One request, ready to be sent. */
export interface PreparedCall {
  readonly method: "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A visitor of the bench: a token and a place of its own, so that no place gets near its limit of calls. */
export interface BenchVisitor {
  readonly accessToken: string;
  readonly address: string;
  /** What its browser sends back of the responses' cookies. */
  readonly cookie?: string;
  /** Of the page that calls; a login's cookie is taken from the shop's own pages alone. */
  readonly origin?: string;
}

/** A call as the shop's client would send it: envelope with its checksum, and for a change a key of its own. */
export function prepareCall(
  name: OperationName,
  visitor: BenchVisitor,
  request: unknown = {},
  isChange = false,
): PreparedCall {
  const globals = { access_token: visitor.accessToken, current_url_path: "/" };
  const checksum = createHash("sha256").update(checksumInput(globals, request)).digest("hex");
  return {
    method: "POST",
    path: `/v1/${DEFAULT_OPERATION_IDS[name]}`,
    headers: {
      "content-type": "application/json",
      "accept-language": "en",
      "x-forwarded-for": visitor.address,
      ...(visitor.cookie === undefined ? {} : { cookie: visitor.cookie }),
      ...(visitor.origin === undefined ? {} : { origin: visitor.origin }),
      ...(isChange ? { [IDEMPOTENCY_HEADER]: randomUUID() } : {}),
    },
    body: JSON.stringify({ globals, request, checksum }),
  };
}

/** Sends one call and returns its result; anything but a valid response ends the bench. */
export async function send(port: number, call: PreparedCall): Promise<{ result: unknown; cookie: string }> {
  const response = await fetch(`http://127.0.0.1:${port}${call.path}`, call);
  const text = await response.text();
  const answer = response.ok ? JSON.parse(text) : { valid: false };
  if (!answer.valid) throw new Error(`The shop responded with ${response.status} ${text.slice(0, 300)}`);
  const cookies = response.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { result: answer.result, cookie: cookies.join("; ") };
}

/** Runs the acts, so many at once. Results in the order of the acts. */
export async function sendAll<Value>(acts: ReadonlyArray<() => Promise<Value>>, atOnce = 16): Promise<Value[]> {
  const results: Value[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < acts.length; index = next++) {
      const act = acts[index];
      if (act) results[index] = await act();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/** Visitors with a token each, from as many addresses. */
export function welcomeVisitors(port: number, count: number): Promise<BenchVisitor[]> {
  return sendAll(
    Array.from({ length: count }, (_, index) => async () => {
      const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
      const { result } = await send(port, prepareCall("generateToken", { accessToken: "", address }));
      return { accessToken: (result as { access_token: string }).access_token, address };
    }),
  );
}

/** The visitors with a security token each, in their order. */
export function fetchSecurityTokens(
  port: number,
  name: OperationName,
  visitors: readonly BenchVisitor[],
): Promise<string[]> {
  return sendAll(
    visitors.map((visitor) => async () => {
      const { result } = await send(port, prepareCall(name, visitor, { mode: "prepare" }));
      return (result as { csrf_token: string }).csrf_token;
    }),
  );
}

/** Logs the customer of an address in, from a place of its own and a page of the shop. */
export async function logInVisitor(
  port: number,
  visitor: BenchVisitor,
  login: { readonly email: string; readonly password: string },
): Promise<BenchVisitor> {
  const [csrf_token] = await fetchSecurityTokens(port, "login", [visitor]);
  const request = { mode: "execute", email_address: login.email, password: login.password, csrf_token };
  const { cookie } = await send(port, prepareCall("login", visitor, request));
  return { ...visitor, cookie, origin: `http://localhost:${port}` };
}
