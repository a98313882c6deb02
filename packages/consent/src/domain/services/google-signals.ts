import type { Grants } from "../grants.ts";

/** Google's consent signals, version 2. Source: CONSENT-04. */
export function googleSignals({ preferences, statistics, marketing }: Grants): Readonly<Record<string, string>> {
  const said = (isGranted: boolean) => (isGranted ? "granted" : "denied");
  return {
    ad_storage: said(marketing),
    ad_user_data: said(marketing),
    ad_personalization: said(marketing),
    analytics_storage: said(statistics),
    functionality_storage: said(preferences),
    personalization_storage: said(preferences),
    security_storage: "granted",
  };
}
