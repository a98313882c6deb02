/** One HTTP request of the shop. It is complete before it is sent; nothing is streamed. */
export interface TransportRequest {
  readonly url: string;
  readonly method: "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Aborted when the operation has taken too long. */
  readonly signal: AbortSignal;
  /** Whether the request may outlive its page. */
  readonly keepalive: boolean;
}

export interface TransportAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends a request to the host. Rejects if there is no response; any status is a response. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

export interface FetchTransportOptions {
  /** Whether cookies are sent. Default: "same-origin", which a shop on its own origin needs. */
  readonly credentials?: RequestCredentials;
  /** Additional headers for each request, for example a server's forwarded cookie. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

/** The transport over a `fetch`: the browser's, Node's, or one that calls an app in the same process directly. */
export function createFetchTransport(fetch: typeof globalThis.fetch, options: FetchTransportOptions = {}): Transport {
  return async (request) => {
    const answer = await fetch(request.url, {
      method: request.method,
      headers: { ...options.headers?.(), ...request.headers },
      body: request.body,
      signal: request.signal,
      keepalive: request.keepalive,
      credentials: options.credentials ?? "same-origin",
    });
    return { status: answer.status, text: await answer.text() };
  };
}
