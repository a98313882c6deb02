import { describe, expect, it } from "vitest";
import { buildSession } from "../testing/build-cart.ts";
import { buildReview } from "../testing/build-review.ts";
import { nextCheckoutState } from "./checkout-flow.ts";
import type { CheckoutEvent, CheckoutState, Purchase, Reviewing } from "./checkout-state.ts";

const purchase: Purchase = { kind: "cart" };
const session = buildSession();
const failure = { code: "checkout.failed" };

const review = buildReview();
const change = { fromMinor: 4900, toMinor: 5900 };
const asking: Reviewing = { name: "reviewing", purchase, review: null, isAsking: true, failure: null, change: null };
const looking: Reviewing = { ...asking, review, isAsking: false };

/** Every state, including each variant of the review. */
const STATES = {
  idle: { name: "idle" },
  needsLogin: { name: "needsLogin", purchase },
  resuming: { name: "resuming", purchase },
  preparing: { name: "preparing", purchase },
  firstAsking: asking,
  notPriced: { ...asking, isAsking: false, failure },
  looking,
  changed: { ...looking, change },
  askingAgain: { ...looking, isAsking: true },
  changedAskingAgain: { ...looking, change, isAsking: true },
  refused: { ...looking, failure },
  changedRefused: { ...looking, change, failure },
  ordering: { name: "ordering", purchase, review },
  waitingForProvider: { name: "waitingForProvider", purchase, session },
  open: { name: "open", purchase, session },
  external: { name: "external", purchase, url: "https://pay.example/s", isTabOpen: false },
  completed: { name: "completed", purchase, orderId: "o-1" },
  closed: { name: "closed", purchase },
  failed: { name: "failed", purchase, failure },
} as const satisfies Record<string, CheckoutState>;
type Named = keyof typeof STATES;

const EVENTS = {
  startedLoggedOut: { type: "started", purchase, isLoggedIn: false },
  startedLoggedIn: { type: "started", purchase, isLoggedIn: true },
  loggedIn: { type: "loggedIn" },
  loginAbandoned: { type: "loginAbandoned" },
  delayPassed: { type: "delayPassed" },
  loginRequired: { type: "loginRequired" },
  reviewAsked: { type: "reviewAsked" },
  reviewReady: { type: "reviewReady", review, change: null },
  reviewReadyChanged: { type: "reviewReady", review, change },
  orderPressed: { type: "orderPressed" },
  refused: { type: "refused", failure },
  reviewClosed: { type: "reviewClosed" },
  sessionReady: { type: "sessionReady", session },
  orderPaid: { type: "orderPaid", orderId: "o-1" },
  windowShown: { type: "windowShown" },
  providerNotReady: { type: "providerNotReady", url: "https://pay.example/s", isTabOpen: false },
  windowCompleted: { type: "windowCompleted", orderId: "o-1" },
  windowClosed: { type: "windowClosed" },
  failed: { type: "failed", failure },
  reset: { type: "reset" },
} as const satisfies Record<string, CheckoutEvent>;

const RESTING = ["idle", "needsLogin", "external", "completed", "closed", "failed"] as const;
const UNCHANGED = ["looking", "askingAgain", "refused"] as const;
const CHANGED = ["changed", "changedAskingAgain", "changedRefused"] as const;
const FIRST = ["firstAsking", "notPriced"] as const;
const REVIEWING = [...FIRST, ...UNCHANGED, ...CHANGED] as const;
const WINDOW = ["waitingForProvider", "open"] as const;
const UNDER_WAY = ["resuming", "preparing", ...REVIEWING, "ordering", ...WINDOW] as const;

/** Every transition from one state to another; all other pairs change nothing. */
const WAYS: Record<string, Named> = {
  ...ways(RESTING, "startedLoggedOut", "needsLogin"),
  ...ways(RESTING, "startedLoggedIn", "preparing"),
  ...ways(["needsLogin"], "loggedIn", "resuming"),
  ...ways(["needsLogin"], "loginAbandoned", "idle"),
  ...ways(["resuming"], "delayPassed", "preparing"),
  ...ways([...REVIEWING, "ordering"], "loginRequired", "needsLogin"),
  ...ways(["preparing", ...FIRST], "reviewAsked", "firstAsking"),
  ...ways([...UNCHANGED, "ordering"], "reviewAsked", "askingAgain"),
  ...ways(CHANGED, "reviewAsked", "changedAskingAgain"),
  ...ways(REVIEWING, "reviewReady", "looking"),
  ...ways(REVIEWING, "reviewReadyChanged", "changed"),
  ...ways(["looking", "changed", "refused", "changedRefused"], "orderPressed", "ordering"),
  ...ways(FIRST, "refused", "notPriced"),
  ...ways([...UNCHANGED, "ordering"], "refused", "refused"),
  ...ways(CHANGED, "refused", "changedRefused"),
  ...ways([...REVIEWING, "ordering", "waitingForProvider"], "reviewClosed", "closed"),
  ...ways(["ordering"], "sessionReady", "waitingForProvider"),
  ...ways(["ordering"], "orderPaid", "completed"),
  ...ways(WINDOW, "windowShown", "open"),
  ...ways(WINDOW, "providerNotReady", "external"),
  ...ways(WINDOW, "windowCompleted", "completed"),
  ...ways(WINDOW, "windowClosed", "closed"),
  ...ways(UNDER_WAY, "failed", "failed"),
  ...ways([...RESTING, ...UNDER_WAY], "reset", "idle"),
};

function ways(from: readonly Named[], event: keyof typeof EVENTS, to: Named) {
  return Object.fromEntries(from.map((name) => [`${name} ${event}`, to]));
}

describe("the checkout's machine", () => {
  const pairs = Object.entries<CheckoutState>(STATES).flatMap(([name, state]) =>
    Object.entries<CheckoutEvent>(EVENTS).map(([eventName, event]) => ({ name, state, eventName, event })),
  );
  it.each(pairs)("$name, $eventName", ({ name, state, eventName, event }) => {
    const target = WAYS[`${name} ${eventName}`];
    const next = nextCheckoutState(state, event);
    expect(next).toEqual(target === undefined ? state : STATES[target]);
  });
});
