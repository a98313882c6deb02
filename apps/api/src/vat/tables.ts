import type { ColumnType } from "kysely";

/** VAT rates by country. */
export interface VatTables {
  vat_rates: {
    country: string;
    rate_basis_points: number;
    is_eu: boolean;
    valid_from: ColumnType<Date, Date | string, Date>;
  };
}
