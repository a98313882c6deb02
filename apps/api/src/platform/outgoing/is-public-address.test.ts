import { expect, test } from "vitest";
import { isPublicAddress } from "./is-public-address.ts";

test.each([
  ...["127.0.0.1", "127.255.255.254", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
  ...["169.254.169.254", "100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "255.255.255.255"],
  ...["::", "::1", "fc00::1", "fdff::1", "fe80::1", "fe80::1%eth0", "ff02::1", "64:ff9b::7f00:1"],
  ...["::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:8.8.8.8", "2002:7f00:1::", "2001:db8::1", "2001::1"],
  ...["", "localhost", "1.2.3", "127.1", "0x7f000001"],
])("[SAFE-25] [API-08] %j isn't a public address", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["1.1.1.1", "8.8.8.8", "172.15.255.255", "172.32.0.1", "100.128.0.1", "2606:4700:4700::1111", "2a01:4f8::1"])(
  "[API-08] %s is a public address",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
