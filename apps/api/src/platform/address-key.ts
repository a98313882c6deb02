import { isIPv6 } from "node:net";

const GROUPS = 8;
/** A household or a server gets a /64 and can change its single addresses freely. */
const GROUPS_OF_NETWORK = 4;

/** The key of an address for limits: an IPv4 address itself, an IPv6 address's /64. */
export function addressKey(address: string): string {
  const plain = address.split("%")[0] ?? "";
  const embedded = /^(?:0*:)*:?(?:0*:)*ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (embedded) return embedded;
  if (!isIPv6(plain)) return plain.slice(0, 64);
  return `${expand(plain).slice(0, GROUPS_OF_NETWORK).join(":")}::/64`;
}

function expand(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = groupsOf(head);
  const right = tail === undefined ? [] : groupsOf(tail);
  const missing = Array.from({ length: GROUPS - left.length - right.length }, () => "0");
  return [...left, ...missing, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}

/** The groups of one side; a trailing IPv4 part counts as two. */
function groupsOf(part: string): string[] {
  return part
    .split(":")
    .filter(Boolean)
    .flatMap((group) => (group.includes(".") ? ["0", "0"] : [group]));
}
