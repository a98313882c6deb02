/** A product's description for its line: `Plugin`, and what it does in a few words. */
export interface ProductNote {
  readonly kind: string;
  readonly summary?: string;
}
