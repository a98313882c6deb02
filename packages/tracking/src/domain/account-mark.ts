const FNV_PRIME = 0x01000193;
const FNV_BASIS = 0x811c9dc5;

/**
 * Distinguishes the accounts of one browser without naming them: FNV-1a of the address, twice 32 bits. It is stored with events that wait,
 * so that they are sent under the account that caused them or dropped. It protects no secret: the address itself is never stored.
 */
export function accountMark(emailAddress: string): string {
  const text = emailAddress.trim().toLowerCase();
  return hash(text, FNV_BASIS) + hash(text, FNV_BASIS ^ text.length);
}

function hash(text: string, basis: number): string {
  let value = basis;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  return (value >>> 0).toString(16).padStart(8, "0");
}
