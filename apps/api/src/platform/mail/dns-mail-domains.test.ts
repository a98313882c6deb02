import { expect, test } from "vitest";
import { createDnsMailDomains } from "./dns-mail-domains.ts";

const fails = (code: string) => async () => {
  throw Object.assign(new Error(code), { code });
};
const absent = fails("ENODATA");
const unreachable = fails("ECONNREFUSED");

function buildResolver(answers: Record<string, () => Promise<unknown>>) {
  return { resolveMx: absent, resolve4: absent, resolve6: absent, ...answers } as Parameters<
    typeof createDnsMailDomains
  >[0];
}

test.each([
  ["has a mail server", { resolveMx: async () => [{ exchange: "mx.customer.example", priority: 10 }] }, "yes"],
  ["has an address alone", { resolve4: async () => ["192.0.2.1"] }, "yes"],
  ["has an IPv6 address alone", { resolve6: async () => ["2001:db8::1"] }, "yes"],
  ["says by a null MX that it takes none", { resolveMx: async () => [{ exchange: "", priority: 0 }] }, "no"],
  ["has nothing", {}, "no"],
  [
    "doesn't exist",
    { resolveMx: fails("ENOTFOUND"), resolve4: fails("ENOTFOUND"), resolve6: fails("ENOTFOUND") },
    "no",
  ],
  ["can't be asked", { resolveMx: unreachable }, "unknown"],
  ["has no MX, and its address can't be asked", { resolve4: fails("ETIMEOUT") }, "unknown"],
] as const)("a domain that %s is judged", async (_case, answers, expected) => {
  expect(await createDnsMailDomains(buildResolver(answers)).acceptsMail("customer.example")).toBe(expected);
});
