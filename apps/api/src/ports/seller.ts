/** Who sold, as it was when the order was written. */
export interface SellerOnInvoice {
  readonly name: string;
  readonly address: readonly string[];
  readonly email: string;
  readonly vatId: string | null;
}
