import type { LicenceDevice } from "../devices/licence-device.ts";

/** For stories and tests only. */
export const DEVICES: readonly LicenceDevice[] = [
  {
    id: "a1",
    deviceName: "Studio desktop",
    platform: "win",
    pluginVersion: "2.1.0",
    lastSeenAt: "2026-01-14T10:00:00Z",
  },
  {
    id: "a2",
    deviceName: "MacBook Pro of Ada in the control room",
    platform: "mac",
    pluginVersion: null,
    lastSeenAt: "2025-11-02T10:00:00Z",
  },
];
