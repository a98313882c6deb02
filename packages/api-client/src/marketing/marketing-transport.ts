/** One call of the marketing service. The whole of it is known before it is sent. */
export interface MarketingRequest {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON of a POST; a GET has none. */
  readonly body?: string;
  /** Aborted when the call has taken too long. */
  readonly signal: AbortSignal;
}

export interface MarketingTransportAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends a call to the marketing service. Rejects if there is no response; any status is a response. */
export type MarketingTransport = (request: MarketingRequest) => Promise<MarketingTransportAnswer>;

export interface MarketingTransportOptions {
  /** Additional headers for each call, such as those that authenticate the server to the service. Read again for each call. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

/** The transport over a `fetch`. A browser sends its cookies to its own origin alone. It follows no redirects: the headers that authenticate to the service are sent only to it. */
export function createMarketingTransport(
  fetch: typeof globalThis.fetch,
  options: MarketingTransportOptions = {},
): MarketingTransport {
  return async ({ url, method, headers, body, signal }) => {
    const answer = await fetch(url, {
      method,
      headers: { ...options.headers?.(), ...headers },
      ...(body === undefined ? {} : { body }),
      signal,
      redirect: "manual",
    });
    return { status: answer.status, text: await answer.text() };
  };
}
