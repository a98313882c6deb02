import { useCart } from "@shop/cart/react";
import { CURRENCIES, type Currency } from "@shop/pricing";
import { usePassingText } from "@shop/ui";
import { useId, useState } from "react";
import { useCurrency, useServices } from "../composition/services-context.ts";
import { useTexts } from "../messages/use-texts.ts";

const NAMES: Readonly<Record<Currency, string>> = { EUR: "EUR €", USD: "USD $", JPY: "JPY ¥" };

/**
 * Announces the result of a choice, once the cart has its new prices. Needs scripts: without them the page shows the currency of the
 * server's HTML, and this is hidden.
 */
export function CurrencySwitch() {
  const text = useTexts();
  const id = useId();
  const { currency } = useServices();
  const shown = useCurrency();
  const isRepricing = useCart((state) => state.isRepricing);
  const [wasChosen, setWasChosen] = useState(false);
  const said = usePassingText(wasChosen && !isRepricing ? text("currencyChanged", { currency: shown }) : "");
  const choose = (chosen: Currency) => {
    setWasChosen(true);
    currency.choose(chosen);
  };
  return (
    <span className="currency-switch needs-scripts">
      <label className="shop-visually-hidden" htmlFor={id}>
        {text("currency")}
      </label>
      <select id={id} value={shown} onChange={(event) => choose(event.target.value as Currency)}>
        {CURRENCIES.map((code) => (
          <option key={code} value={code}>
            {NAMES[code]}
          </option>
        ))}
      </select>
      <span className="shop-visually-hidden" role="status">
        {said}
      </span>
    </span>
  );
}
