/** Joins class names and leaves out what is absent. */
export function classNames(...names: Array<string | false | undefined>): string {
  return names.filter(Boolean).join(" ");
}
