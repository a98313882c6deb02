import type { LegalGround } from "./column-rule.ts";

/**
 * Invoices, and the records that they are based on. The longest of the periods applies: the records of sales to consumers of other member
 * states (Article 369k of Directive 2006/112/EC) are kept for ten years from the end of the year of the sale; German commercial and tax law
 * (§ 257 HGB, § 147 AO, § 14b UStG) requires eight. See docs/decisions/0020.
 */
export const INVOICE_RECORDS: LegalGround = {
  law: "Article 369k of Directive 2006/112/EC; § 14b UStG, § 147 AO, § 257 HGB",
  years: 10,
};
