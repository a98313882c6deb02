import type { ApiClient } from "@shop/api-client";
import { fail, ok } from "@shop/kernel";
import type { ProfileGateway } from "../store/ports.ts";

/** The names of the account behind the shop's API. */
export function createProfileGateway(client: Pick<ApiClient, "call" | "callSecured">): ProfileGateway {
  return {
    load: async () => {
      const answer = await client.call("updateSession", {});
      if (!answer.isOk) return answer;
      const { user } = answer.value;
      if (!user) return fail({ code: "api.loginRequired" });
      const { first_name = "", last_name = "", registration_name = "" } = user;
      return ok({ firstName: first_name, lastName: last_name, registrationName: registration_name });
    },
    save: async ({ firstName: first_name, lastName: last_name, registrationName: registration_name }) => {
      const answer = await client.callSecured("updateProfile", (csrf_token) => ({
        mode: "execute",
        csrf_token,
        first_name,
        last_name,
        registration_name,
      }));
      return answer.isOk ? ok(undefined) : answer;
    },
  };
}
