import { createSecurityGateway } from "@shop/auth-ui/adapters";
import {
  createPasswordChangeStore,
  createSessionsStore,
  type PasswordChangeStore,
  type SessionsStore,
} from "@shop/auth-ui/store";
import { useState } from "react";
import { useLoaded, useServices } from "../services-context.ts";

interface SecurityStores {
  readonly passwordChange: PasswordChangeStore;
  readonly sessions: SessionsStore;
}

/** The stores of the customer's password and logins. Created with the part that shows them: neither keeps anything. */
export function useSecurityStores(): SecurityStores {
  const { api } = useLoaded();
  const { log } = useServices().environment;
  const [stores] = useState(() => {
    const gateway = createSecurityGateway(api);
    return {
      passwordChange: createPasswordChangeStore({ gateway, log }),
      sessions: createSessionsStore({ gateway, log }),
    };
  });
  return stores;
}
