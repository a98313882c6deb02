import { createPasswordGateway } from "@shop/auth-ui/adapters";
import { createForgotStore, createResetStore, type ForgotStore, type ResetStore } from "@shop/auth-ui/store";
import type { Services } from "../services.ts";

/** What the two password dialogs depend on. Created when one of them is opened: its code comes with them, and no page loads it. */
export function createPasswordServices({ api, clock }: Pick<Services, "api" | "clock">): {
  readonly forgot: ForgotStore;
  readonly reset: ResetStore;
} {
  const gateway = createPasswordGateway(api);
  return { forgot: createForgotStore({ gateway, clock }), reset: createResetStore({ gateway }) };
}
