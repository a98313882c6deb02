import { useTexts } from "../messages/use-texts.ts";
import { useShop } from "./use-shop.ts";

/** On every page of a shop that looks real and takes no money. */
export function TestPaymentsNote() {
  const text = useTexts();
  const { saysTestPayments } = useShop();
  if (!saysTestPayments) return null;
  return (
    <p className="border-b border-hairline bg-raised px-4 py-2 text-center text-ink" role="note">
      {text("testPayments")}
    </p>
  );
}
