import type { AccountProfile, NewsletterOption } from "../store/ports.ts";

export function buildProfile(fields: Partial<AccountProfile> = {}): AccountProfile {
  return { firstName: "Ada", lastName: "Lovelace", registrationName: "", ...fields };
}

/** Four categories, all off. */
export function buildNewsletterOptions(): NewsletterOption[] {
  return [
    {
      title: "News of products",
      description: "New plugins and IR packs, once a month.",
      value: 1,
      isEnabled: false,
    },
    { title: "Sales and offers", description: "When something costs less than usual.", value: 2, isEnabled: false },
    { title: "Tutorials", description: "How others record and mix.", value: 4, isEnabled: false },
    { title: "Beta tests", description: "To try what isn't out yet.", value: 8, isEnabled: false },
  ];
}
