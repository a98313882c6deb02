/** What the test bank does with a card. */
export type CardVerdict = "accepted" | "declined" | "challenge" | "acceptedLate";

export interface TestCard {
  readonly number: string;
  readonly verdict: CardVerdict;
}

/** The cards that the test bank knows; the numbers are those that developers know by heart. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: "4242424242424242", verdict: "accepted" },
  { number: "4000000000000002", verdict: "declined" },
  { number: "4000002760003184", verdict: "challenge" },
  { number: "4000000000000077", verdict: "acceptedLate" },
];

/** Expiry and code that go with any of them, for the buttons that fill the form. */
export const FILLED_EXPIRY = "12/34";
export const FILLED_CVC = "123";

export interface CardFields {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

/** What is wrong with a field, as the key of its text. */
export type CardFieldError =
  | "number.incomplete"
  | "number.unknown"
  | "expiry.unreadable"
  | "expiry.past"
  | "cvc.unreadable";
export type CardErrors = Partial<Record<keyof CardFields, CardFieldError>>;

/** Checks the input, and returns what the test bank does with the card. A card that isn't a test card is rejected unseen. */
export function checkCard(
  fields: CardFields,
  nowMs: number,
): { readonly errors: CardErrors; readonly verdict: CardVerdict | null } {
  const card = findTestCard(fields.number);
  const number = card ? null : numberError(digitsOf(fields.number));
  const expiry = expiryError(fields.expiry, nowMs);
  const cvc = /^\d{3,4}$/.test(fields.cvc.trim()) ? null : "cvc.unreadable";
  const errors: CardErrors = { ...(number && { number }), ...(expiry && { expiry }), ...(cvc && { cvc }) };
  return { errors, verdict: Object.keys(errors).length === 0 && card ? card.verdict : null };
}

export function findTestCard(typed: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number === digitsOf(typed));
}

/** A number in groups of four, as on a card. */
export function groupDigits(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, "$1 ");
}

function digitsOf(typed: string): string {
  return typed.replace(/[\s-]/g, "");
}

function numberError(digits: string): CardFieldError {
  return /^\d{12,19}$/.test(digits) && hasCheckDigit(digits) ? "number.unknown" : "number.incomplete";
}

/** The Luhn sum. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card is valid until the end of its month. */
function expiryError(typed: string, nowMs: number): CardFieldError | null {
  const [, month, year] = /^\s*(\d{2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return "expiry.unreadable";
  return Date.UTC(2000 + Number(year), Number(month)) > nowMs ? null : "expiry.past";
}
