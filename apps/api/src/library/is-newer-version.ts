/** Whether a version is newer than another one: 2.10.0 is newer than 2.9. A version that isn't numbers and dots is newer if it differs. */
export function isNewerVersion(version: string, than: string): boolean {
  const [parts, others] = [numbersOf(version), numbersOf(than)];
  if (!parts || !others) return version !== than;
  for (let index = 0; index < Math.max(parts.length, others.length); index += 1) {
    const difference = (parts[index] ?? 0) - (others[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

function numbersOf(version: string): number[] | null {
  return /^v?\d{1,9}(\.\d{1,9})*$/.test(version) ? version.replace(/^v/, "").split(".").map(Number) : null;
}
