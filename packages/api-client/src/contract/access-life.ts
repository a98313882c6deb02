import { ACCESS_TOKEN_LIFE_MS } from "./limits.ts";

/** How long the access lasts after a token call or a session update, in milliseconds; two hours if the host doesn't say. */
export function accessLifeMs(answer: { readonly expires_in?: number | null | undefined }): number {
  return typeof answer.expires_in === "number" ? answer.expires_in * 1000 : ACCESS_TOKEN_LIFE_MS;
}
