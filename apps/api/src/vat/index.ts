export { createViesRegister } from "./create-vies-register.ts";
export { readTax } from "./read-tax.ts";
export { readVatRates } from "./read-vat-rates.ts";
export { rememberAnswers } from "./remember-answers.ts";
export { sumByRate, taxLines } from "./tax-lines.ts";
export { decideTax, findTaxClaim, type TaxPlace, type TaxTreatment } from "./tax-treatment.ts";
export type { VatIdCheck } from "./vat-id-check.ts";
export { replaceVatRates } from "./vat-rates.ts";
