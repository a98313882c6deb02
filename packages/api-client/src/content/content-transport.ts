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
  /** A header by its name in lower case; null where it is missing. */
  readonly header: (name: string) => string | null;
}

/** Carries a GET to the host. Rejects where no answer came; any status is an answer. */
export type ContentTransport = (request: ContentRequest) => Promise<ContentAnswer>;

/**
 * The transport over a `fetch`. No cookie goes along: content is public and the same for everybody. No redirect is followed, to another
 * host least of all: it is an answer (status 301, or 0 in a browser).
 */
export function createContentTransport(fetch: typeof globalThis.fetch): ContentTransport {
  return async ({ url, headers, signal }) => {
    const answer = await fetch(url, { method: "GET", headers, signal, credentials: "omit", redirect: "manual" });
    return { status: answer.status, text: await answer.text(), header: (name) => answer.headers.get(name) };
  };
}
