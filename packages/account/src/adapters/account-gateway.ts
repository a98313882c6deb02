import type { ApiClient } from "@shop/api-client";
import type { AccountGateway } from "../store/ports.ts";
import { createDeletionGateway } from "./deletion-gateway.ts";
import { createEmailChangeGateway } from "./email-change-gateway.ts";
import { createNewsletterGateway } from "./newsletter-gateway.ts";
import { createOwnedGateways } from "./owned-gateways.ts";
import { createProfileGateway } from "./profile-gateway.ts";

export type AccountClient = Pick<ApiClient, "call" | "callSecured" | "callDirect">;

/** The account's own service behind the shop's API. */
export function createAccountGateway(client: AccountClient): AccountGateway {
  return {
    ...createOwnedGateways(client),
    profile: createProfileGateway(client),
    newsletter: createNewsletterGateway(client),
    emailChange: createEmailChangeGateway(client),
    deletion: createDeletionGateway(client),
  };
}
