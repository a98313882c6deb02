/** Who sold, as it was when the order was written. */
export interface SellerOnInvoice {
  readonly name: string;
  readonly address: readonly string[];
  /** Two letters (ISO 3166), named in the reader's language below the address. Missing where the address says it, and in orders of before. */
  readonly country?: string | undefined;
  readonly email: string;
  readonly vatId: string | null;
}
