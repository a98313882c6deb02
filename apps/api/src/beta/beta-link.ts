import { isUuid } from "../platform/is-uuid.ts";
import { isEqualSecret, sign } from "../platform/secrets.ts";
import type { ApiSettings } from "../ports/deps.ts";

/** The personal link of a sign-up. It lasts as long as the sign-up is stored, and sending it again doesn't end the one sent before. */
export interface BetaLink {
  readonly id: string;
  readonly key: string;
}

type Signer = Pick<ApiSettings, "secret">;

export function betaLink(settings: Signer, id: string): BetaLink {
  return { id, key: sign(settings.secret, ["beta", id]) };
}

/** Whether a link is ours. Source: ROUTE-12, SAFE-09. */
export function isBetaLink(settings: Signer, { id, key }: BetaLink): boolean {
  return isUuid(id) && isEqualSecret(key, betaLink(settings, id).key);
}
