import { lookup as lookUpName } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./is-public-address.ts";

export interface GuardedGetOptions {
  /** The only origin that is called. */
  readonly origin: string;
  /** Whether its address may be a private one: this machine, or a network of the operator's. */
  readonly allowsPrivate: boolean;
  /** A longer response is rejected while it arrives. */
  readonly maxBytes: number;
  /** Finds the addresses of a name. Default: the system's. */
  readonly lookup?: LookupFunction;
}

interface GuardedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

interface GuardedAnswer {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | null;
}

/**
 * A GET of one host, whatever addresses its own responses contain. It follows no redirect. The address is checked where the connection is
 * opened, so a name can't change its address between the check and the call. Compression isn't requested: a small response stays small.
 * Rejects with the reason.
 */
export function createGuardedGet(options: GuardedGetOptions): (request: GuardedRequest) => Promise<GuardedAnswer> {
  const lookup = options.allowsPrivate ? options.lookup : publicLookup(options.lookup ?? lookUpName);
  return async ({ url, headers, signal }) => {
    const { origin, protocol, hostname } = new URL(url);
    if (origin !== options.origin) throw new Error(`${origin} is another host than ${options.origin}`);
    const literal = hostname.replace(/^\[|\]$/g, "");
    if (!options.allowsPrivate && isIP(literal) > 0 && !isPublicAddress(literal)) throw privateAddress(literal);
    const send = protocol === "https:" ? requestHttps : requestHttp;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = send(url, {
        headers: { ...headers, "accept-encoding": "identity" },
        signal,
        ...(lookup && { lookup }),
      });
      sent.on("response", resolve).on("error", reject).end();
    });
    const text = await readText(answer, options.maxBytes);
    const header = (name: string) => {
      const value = answer.headers[name];
      return Array.isArray(value) ? value.join(", ") : (value ?? null);
    };
    return { status: answer.statusCode ?? 0, text, header };
  };
}

async function readText(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop destroys the connection.
    if (size > maxBytes) throw new Error(`the response is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Of a name with several addresses each has to be public: which one is connected to isn't known here. */
function publicLookup(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, options, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
      const refused = error ? undefined : addresses.find((address) => !isPublicAddress(address));
      if (refused === undefined) callback(error, found, family);
      else callback(privateAddress(`${hostname} (${refused})`), "", family);
    });
  };
}

function privateAddress(address: string): Error {
  return new Error(`${address} is a private address`);
}
