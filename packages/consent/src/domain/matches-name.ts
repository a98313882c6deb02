/** Whether the name of a cookie or of a storage key fits a pattern, in which `*` is any number of characters: `_ga_*`. */
export function matchesName(name: string, pattern: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`, "s").test(name);
}
