/** A form body as Stripe reads it: `line_items[0][price_data][currency]=eur` is an object in a list in an object. */
export type FormValue = string | { readonly [key: string]: FormValue };

export function parseFormBody(body: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.replaceAll("]", "").split("[");
    const last = path.pop() ?? "";
    let place = root;
    for (const key of path) {
      const inner = place[key];
      const next = typeof inner === "object" ? (inner as Record<string, FormValue>) : {};
      place[key] = next;
      place = next;
    }
    place[last] = value;
  }
  return root;
}

/** A field, followed by keys; undefined where it isn't there. */
export function fieldOf(value: FormValue | undefined, ...keys: readonly string[]): FormValue | undefined {
  return keys.reduce<FormValue | undefined>(
    (inner, key) => (typeof inner === "object" ? inner[key] : undefined),
    value,
  );
}

export function textOf(value: FormValue | undefined, ...keys: readonly string[]): string | null {
  const field = fieldOf(value, ...keys);
  return typeof field === "string" ? field : null;
}

export function textsOf(value: FormValue | undefined): Record<string, string> {
  if (typeof value !== "object") return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
