import { customerPercent, type SalePercent } from "./customer-percent.ts";

/** A figure of a sale, and to whom it applies. `you` is the customer who reads it. */
export interface SaleFigure {
  readonly of: "everybody" | "withLogin" | "you";
  readonly percent: number;
}

/**
 * What a sale's pop-up says: to a customer the own figure alone, to a visitor what everybody gets and, where a login brings more, that too.
 * Source: ENGAGE-04, ENGAGE-05.
 */
export function saleFigures(sale: SalePercent, isCustomer: boolean): readonly SaleFigure[] {
  const percent = customerPercent(sale);
  if (isCustomer) return [{ of: "you", percent }];
  const everybody: SaleFigure = { of: "everybody", percent: sale.discount };
  return percent > sale.discount ? [everybody, { of: "withLogin", percent }] : [everybody];
}
