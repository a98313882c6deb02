import { BlockList, isIP } from "node:net";

/** What IANA's registries reserve: this machine, private and link-local networks, examples, multicast. */
const RESERVED_V4: ReadonlyArray<readonly [string, number]> = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
/** Within 2000::/3: special purposes, examples, and the two ways of carrying an IPv4 address. */
const RESERVED_V6: ReadonlyArray<readonly [string, number]> = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const reserved = new BlockList();
for (const [address, bits] of RESERVED_V4) reserved.addSubnet(address, bits, "ipv4");
for (const [address, bits] of RESERVED_V6) reserved.addSubnet(address, bits, "ipv6");

/** All public addresses of IPv6. Loopback, unique local, link-local and mapped addresses are outside. */
const publicV6 = new BlockList();
publicV6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address belongs to the public internet. False for anything that is no IP address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !reserved.check(address, "ipv4");
  return version === 6 && publicV6.check(address, "ipv6") && !reserved.check(address, "ipv6");
}
