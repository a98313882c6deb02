import type { ApiClient } from "@shop/api-client";
import { fail, ok, type Result } from "@shop/kernel";
import type { MailedLink, NewsletterGateway } from "../store/ports.ts";

/** The newsletter's settings behind the shop's API: the logged-in customer's own, or those that a mailed link opens. */
export function createNewsletterGateway(client: Pick<ApiClient, "call" | "callSecured">): NewsletterGateway {
  return {
    load: async (link) => {
      const answer = await client.call("updateNewsletterSettings", { mode: "prepare", ...link });
      if (!answer.isOk) return answer;
      const { options } = answer.value;
      if (!options) return fail({ code: "api.badAnswer" });
      return ok(
        options.map(({ title, description, value, is_enabled }) => ({
          title,
          description,
          value,
          isEnabled: is_enabled,
        })),
      );
    },
    save: async (sum, link) => {
      if (link) return saveByLink(client, sum, link);
      const answer = await client.callSecured("updateNewsletterSettings", (csrf_token) => ({
        mode: "execute",
        csrf_token,
        options: sum,
      }));
      return answer.isOk ? ok(undefined) : answer;
    },
    confirm: async ({ id, key }) => {
      const answer = await client.call("confirmNewsletter", { id, key });
      return answer.isOk ? ok(answer.value.options ?? null) : answer;
    },
  };
}

/** A shopper who follows a link needn't be logged in: the security token is prepared by the link too. */
async function saveByLink(client: Pick<ApiClient, "call">, sum: number, link: MailedLink): Promise<Result<void>> {
  const prepared = await client.call("updateNewsletterSettings", { mode: "prepare", ...link });
  if (!prepared.isOk) return prepared;
  const { csrf_token } = prepared.value;
  if (!csrf_token) return fail({ code: "api.badAnswer" });
  const answer = await client.call("updateNewsletterSettings", {
    mode: "execute",
    csrf_token,
    options: sum,
    ...link,
  });
  return answer.isOk ? ok(undefined) : answer;
}
