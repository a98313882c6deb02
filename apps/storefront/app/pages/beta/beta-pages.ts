/** The pages of the beta programme, by the last segment of their address. */
export const BETA_PAGES = { "fadrumalign-beta-sign-up": "signUp", "fadrumalign-nda": "nda" } as const;
export type BetaPage = (typeof BETA_PAGES)[keyof typeof BETA_PAGES];

export const SIGN_UP_PATH = "/beta/fadrumalign-beta-sign-up";
export const NDA_PATH = "/beta/fadrumalign-nda";

export function betaPageOf(segment: string | undefined): BetaPage | null {
  return Object.entries(BETA_PAGES).find(([name]) => name === segment)?.[1] ?? null;
}

/** A personal link to a page of the programme. */
export function withLink(path: string, { id, key }: { readonly id: string; readonly key: string }): string {
  return `${path}?${new URLSearchParams({ id, key })}`;
}
