/** A device that a licence was activated on. Times are ISO 8601. */
export interface LicenceDevice {
  readonly id: string;
  readonly deviceName: string;
  readonly platform: "win" | "mac";
  readonly pluginVersion: string | null;
  readonly lastSeenAt: string;
}
