/** Whether the digits (and letters) of an id, without its country, can be a valid number. */
type Checksum = (id: string) => boolean;

const digitsOf = (id: string) => Array.from(id, Number);
const weightedSum = (digits: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);

/** Every second digit is doubled, from the last but one to the left. */
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

/** A key with letters has no computable check. */
function isFrench(id: string): boolean {
  const key = id.slice(0, 2);
  return !/^\d\d$/.test(key) || (12 + 3 * (Number(id.slice(2)) % 97)) % 97 === Number(key);
}

/** A company's number has a modulus 11 check; a sole trader's, issued since 2020, has modulus 97. */
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

/** A company's number has nine digits; one of ten is a citizen's, a foreigner's or another taxpayer's. */
function isBulgarian(id: string): boolean {
  const digits = digitsOf(id);
  if (digits.length === 10) {
    const citizen = (weightedSum(digits, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10;
    const foreigner = weightedSum(digits, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10;
    const other = (11 - (weightedSum(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    return [citizen, foreigner, other].includes(digits[9] ?? -1);
  }
  const check = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  return (check < 10 ? check : (weightedSum(digits, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10) === digits[8];
}

const CYPRIOT_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

function isCypriot(id: string): boolean {
  const digits = digitsOf(id.slice(0, 8));
  const sum = digits.reduce(
    (total, digit, index) => total + (index % 2 === 0 ? (CYPRIOT_VALUES[digit] ?? 0) : digit),
    0,
  );
  return String.fromCharCode("A".charCodeAt(0) + (sum % 26)) === id[8];
}

/** A company's number has eight digits. Of persons, nine digits from 6 on have a check digit; older birth numbers have none. */
function isCzech(id: string): boolean {
  const digits = digitsOf(id);
  if (digits.length === 8) {
    const check = (11 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    return digits[0] !== 9 && (check || 1) % 10 === digits[7];
  }
  if (digits.length === 10) return (Number(id.slice(0, 9)) % 11) % 10 === digits[9];
  if (digits[0] !== 6) return true;
  const rest = weightedSum(digits.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11;
  return (18 - ((21 - rest) % 11)) % 10 === digits[8];
}

const IRISH_LETTERS = "WABCDEFGHIJKLMNOPQRSTUV";

/** Seven digits, a check letter and perhaps another letter; the older form has a letter or a sign in the second place. */
function isIrish(id: string): boolean {
  const isOld = !/^\d{7}/.test(id);
  const digits = digitsOf(isOld ? `0${id.slice(2, 7)}${id[0]}` : id.slice(0, 7));
  const added = isOld ? 0 : Math.max(0, IRISH_LETTERS.indexOf(id[8] ?? "W"));
  return IRISH_LETTERS[(weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * added) % 23] === id[7];
}

function isLithuanian(id: string): boolean {
  const digits = digitsOf(id);
  const check = digits.pop();
  const sumFrom = (first: number) => digits.reduce((sum, digit, index) => sum + (((first + index) % 9) + 1) * digit, 0);
  const rest = sumFrom(0) % 11;
  return (rest < 10 ? rest : (sumFrom(2) % 11) % 10) === check;
}

/** A company's number begins with 4 or more; of persons' codes those that begin with 32 have no check digit. */
function isLatvian(id: string): boolean {
  const digits = digitsOf(id);
  if ((digits[0] ?? 0) > 3) return weightedSum(digits, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
  if (id.startsWith("32")) return true;
  return ((1 + weightedSum(digits, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === digits[10];
}

function isRomanian(id: string): boolean {
  const digits = digitsOf(id.padStart(10, "0"));
  return ((weightedSum(digits, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === digits[9];
}

/** A remainder that gives eleven is never issued. */
function isSlovenian(id: string): boolean {
  const digits = digitsOf(id);
  const check = 11 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return check !== 11 && check % 10 === digits[7];
}

/** Of all EU countries. */
export const VAT_ID_CHECKSUMS: Readonly<Record<string, Checksum>> = {
  AT: isAustrian,
  BG: isBulgarian,
  CY: isCypriot,
  CZ: isCzech,
  EE: (id) => weightedSum(digitsOf(id), [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  GR: (id) => (weightedSum(digitsOf(id), [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(id[8]),
  HU: (id) => weightedSum(digitsOf(id), [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
  IE: isIrish,
  LT: isLithuanian,
  LV: isLatvian,
  MT: (id) => weightedSum(digitsOf(id), [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0,
  RO: isRomanian,
  SI: isSlovenian,
  SK: (id) => Number(id) % 11 === 0,
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
