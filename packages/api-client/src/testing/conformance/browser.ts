import { checksumInput, IDEMPOTENCY_HEADER } from "../../contract/index.ts";
import type { CallChanges, ConformanceBrowser, ConformanceTarget, HostAnswer } from "./target.ts";

/** A browser without an access token; `withToken` adds one. Keeps the host's cookies and sends the host's origin. */
export function createConformanceBrowser(
  target: ConformanceTarget,
  accessToken = "",
  cookies: Map<string, string> = new Map(),
): ConformanceBrowser & { withToken(accessToken: string): ConformanceBrowser } {
  const send = async (path: string, init: RequestInit): Promise<HostAnswer> => {
    const headers = new Headers(init.headers);
    headers.set("origin", target.origin);
    if (cookies.size > 0) headers.set("cookie", Array.from(cookies, (pair) => pair.join("=")).join("; "));
    const response = await target.fetch(`${target.origin}${path}`, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    return { status: response.status, headers: response.headers, body: parseJson(await response.text()) };
  };
  return {
    accessToken,
    send,
    call: async (id, request, changes = {}) => {
      const method = changes.method ?? "POST";
      const body = changes.body ?? (await buildEnvelope(target, changes.accessToken ?? accessToken, request, changes));
      return send(`/v1/${id}`, {
        method,
        headers: {
          "content-type": changes.contentType ?? "application/json",
          ...(changes.idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: changes.idempotencyKey }),
        },
        ...(method === "GET" ? {} : { body }),
      });
    },
    withToken: (token) => createConformanceBrowser(target, token, cookies),
  };
}

async function buildEnvelope(target: ConformanceTarget, accessToken: string, request: unknown, changes: CallChanges) {
  const globals = { access_token: accessToken, current_url_path: "/" };
  const checksum = changes.checksum ?? (await target.hash(checksumInput(globals, request)));
  return JSON.stringify({ globals, request, checksum });
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(";");
  const [name = "", ...value] = pair.trim().split("=");
  if (attributes.some((attribute) => attribute.trim().toLowerCase() === "max-age=0")) cookies.delete(name);
  else cookies.set(name, value.join("="));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A response that isn't JSON is valid here too: a check that needs JSON reports what it got.
    return undefined;
  }
}
