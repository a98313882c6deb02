import type { ConsentService } from "../domain/service.ts";

/** A service that says on the page what happens to it. */
export function buildService(given: Partial<ConsentService> = {}): ConsentService {
  const { id = "counter" } = given;
  const said = (what: string) => ({ kind: "call", path: [id], args: [what] }) as const;
  return {
    id,
    name: id,
    provider: "Example Ltd",
    purpose: { en: "Counts.", de: "Zählt.", ja: "数えます。" },
    category: "statistics",
    stored: [{ pattern: `${id}_*`, kind: "cookie", lifetimeDays: 30 }],
    hosts: ["counter.example"],
    privacyUrl: "https://counter.example/privacy",
    load: () => [said("load")],
    inform: () => [said("inform")],
    revoke: () => [said("revoke")],
    canStop: true,
    ...given,
  };
}
