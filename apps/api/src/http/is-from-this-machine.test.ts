import { expect, test } from "vitest";
import { SOCKET_ADDRESS_HEADER } from "./client-address.ts";
import { isFromThisMachine } from "./is-from-this-machine.ts";

test.each([
  ["http://localhost:3000/", "127.0.0.1", true],
  ["http://shop.localhost/", "::1", true],
  ["http://127.0.0.1:3000/", "::ffff:127.0.0.1", true],
  ["http://127.8.9.1/", "127.0.0.2", true],
  ["http://[::1]:3000/", "::1", true],
  // A page of another site whose name resolves to this machine.
  ["http://rebound.example:3000/", "127.0.0.1", false],
  ["http://localhost.rebound.example/", "127.0.0.1", false],
  ["http://127.0.0.1.rebound.example/", "127.0.0.1", false],
  ["http://notlocalhost/", "127.0.0.1", false],
  ["https://shop.example/", "127.0.0.1", false],
  ["http://192.168.1.20:3000/", "192.168.1.7", false],
  // A caller from elsewhere who only writes the name.
  ["http://localhost:3000/", "192.168.1.7", false],
  ["http://localhost:3000/", "2001:db8::7", false],
])("%s, asked from %s, is asked from this machine: %s", (url, address, expected) => {
  expect(isFromThisMachine(new Request(url, { headers: { [SOCKET_ADDRESS_HEADER]: address } }))).toBe(expected);
});
