import { ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { wheelLeadsOn } from "./wheel-leads-on.ts";

type Stores = Parameters<typeof wheelLeadsOn>[0];
type Status = "visitor" | "customer";

function openTab(pack: "none" | "wanted") {
  const acts: string[] = [];
  const auth = createStore<{ status: Status }>(() => ({ status: "visitor" }));
  const note = (act: string) => {
    acts.push(act);
  };
  const leads = wheelLeadsOn({
    wheel: {
      getState: () => ({ pack }) as ReturnType<Stores["wheel"]["getState"]>,
      claimPack: async (isLoggedIn) => {
        note(`claim ${isLoggedIn}`);
        return "faIR Jazz Box";
      },
    },
    auth: auth as unknown as Stores["auth"],
    cart: {
      addCoupon: async (coupon) => {
        note(`coupon ${coupon}`);
        return ok({} as never);
      },
    },
    catalog: {
      loadOwned: async () => {
        note("owned");
        return ok(undefined as never);
      },
    },
    modal: { set: (type, message) => note(`${type} ${message?.reason}`) },
    place: { local: (path) => `/de${path}`, goTo: note },
  });
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { acts, auth, leads, settle };
}

test("[ENGAGE-03] Go to cart puts the code on the cart first, and then goes there", async () => {
  const { acts, leads } = openTab("none");
  await leads.goToCart("WHEEL-A");
  expect(acts).toEqual(["coupon WHEEL-A", "/de/cart"]);
});

test("[ENGAGE-03] a pack asks for the login, is claimed after it, and the account with its download opens", async () => {
  const { acts, leads, auth, settle } = openTab("wanted");
  leads.logIn();
  auth.setState({ status: "customer" });
  await settle();
  expect(acts).toEqual(["login offer", "claim true", "owned", "/de/account"]);
});

test("[ENGAGE-03] a login without a wanted pack claims nothing", async () => {
  const { acts, auth, settle } = openTab("none");
  auth.setState({ status: "customer" });
  await settle();
  expect(acts).toEqual([]);
});
