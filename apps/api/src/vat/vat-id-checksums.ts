/** Whether the digits (and letters) of an id, without its country, can be one that was ever given out. */
type Checksum = (id: string) => boolean;

const digitsOf = (id: string) => Array.from(id, Number);
const weightedSum = (digits: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);

/** The digits from the last but one to the left are doubled in turn. */
function isLuhn(id: string): boolean {
  const sum = digitsOf(id)
    .reverse()
    .reduce((total, digit, index) => total + (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return sum % 10 === 0;
}

/** ISO 7064, modulus 11 and 10. */
function isMod11And10(id: string): boolean {
  const digits = digitsOf(id);
  const check = digits.pop();
  let product = 10;
  for (const digit of digits) {
    const sum = (digit + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === check;
}

function isAustrian(id: string): boolean {
  const digits = digitsOf(id.slice(1));
  const crossSum = (digit: number) => Math.floor(digit / 5) + ((digit * 2) % 10);
  const sum = digits
    .slice(0, 7)
    .reduce((total, digit, index) => total + (index % 2 === 1 ? crossSum(digit) : digit), 0);
  return (10 - ((sum + 4) % 10)) % 10 === digits[7];
}

/** A key with letters says nothing that could be reckoned. */
function isFrench(id: string): boolean {
  const key = id.slice(0, 2);
  return !/^\d\d$/.test(key) || (12 + 3 * (Number(id.slice(2)) % 97)) % 97 === Number(key);
}

/** A company's number has its proof of eleven; a sole trader's, given since 2020, is proved by modulus 97. */
function isDutch(id: string): boolean {
  const digits = digitsOf(id.slice(0, 9));
  if (weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === digits[8]) return true;
  const asNumber = Array.from(`NL${id}`, (char) => Number.parseInt(char, 36).toString()).join("");
  return BigInt(asNumber) % 97n === 1n;
}

const SPANISH_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";
const SPANISH_COMPANY_LETTERS = "JABCDEFGHI";

/** A person's number ends in a letter of modulus 23, a foreigner's begins with X, Y or Z; a company's ends in a digit or a letter. */
function isSpanish(id: string): boolean {
  const person = /^([XYZ\d])(\d{7})([A-Z])$/.exec(id);
  if (person) {
    const [, first = "", rest = "", letter] = person;
    const foreigner = "XYZ".indexOf(first);
    return SPANISH_LETTERS[Number(`${foreigner < 0 ? first : foreigner}${rest}`) % 23] === letter;
  }
  if (!/^[A-HJ-NP-SUVW]\d{7}[A-J\d]$/.test(id)) return false;
  const digits = digitsOf(id.slice(1, 8));
  const doubled = (digit: number) => digit * 2 - (digit > 4 ? 9 : 0);
  const sum = digits.reduce((total, digit, index) => total + (index % 2 === 0 ? doubled(digit) : digit), 0);
  const check = (10 - (sum % 10)) % 10;
  return id[8] === String(check) || id[8] === SPANISH_COMPANY_LETTERS[check];
}

function isFinnish(id: string): boolean {
  const digits = digitsOf(id);
  return (11 - (weightedSum(digits, [7, 9, 10, 5, 8, 4, 2]) % 11)) % 11 === digits[7];
}

function isPortuguese(id: string): boolean {
  const digits = digitsOf(id);
  const rest = weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest < 2 ? 0 : 11 - rest) === digits[8];
}

/** Of the countries whose proof is short. The others' ids are held to their form alone. */
export const VAT_ID_CHECKSUMS: Readonly<Record<string, Checksum>> = {
  AT: isAustrian,
  BE: (id) => 97 - (Number(id.slice(0, 8)) % 97) === Number(id.slice(8)),
  DE: isMod11And10,
  DK: (id) => weightedSum(digitsOf(id), [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  ES: isSpanish,
  FI: isFinnish,
  FR: isFrench,
  HR: isMod11And10,
  IT: isLuhn,
  LU: (id) => Number(id.slice(0, 6)) % 89 === Number(id.slice(6)),
  NL: isDutch,
  PL: (id) => weightedSum(digitsOf(id), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(id[9]),
  PT: isPortuguese,
  SE: (id) => isLuhn(id.slice(0, 10)),
};
