import type { AccountLink } from "@shop/auth-ui";

type MailedSecrets = Pick<AccountLink, "id" | "key">;

/** What a mailed link carried, from the page that it opened to the page that acts on it: in memory, and nowhere else. */
export interface MailedLinkHolder {
  /** Null if the shopper came without one. */
  get(): MailedSecrets | null;
  keep(link: MailedSecrets): void;
}

export function createMailedLinkHolder(): MailedLinkHolder {
  let kept: MailedSecrets | null = null;
  return {
    get: () => kept,
    keep: ({ id, key }) => {
      kept = { id, key };
    },
  };
}
