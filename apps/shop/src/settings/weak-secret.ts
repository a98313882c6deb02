/** Private keys that are printed in documents: RFC 8032's test vectors. */
const PRINTED_KEYS = [
  "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
  "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
  "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
];
/** Words of samples and of people. Long enough that drawn bytes don't spell one. */
const SAMPLE_WORD = /change.?me|password|passwort|secret|sample|example|default|qwertz|qwerty|replace/i;
/** 32 drawn hexadecimal digits have about fourteen different ones, and never so few. */
const FEWEST_CHARACTERS = 8;
/** So many characters in the alphabet's or the digits' order aren't drawn. */
const LONGEST_SEQUENCE = 6;
const KEY_BYTES = 32;

/** Why a secret can be guessed, as text that follows its name; null for a random one. */
export function secretWeakness(secret: string): string | null {
  if (PRINTED_KEYS.includes(bareKey(secret))) return "is a key that is printed in documents";
  if (SAMPLE_WORD.test(secret)) return "is a sample or contains a word";
  const isPlain = new Set(secret).size < FEWEST_CHARACTERS || isRepeated(secret) || hasSequence(secret);
  return isPlain ? "is too regular" : null;
}

/** A key as its bytes in hex, in whichever form it was written; any other secret unchanged. */
export function bareKey(secret: string): string {
  if (/^[0-9a-f]+$/i.test(secret)) return secret.toLowerCase();
  const bytes = Buffer.from(secret, "base64");
  // PKCS8 has the key's bytes at its end.
  return secret.startsWith("MC4C") ? bytes.subarray(-KEY_BYTES).toString("hex") : secret;
}

function isRepeated(secret: string): boolean {
  return (secret + secret).indexOf(secret, 1) < secret.length;
}

function hasSequence(secret: string): boolean {
  let length = 1;
  for (let index = 1; index < secret.length; index += 1) {
    length = secret.charCodeAt(index) === secret.charCodeAt(index - 1) + 1 ? length + 1 : 1;
    if (length > LONGEST_SEQUENCE) return true;
  }
  return false;
}
