/** Joins class names and leaves out missing ones. */
export function classNames(...names: Array<string | false | undefined>): string {
  return names.filter(Boolean).join(" ");
}
