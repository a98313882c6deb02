import type { ApiClient } from "@shop/api-client";
import { fail, ok } from "@shop/kernel";
import type { ContactGateway } from "../store/ports.ts";

/** The contact form's way to the shop's team. */
export function createContactGateway(client: ApiClient): ContactGateway {
  return {
    send: async ({ name, email, subject, message }) => {
      const answer = await client.callDirect("submitContactForm", { name, email, subject, message });
      if (!answer.isOk) return answer;
      const { success, code, message: serverText } = answer.value;
      if (success) return ok(undefined);
      return fail({ code: code || "contact.failed", ...(serverText ? { serverText } : {}) });
    },
  };
}
