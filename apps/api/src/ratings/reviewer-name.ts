/** A reviewer's public name: the first name and the last name's initial; null if neither is known. Source: CAT-05. */
export function reviewerName(firstName: string, lastName: string): string | null {
  const first = firstName.trim();
  const [initial = ""] = lastName.trim();
  if (initial === "") return first || null;
  return first === "" ? null : `${first} ${initial.toLocaleUpperCase("en")}.`;
}
