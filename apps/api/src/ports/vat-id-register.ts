/** The VAT id register's response for an id. Stored with the order as evidence. */
export interface VatIdAnswer {
  /** `unavailable`: no response, or none that can be read. */
  readonly outcome: "valid" | "invalid" | "unavailable";
  /** When the register responded, by its own clock, or when the failed query was made, by ours. ISO 8601. */
  readonly checkedAt: string;
  /** The register's reference for the check. Present if the seller's own VAT id was sent along. */
  readonly consultationNumber: string | null;
  /** The business's data, if the register returns it. */
  readonly name: string | null;
}

/** Checks whether a VAT id of an EU country was issued and is valid. Never throws, and responds within its own time limit. */
export interface VatIdRegister {
  /** The id as `readVatId` writes it, `DE136695976`. */
  check(vatId: string): Promise<VatIdAnswer>;
}
