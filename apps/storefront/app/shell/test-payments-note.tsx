import { useTexts } from "../messages/use-texts.ts";
import { useShop } from "./use-shop.ts";

/** On every page of a shop that looks real and takes no money. */
export function TestPaymentsNote() {
  const text = useTexts();
  const { saysTestPayments } = useShop();
  if (!saysTestPayments) return null;
  return (
    <p className="test-payments" role="note">
      {text("testPayments")}
    </p>
  );
}
