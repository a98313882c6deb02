/** How a reviewer is named to everybody: the first name and the last one's initial; null where neither is known. Source: CAT-05. */
export function reviewerName(firstName: string, lastName: string): string | null {
  const first = firstName.trim();
  const [initial = ""] = lastName.trim();
  if (initial === "") return first || null;
  return first === "" ? null : `${first} ${initial.toLocaleUpperCase("en")}.`;
}
