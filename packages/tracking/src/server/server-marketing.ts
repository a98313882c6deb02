import {
  createMarketingClient,
  createMarketingTransport,
  type ServerMarketingAnswer,
  type ServerMarketingCallName,
  type ServerMarketingRequest,
} from "@shop/api-client/server";
import type { Clock } from "@shop/kernel";

export type ServerMarketingOutcome<Name extends ServerMarketingCallName> =
  | (ServerMarketingAnswer<Name> & { readonly success: boolean })
  | { readonly success: false; readonly message: string; readonly code: string };

/** Reads and tags the users of the marketing service. */
export interface ServerMarketing {
  /** Sent once, with ten seconds to arrive. Never rejects: what fails is `{ success: false, message }`. Source: TRACK-04. */
  call<Name extends ServerMarketingCallName>(
    name: Name,
    request: ServerMarketingRequest<Name>,
  ): Promise<ServerMarketingOutcome<Name>>;
}

/** The marketing service for a server that has its key. Never pass an address that a shopper sent as theirs. Source: SAFE-19. */
export function createServerMarketing(deps: {
  readonly host: string;
  /** Sent as a bearer token, to no other place by a redirect. */
  readonly key: string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
}): ServerMarketing {
  const { host, clock } = deps;
  const transport = createMarketingTransport(deps.fetch, { headers: () => ({ authorization: `Bearer ${deps.key}` }) });
  const client = createMarketingClient({ host, clock, transport });
  return {
    call: async (name, request) => {
      const result = await client.call(name, request);
      if (result.isOk) return result.value;
      const { code, serverText } = result.failure;
      return { success: false, code, message: serverText ?? code };
    },
  };
}
