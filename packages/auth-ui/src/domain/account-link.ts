/** The flows that a mailed link can open. */
export const ACCOUNT_LINK_FLOWS = ["activation", "reset", "unsubscribe", "revoke-email", "newsletter"] as const;
export type AccountLinkFlow = (typeof ACCOUNT_LINK_FLOWS)[number];

/** A parsed mailed link. Id and key are null if the link lacks them: its flow still opens and says so. */
export interface AccountLink {
  readonly flow: AccountLinkFlow;
  readonly id: string | null;
  readonly key: string | null;
  /** Path, remaining query and fragment without id, key and action: safe to show in the address bar and elsewhere. */
  readonly cleanPath: string;
}

/** Old links have no action and are identified by a segment of their path. */
const FLOW_BY_SEGMENT: Readonly<Record<string, AccountLinkFlow>> = {
  activate: "activation",
  activation: "activation",
  "verify-mail": "activation",
  "verify-email": "activation",
  reset: "reset",
  "reset-password": "reset",
  reset_password: "reset",
  "password-reset": "reset",
  unsubscribe: "unsubscribe",
};

/**
 * Parses a mailed link (activation, reset, unsubscribe, undo of an e-mail change, newsletter confirmation) from an address (`/path?…#…` or
 * absolute); undefined for any other address. Whatever page the link points at, it opens its flow. Pure: the caller puts `cleanPath` into
 * the address bar. Source: ROUTE-15.
 */
export function parseAccountLink(address: string): AccountLink | undefined {
  // The base is only needed to parse a bare path; nothing of it is returned.
  if (!URL.canParse(address, "https://shop.invalid")) return undefined;
  const url = new URL(address, "https://shop.invalid");
  const action = url.searchParams.get("action");
  const [id, key] = [secret(url, "id"), secret(url, "key")];
  const flow =
    ACCOUNT_LINK_FLOWS.find((known) => known === action) ?? (action || !(id || key) ? undefined : flowOfPath(url));
  return flow && { flow, id, key, cleanPath: withoutSecrets(url) };
}

function secret(url: URL, name: string): string | null {
  return url.searchParams.get(name)?.trim() || null;
}

function flowOfPath(url: URL): AccountLinkFlow | undefined {
  const segments = url.pathname.toLowerCase().split("/");
  return segments.map((segment) => FLOW_BY_SEGMENT[segment]).find(Boolean);
}

function withoutSecrets(url: URL): string {
  const query = new URLSearchParams(url.searchParams);
  for (const name of ["id", "key", "action"]) query.delete(name);
  const path = url.pathname.replace(/^\/+/, "/");
  return `${path}${query.size > 0 ? `?${query}` : ""}${url.hash}`;
}
