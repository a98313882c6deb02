import { Resolver } from "node:dns/promises";
import type { MailDomainLookup } from "../deps.ts";

/** The timeout of one try of a look-up, and the number of tries: the shopper waits for it. */
const LOOKUP_TIMEOUT_MS = 1500;
const LOOKUP_TRIES = 1;
/** Responses that mean that the record doesn't exist. All others mean that the query failed. */
const ABSENT = new Set(["ENOTFOUND", "ENODATA"]);

type Lookup = "yes" | "no" | "unknown";

/** Queries DNS whether a domain accepts mail: an MX that isn't null (RFC 7505), else an address (RFC 5321, 5.1). */
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
    // The resolver rejects both for a missing record and for a failed query; its code distinguishes them.
    return error instanceof Error && "code" in error && ABSENT.has(String(error.code)) ? "absent" : "unknown";
  }
}
