import type { AccountProfile, AccountSession, NewsletterOption } from "../store/account-ports.ts";

export function buildProfile(fields: Partial<AccountProfile> = {}): AccountProfile {
  return { firstName: "Ada", lastName: "Lovelace", registrationName: "", ...fields };
}

/** Four categories, all off. */
export function buildNewsletterOptions(): NewsletterOption[] {
  return [
    {
      title: "News of products",
      description: "New plugins and sample packs, once a month.",
      value: 1,
      isEnabled: false,
    },
    { title: "Sales and offers", description: "When something costs less than usual.", value: 2, isEnabled: false },
    { title: "Tutorials", description: "How others record and mix.", value: 4, isEnabled: false },
    { title: "Beta tests", description: "To try what isn't out yet.", value: 8, isEnabled: false },
  ];
}

export function buildSession(fields: Partial<AccountSession> = {}): AccountSession {
  return {
    id: "s1",
    isCurrent: false,
    browser: "Firefox",
    system: "Windows",
    createdAt: "2026-01-10T08:30:00.000Z",
    lastSeenAt: "2026-01-15T11:58:00.000Z",
    expiresAt: "2026-02-14T11:58:00.000Z",
    ...fields,
  };
}

/** This browser, another, and an unknown one. */
export function buildSessions(): AccountSession[] {
  return [
    buildSession({ id: "s1", isCurrent: true }),
    buildSession({ id: "s2", browser: "Safari", system: "macOS", lastSeenAt: "2026-01-14T21:12:00.000Z" }),
    buildSession({ id: "s3", browser: null, system: null, lastSeenAt: "2026-01-02T06:05:00.000Z" }),
  ];
}
