import { expect, test } from "vitest";
import { buildAccountWorld } from "../testing/index.ts";
import { createDevicesStore } from "./devices-store.ts";

const place = (activationId: string) => ({ licenceId: "l1", activationId, deviceName: `Device ${activationId}` });

function opened() {
  const { accountGateway, services } = buildAccountWorld();
  return { devices: services.of(createDevicesStore), gateway: accountGateway };
}

test("a device is released after the question was confirmed, and listed as released", async () => {
  const { devices, gateway } = opened();
  expect(await devices.confirm()).toBe(false);
  devices.ask(place("a1"));
  expect(gateway.calls).toEqual([]);
  expect(await devices.confirm()).toBe(true);
  expect(gateway.calls).toEqual([{ name: "licences.release", given: { licenceId: "l1", activationId: "a1" } }]);
  expect(devices.getState()).toMatchObject({ stage: "idle", released: ["a1"], lastReleased: place("a1") });
});

test("pressed twice a device is released once", async () => {
  const { devices, gateway } = opened();
  devices.ask(place("a1"));
  expect(await Promise.all([devices.confirm(), devices.confirm()])).toEqual([true, false]);
  expect(gateway.calls).toHaveLength(1);
});

test("a device that couldn't be released is still there, and can be tried again", async () => {
  const { devices, gateway } = opened();
  gateway.failNext("licences.release", { code: "api.unreachable" });
  devices.ask(place("a1"));
  expect(await devices.confirm()).toBe(false);
  expect(devices.getState()).toMatchObject({
    stage: "asking",
    released: [],
    failure: { code: "licence.releaseFailed" },
  });
  expect(await devices.confirm()).toBe(true);
});

test("asked about another device, the first question is gone; while one is released no other is asked about", async () => {
  const { devices, gateway } = opened();
  devices.ask(place("a1"));
  devices.ask(place("a2"));
  expect(devices.getState().place).toEqual(place("a2"));
  const release = gateway.holdNext("licences.release");
  const releasing = devices.confirm();
  devices.ask(place("a3"));
  expect(devices.getState()).toMatchObject({ stage: "releasing", place: place("a2") });
  release();
  await releasing;
  expect(devices.getState().released).toEqual(["a2"]);
});

test("a list that has gone takes its question and its message along, and nobody else's", async () => {
  const { devices } = opened();
  devices.ask(place("a1"));
  devices.leave("l2");
  expect(devices.getState().stage).toBe("asking");
  devices.leave("l1");
  expect(devices.getState()).toMatchObject({ stage: "idle", place: null });
  devices.ask(place("a1"));
  await devices.confirm();
  devices.leave("l1");
  expect(devices.getState()).toMatchObject({ lastReleased: null, released: ["a1"] });
});
