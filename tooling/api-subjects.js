// The allowed imports among the subjects of apps/api: each through the other's index.ts only. A row names only rows before it, so that
// there is no cycle. The same table is in ARCHITECTURE.md; import-rules.js generates the rules from it.

/** @type {Readonly<Record<string, readonly string[]>>} */
export const SUBJECT_IMPORTS = {
  outbox: [],
  answers: [],
  vat: [],
  sales: [],
  users: ["sales"],
  account: ["users"],
  contact: ["users"],
  newsletter: ["users"],
  licences: ["users"],
  ratings: ["users", "licences"],
  library: ["users", "licences", "ratings"],
  catalogue: ["users", "licences", "ratings", "sales"],
  content: ["answers", "catalogue", "sales", "vat"],
  cart: ["users", "catalogue", "sales"],
  "email-change": ["users", "licences"],
  "sign-in": ["users", "account", "cart", "email-change", "licences", "sales"],
  orders: ["users", "cart", "catalogue", "licences", "sales", "vat"],
  chat: ["answers", "catalogue", "licences", "orders", "sales", "users"],
  payments: ["orders"],
  stripe: ["orders", "payments"],
  "test-provider": ["payments"],
  checkout: ["users", "cart", "catalogue", "orders", "payments", "vat"],
  "personal-data": ["users", "cart", "chat", "contact", "email-change", "licences", "newsletter", "orders", "test-provider"],
  operator: ["users", "catalogue", "content", "licences", "sales"],
};
