/** What the register of VAT ids says of an id. Kept with the order as evidence. */
export interface VatIdAnswer {
  /** `unavailable`: no response, or none that can be read. */
  readonly outcome: "valid" | "invalid" | "unavailable";
  /** When the register answered by its own clock, or when it was asked in vain by ours. ISO 8601. */
  readonly checkedAt: string;
  /** By which the register finds the check again. Given where the seller's own VAT id was sent along. */
  readonly consultationNumber: string | null;
  /** Of the business, where the register gives it. */
  readonly name: string | null;
}

/** Says whether a VAT id of an EU country was given out and is valid. Never throws, and responds within its own time limit. */
export interface VatIdRegister {
  /** The id as `readVatId` writes it, `DE136695976`. */
  check(vatId: string): Promise<VatIdAnswer>;
}
