import { isEqualSecret, sign } from "../platform/secrets.ts";
import type { ApiSettings } from "../ports/deps.ts";

type Signer = Pick<ApiSettings, "secret">;

/** What a letter's link to a drip page carries: until when it invites, signed together with the page. Nothing is stored. */
export function invitationTo(settings: Signer, page: string, endsAtMs: number): string {
  return `${endsAtMs}.${signature(settings, page, String(endsAtMs))}`;
}

/** Whether an invitation is ours, to this page, and not over. Source: ROUTE-10. */
export function isInvited(settings: Signer, page: string, invitation: string, nowMs: number): boolean {
  const [ends = "", given = "", ...rest] = invitation.split(".");
  if (rest.length > 0 || !isEqualSecret(given, signature(settings, page, ends))) return false;
  return nowMs < Number(ends);
}

function signature(settings: Signer, page: string, ends: string): string {
  return sign(settings.secret, ["drip", page, ends]);
}
