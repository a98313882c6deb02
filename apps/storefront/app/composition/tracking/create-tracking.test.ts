import { buildAuthWorld, buildUser, KNOWN_ACCOUNT } from "@shop/auth-ui/testing";
import type { ConsentView } from "@shop/tracking";
import { createFakePage, createSource, FULL_CONSENT } from "@shop/tracking/testing";
import { expect, test } from "vitest";
import { asStore } from "../../testing/as-consent-store.ts";
import { createFakeEnvironment } from "../../testing/fake-environment.ts";
import { createTracking } from "./create-tracking.ts";
import { createEventRelay } from "./event-relay.ts";

const CREDENTIALS = { emailAddress: "ada@example.com", password: KNOWN_ACCOUNT.password, isHoneypotTicked: false };

async function build({ isLoggedIn = true } = {}) {
  const environment = createFakeEnvironment();
  const { auth } = buildAuthWorld({ visitor: isLoggedIn ? buildUser() : null });
  await auth.start();
  const choices = createSource<ConsentView | null>(FULL_CONSENT);
  const consent = { ...choices, getState: () => ({ consent: asStore(choices) }) };
  const events = createEventRelay({
    emailAddress: () => auth.getState().user?.emailAddress ?? null,
    nowMs: environment.clock.nowMs,
  });
  const sent: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
  const beacons: string[] = [];
  const page = createFakePage();
  const browser = {
    ...page,
    context: () => ({ device: "desktop", screen: "desktop", browser: "Firefox", os: "Linux" }) as const,
    inTask: (work: () => void) => work(),
    analytics: { send: () => false },
    fetch: (async (url: string, init?: RequestInit) => {
      sent.push({ path: url.replace("/wp-json/fa-drip/v1/", ""), body: JSON.parse(String(init?.body)) });
      return new Response('{"success":true}');
    }) as typeof fetch,
    sendBeacon: (url: string) => beacons.push(url) > 0,
  };
  const load = () => createTracking({ environment, auth, events, consent }, browser);
  return { auth, events, load, sent, beacons, page, choices, environment };
}
const pathsOf = ({ sent }: Awaited<ReturnType<typeof build>>) => sent.map(({ path }) => path);

test("[TRACK-04] a customer's product view is sent to the shop's own marketing service, with the consent it was made under", async () => {
  const visit = await build();
  visit.load();
  visit.events.raise({ name: "view_item", data: { items: [{ name: "faGain" }] } });
  expect(visit.sent).toMatchObject([
    { path: "report-consent" },
    {
      path: "track-product-view",
      body: {
        user_email: "ada@example.com",
        product_name: "faGain",
        consent: { categories: ["marketing", "statistics"], chosen_at: 1_768_000_000_000 },
      },
    },
  ]);
});

test("[TRACK-02] what a customer did before tracking was loaded is theirs; what happened before the login isn't", async () => {
  const customer = await build();
  customer.events.raise({ name: "view_item", data: { items: [{ name: "faGain" }] } });
  customer.load();
  expect(pathsOf(customer)).toContain("track-product-view");
  const visitor = await build({ isLoggedIn: false });
  visitor.events.raise({ name: "view_item", data: { items: [{ name: "faGain" }] } });
  await visitor.auth.login(CREDENTIALS);
  visitor.load();
  expect(pathsOf(visitor)).toEqual(["report-consent"]);
});

test.each([
  ["was made before it", 1_768_000_000_000, true],
  ["was made after it", 1_769_000_000_000, false],
])(
  "[TRACK-02] an event from before tracking was loaded is sent if the choice %s: %i %s",
  async (_case, chosenAtMs, isSent) => {
    const visit = await build();
    visit.choices.set({ ...FULL_CONSENT, chosenAtMs });
    visit.events.raise({ name: "view_item", data: { items: [{ name: "faGain" }] } });
    visit.load();
    expect(pathsOf(visit).includes("track-product-view")).toBe(isSent);
  },
);

test("[TRACK-02] a page that closes leaves its activity to the browser", async () => {
  const visit = await build();
  visit.load();
  visit.events.raise({ name: "search", data: { term: "gate" } });
  visit.page.change("closing");
  expect(visit.beacons).toEqual(["/wp-json/fa-drip/v1/track-activity-session"]);
});

test("[TRACK-01] after a withdrawal nothing is sent but its report, and nothing of the visit is left", async () => {
  const visit = await build();
  visit.load();
  visit.events.raise({ name: "search", data: { term: "gate" } });
  visit.choices.set({ ...FULL_CONSENT, chosenAtMs: 1_768_400_000_000, allowed: [] });
  visit.sent.length = 0;
  visit.events.raise({ name: "view_item", data: { items: [{ name: "faGain" }] } });
  visit.page.change("closing");
  expect([visit.sent, visit.beacons]).toEqual([[], []]);
  expect([visit.environment.local.get("shop_activity_tabs"), visit.environment.session.get("shop_visit")]).toEqual([
    undefined,
    undefined,
  ]);
});
