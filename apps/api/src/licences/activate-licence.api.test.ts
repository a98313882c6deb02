import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  activate,
  createTestApp,
  importTestContent,
  newOwner,
  type Owner,
  readLicence,
  type TestApp,
} from "../testing/index.ts";

const MAX_LICENCE_DEVICES = 5;

let shop: TestApp;
let owner: Owner;
let key: string;

beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await newOwner(shop, 0);
  key = (await readLicence(shop, owner.licenceId)).licence_key;
});

async function devices(): Promise<Array<Record<string, unknown>>> {
  const { result } = await owner.browser.call("getOwnedProducts");
  return result.plugin[0].licenses[0].activations;
}

test("[CAT-06] a device that a plugin reports is listed on its licence, with its name, system, version and times", async () => {
  const answer = await activate(shop, key, "device-0001");
  expect(answer).toMatchObject({ success: true, licence: expect.stringContaining("Device: Studio device-0001\r\n") });
  const firstSeen = new Date(shop.clock.nowMs()).toISOString();
  shop.clock.advance(60_000);
  expect(await activate(shop, ` ${key} `, "device-0001")).toEqual(answer);
  expect(await devices()).toEqual([
    {
      id: expect.any(String),
      device_name: "Studio device-0001",
      platform: "mac",
      plugin_version: "2.1.0",
      first_seen_at: firstSeen,
      last_seen_at: new Date(shop.clock.nowMs()).toISOString(),
    },
  ]);
});

test("[SAFE-06] a licence runs on five devices; one that is released makes a place, and has to ask again", async () => {
  for (let count = 1; count <= MAX_LICENCE_DEVICES; count += 1) {
    await activate(shop, key, `device-000${count}`);
    shop.clock.advance(1);
  }
  expect(await activate(shop, key, "device-0006")).toMatchObject({
    success: false,
    code: "licence.tooManyDevices",
    message: expect.stringContaining("5 devices"),
  });
  const [first] = await devices();
  const release = { license_id: owner.licenceId, activation_id: first?.id };
  expect(await owner.browser.call("releaseActivation", release)).toMatchObject({ valid: true });
  expect(await owner.browser.call("releaseActivation", release)).toMatchObject({ valid: true });
  expect(await activate(shop, key, "device-0006")).toMatchObject({ success: true });
  expect(await activate(shop, key, "device-0001")).toMatchObject({ code: "licence.tooManyDevices" });
  expect((await devices()).map((device) => device.device_name)).toEqual([
    "Studio device-0002",
    "Studio device-0003",
    "Studio device-0004",
    "Studio device-0005",
    "Studio device-0006",
  ]);
});

test("[SAFE-03] another customer can't release it, nor by a licence of their own, and what doesn't exist gets the same response", async () => {
  await activate(shop, key, "device-0001");
  const [device] = await devices();
  const thief = await newOwner(shop, 0);
  for (const request of [
    { license_id: owner.licenceId, activation_id: device?.id },
    { license_id: thief.licenceId, activation_id: device?.id },
    { license_id: thief.licenceId, activation_id: thief.licenceId },
  ]) {
    expect(await thief.browser.call("releaseActivation", request)).toMatchObject({
      valid: false,
      code: "product.notOwned",
    });
  }
  expect(await devices()).toHaveLength(1);
});

test("a key that nobody has is refused, and of a device's id nothing but a hash is kept", async () => {
  expect(await activate(shop, "NO-SUCH-KEY", "device-0001")).toMatchObject({ code: "licence.keyUnknown" });
  await activate(shop, key, "serial-4711-0815");
  const kept = await shop.db.selectFrom("licence_activations").selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain('"serial-4711-0815"');
  expect(kept.find(({ licence_id }) => licence_id === owner.licenceId)?.device_hash).toMatch(/^[0-9a-f]{64}$/);
});

test("[SAFE-20] activations are limited for each place", async () => {
  const limit = { key: "licence:198.51.100.99", points: 120, expires_at: new Date(shop.clock.nowMs() + 1000) };
  await shop.db.insertInto("rate_limits").values(limit).execute();
  expect(await activate(shop, key, "device-0001", "198.51.100.99")).toMatchObject({ code: "licence.tooManyTries" });
  expect(await activate(shop, key, "device-0001", "198.51.100.98")).toMatchObject({ success: true });
});
