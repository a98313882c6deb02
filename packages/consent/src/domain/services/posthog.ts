import type { ConsentService, ServiceStep } from "../service.ts";

const call = (method: string): ServiceStep => ({ kind: "call", path: ["posthog", method], args: [] });

const CONFIG = { opt_out_capturing_by_default: true, session_recording: { maskAllInputs: true } };

/** PostHog. `address` is the host that takes the events: PostHog's in Europe if none is given. */
export function posthog({
  projectKey,
  address = "https://eu.i.posthog.com",
}: {
  readonly projectKey: string;
  readonly address?: string;
}): ConsentService {
  const { origin, host } = new URL(address);
  const assets = origin.replace(".i.posthog.com", "-assets.i.posthog.com");
  return {
    id: "posthog",
    name: "PostHog",
    provider: "PostHog Inc.",
    purpose: {
      en: "Counts visits and clicks, and records how pages are used. What you type is masked.",
      de: "Zählt Besuche und Klicks und zeichnet auf, wie Seiten benutzt werden. Eingegebener Text wird unkenntlich gemacht.",
      ja: "訪問やクリックを数え、ページの使われ方を記録します。入力された文字は伏せられます。",
    },
    category: "statistics",
    stored: [
      { pattern: "ph_*_posthog", kind: "cookie", lifetimeDays: 365 },
      { pattern: "ph_*_posthog", kind: "local", lifetimeDays: null },
      { pattern: "ph_*", kind: "session", lifetimeDays: null },
      { pattern: "__ph_opt_in_out_*", kind: "local", lifetimeDays: null },
    ],
    hosts: [host, new URL(assets).host],
    privacyUrl: "https://posthog.com/privacy",
    load: () => [
      {
        kind: "set",
        name: "posthog",
        // The calls for its script come first. It looks up its opt-out in the storage, which a withdrawal clears: without it, it is off.
        value: Object.assign([["opt_in_capturing"]], {
          __SV: 1,
          _i: [[projectKey, { ...CONFIG, api_host: origin }, "posthog"]],
        }),
      },
      { kind: "script", src: `${assets}/static/array.js` },
    ],
    inform: () => [call("opt_in_capturing")],
    revoke: () => [call("opt_out_capturing"), call("stopSessionRecording")],
    canStop: true,
  };
}
