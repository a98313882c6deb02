import { Resolver } from "node:dns/promises";
import type { MailDomainLookup } from "../deps.ts";

/** What one try of one look-up may take, and how many tries: the shopper waits for it. */
const LOOKUP_TIMEOUT_MS = 1500;
const LOOKUP_TRIES = 1;
/** Answers that say: there is no such thing. All others say that nobody could be asked. */
const ABSENT = new Set(["ENOTFOUND", "ENODATA"]);

type Lookup = "yes" | "no" | "unknown";

/** Asks DNS whether a domain takes mail: an MX that isn't null (RFC 7505), else an address (RFC 5321, 5.1). */
export function createDnsMailDomains(
  resolver: Pick<Resolver, "resolveMx" | "resolve4" | "resolve6"> = new Resolver({
    timeout: LOOKUP_TIMEOUT_MS,
    tries: LOOKUP_TRIES,
  }),
): MailDomainLookup {
  return {
    acceptsMail: async (domain) => {
      const exchangers = await ask(async () => await resolver.resolveMx(domain));
      if (exchangers === "unknown") return "unknown";
      if (exchangers !== "absent") return exchangers.some(({ exchange }) => exchange !== "") ? "yes" : "no";
      const addresses = await Promise.all([ask(() => resolver.resolve4(domain)), ask(() => resolver.resolve6(domain))]);
      return judge(addresses);
    },
  };
}

function judge(answers: ReadonlyArray<readonly string[] | "absent" | "unknown">): Lookup {
  if (answers.some((answer) => Array.isArray(answer) && answer.length > 0)) return "yes";
  return answers.includes("unknown") ? "unknown" : "no";
}

async function ask<Answer>(lookup: () => Promise<Answer>): Promise<Answer | "absent" | "unknown"> {
  try {
    return await lookup();
  } catch (error) {
    // The resolver rejects for "there is none" as for "nobody answered"; its code tells which.
    return error instanceof Error && "code" in error && ABSENT.has(String(error.code)) ? "absent" : "unknown";
  }
}
