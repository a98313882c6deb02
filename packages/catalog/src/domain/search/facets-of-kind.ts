import type { ProductType, SearchFacet } from "@shop/api-client/contract";

const OF_KIND: Readonly<Record<ProductType, readonly SearchFacet[]>> = {
  plugin: ["platform", "owned"],
  samplepack: ["sound", "cabinet", "back", "format", "owned"],
  bundle: ["owned"],
  other: ["owned"],
};

/** What a list of one kind, or of all, can be filtered by: what its products don't have is no filter there. Source: CAT-10. */
export function facetsOfKind(kind: ProductType | null): readonly SearchFacet[] {
  return kind === null ? ["kind", "sound", "cabinet", "back", "format", "platform", "owned"] : OF_KIND[kind];
}

/** The choices of a facet in the order in which they are listed; cabinets by their number of speakers, then by their size. */
export function sortChoices(choices: readonly string[], order: readonly string[]): readonly string[] {
  const placeOf = (choice: string) => {
    const place = order.indexOf(choice);
    if (place >= 0) return place;
    const [count = 0, inches = 0] = choice.split("x").map(Number);
    return order.length + count * 100 + inches;
  };
  return [...choices].sort((one, other) => placeOf(one) - placeOf(other));
}
