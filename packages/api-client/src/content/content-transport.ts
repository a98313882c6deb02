/** One read of the content system. */
export interface ContentRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Aborted when the read has taken too long. */
  readonly signal: AbortSignal;
}

export interface ContentAnswer {
  readonly status: number;
  readonly text: string;
  /** A header by its lower-case name; null if it is missing. */
  readonly header: (name: string) => string | null;
}

/** Sends a GET to the host. Rejects if there is no response; any status is a response. */
export type ContentTransport = (request: ContentRequest) => Promise<ContentAnswer>;

/**
 * The transport over a `fetch`. It sends no cookies: content is public and the same for everybody. It follows no redirects, especially
 * not to another host; a redirect is returned as a response (status 301, or 0 in a browser).
 */
export function createContentTransport(fetch: typeof globalThis.fetch): ContentTransport {
  return async ({ url, headers, signal }) => {
    const answer = await fetch(url, { method: "GET", headers, signal, credentials: "omit", redirect: "manual" });
    return { status: answer.status, text: await answer.text(), header: (name) => answer.headers.get(name) };
  };
}
