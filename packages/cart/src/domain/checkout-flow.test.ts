import { describe, expect, it } from "vitest";
import { buildSession } from "../testing/build-cart.ts";
import { type CheckoutEvent, type CheckoutState, nextCheckoutState, type Purchase } from "./checkout-flow.ts";

const purchase: Purchase = { kind: "cart" };
const session = buildSession();
const failure = { code: "checkout.failed" };

const STATES: Record<CheckoutState["name"], CheckoutState> = {
  idle: { name: "idle" },
  needsLogin: { name: "needsLogin", purchase },
  resuming: { name: "resuming", purchase },
  preparing: { name: "preparing", purchase },
  waitingForProvider: { name: "waitingForProvider", purchase, session },
  open: { name: "open", purchase, session },
  external: { name: "external", purchase, url: "https://pay.example/s", isTabOpen: false },
  completed: { name: "completed", purchase, orderId: "o-1" },
  closed: { name: "closed", purchase },
  failed: { name: "failed", purchase, failure },
};

const EVENTS: Record<string, CheckoutEvent> = {
  startedLoggedOut: { type: "started", purchase, isLoggedIn: false },
  startedLoggedIn: { type: "started", purchase, isLoggedIn: true },
  loggedIn: { type: "loggedIn" },
  loginAbandoned: { type: "loginAbandoned" },
  delayPassed: { type: "delayPassed" },
  loginRequired: { type: "loginRequired" },
  sessionReady: { type: "sessionReady", session },
  windowShown: { type: "windowShown" },
  providerNotReady: { type: "providerNotReady", url: "https://pay.example/s", isTabOpen: false },
  windowCompleted: { type: "windowCompleted", orderId: "o-1" },
  windowClosed: { type: "windowClosed" },
  failed: { type: "failed", failure },
  reset: { type: "reset" },
};

const RESTING = ["idle", "needsLogin", "external", "completed", "closed", "failed"] as const;
const UNDER_WAY = ["resuming", "preparing", "waitingForProvider", "open"] as const;
const WINDOW = ["waitingForProvider", "open"] as const;

/** Every way from one state to another; all other pairs change nothing. */
const WAYS: Record<string, CheckoutState["name"]> = {
  ...ways(RESTING, "startedLoggedOut", "needsLogin"),
  ...ways(RESTING, "startedLoggedIn", "preparing"),
  ...ways(["needsLogin"], "loggedIn", "resuming"),
  ...ways(["needsLogin"], "loginAbandoned", "idle"),
  ...ways(["resuming"], "delayPassed", "preparing"),
  ...ways(["preparing"], "loginRequired", "needsLogin"),
  ...ways(["preparing"], "sessionReady", "waitingForProvider"),
  ...ways(WINDOW, "windowShown", "open"),
  ...ways(WINDOW, "providerNotReady", "external"),
  ...ways(WINDOW, "windowCompleted", "completed"),
  ...ways(WINDOW, "windowClosed", "closed"),
  ...ways(UNDER_WAY, "failed", "failed"),
  ...ways([...RESTING, ...UNDER_WAY], "reset", "idle"),
};

function ways(from: readonly CheckoutState["name"][], event: string, to: CheckoutState["name"]) {
  return Object.fromEntries(from.map((name) => [`${name} ${event}`, to]));
}

describe("the checkout's machine", () => {
  const pairs = Object.entries(STATES).flatMap(([name, state]) =>
    Object.entries(EVENTS).map(([eventName, event]) => ({ name, state, eventName, event })),
  );
  it.each(pairs)("$name, $eventName", ({ name, state, eventName, event }) => {
    const target = WAYS[`${name} ${eventName}`];
    const next = nextCheckoutState(state, event);
    if (target === undefined) expect(next).toBe(state);
    else expect(next).toEqual(STATES[target]);
  });
});
