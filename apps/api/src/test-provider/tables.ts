import type { Currency } from "@shop/pricing";
import type { ColumnType, JSONColumnType } from "kysely";

type LinesAlone = ReadonlyArray<{ readonly name: string; readonly quantity: number; readonly totalMinor: number }>;

/** What a session lists: its lines at their units' prices, and what is deducted from them. */
export interface PaymentOverview {
  readonly lines: ReadonlyArray<LinesAlone[number] & { readonly subtotalMinor: number }>;
  readonly deductions: ReadonlyArray<
    | { readonly kind: "multiBuy" | "vat"; readonly amountMinor: number }
    | { readonly kind: "coupon"; readonly code: string; readonly amountMinor: number }
  >;
}

/** The books of the test payment provider. */
export interface TestProviderTables {
  test_payment_sessions: {
    id: string;
    idempotency_key: string;
    order_reference: string;
    amount_minor: number;
    currency: Currency;
    /** Sessions of earlier releases, an hour at most, have the lines alone, without subtotals. */
    description: JSONColumnType<PaymentOverview | LinesAlone, string, string>;
    success_url: string;
    cancel_url: string;
    status: "open" | "challenge" | "paid" | "expired";
    payment_id: string | null;
    attempts: ColumnType<number, number | undefined, number>;
    created_at: Date;
    expires_at: Date;
  };
  test_payment_events: {
    id: string;
    session_id: string;
    type: "paid" | "expired" | "refunded" | "disputed";
    created_at: Date;
    next_attempt_at: Date;
    attempts: ColumnType<number, number | undefined, number>;
    delivered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
}
