import { Alert, SelectField, TextArea, TextField, TextLink } from "@shop/ui";
import { useState } from "react";
import { SimulatedOutcome } from "./simulated-outcome.tsx";
import { SimulatedRules } from "./simulated-rules.tsx";
import { ALL_RULES, fromHash, percentOf, type SimulatedShop, simulate, toHash } from "./simulated-shop.ts";

const CART = {
  currency: "EUR",
  isLoggedIn: true,
  groups: ["dealer"],
  lines: [
    { name: "faMicAlign", quantity: 2, fullPriceMinor: 7900, salePercent: 35 },
    {
      ...{ name: "faIR Modern Rock", quantity: 1, fullPriceMinor: 3200 },
      groupDiscounts: [{ group: "dealer", percent: 20 }],
    },
  ],
  coupons: [{ code: "FIVE", amountMinor: 500 }],
  offers: [{ kind: "minimumSpend", id: "spring", title: "Spring", minimumMinor: 8000, percent: 5 }],
};

const START: SimulatedShop = {
  rules: ALL_RULES.map(({ name }) => ({ name, isOn: true })),
  ...{ loyaltyPercent: "15", firstPurchasePercent: "5", multiBuyPercent: "15", capPercent: "50", rounding: "halfUp" },
  cart: JSON.stringify(CART, null, 2),
};

const PERCENTAGES = [
  ["loyaltyPercent", "Loyalty, %"],
  ["firstPurchasePercent", "First purchase, %"],
  ["multiBuyPercent", "Multi-buy, %"],
  ["capPercent", "Cap, %"],
] as const;

/** Rules and cart on the left, the trail and the total on the right. The address carries all of it. */
export function PriceSimulator() {
  const [shop, setShop] = useState(() => fromHash(window.location.hash) ?? START);
  const [isLinkBroken] = useState(() => window.location.hash !== "" && fromHash(window.location.hash) === null);
  const change = (changes: Partial<SimulatedShop>) => {
    const next = { ...shop, ...changes };
    setShop(next);
    window.history.replaceState(null, "", toHash(next));
  };
  return (
    <div className="bench-simulator">
      <form className="bench-simulator__side" onSubmit={(event) => event.preventDefault()}>
        {isLinkBroken && (
          <Alert type="warning">The link is incomplete. This is the example, not what was shared.</Alert>
        )}
        <h2>Rules</h2>
        <SimulatedRules rules={shop.rules} onChange={(rules) => change({ rules })} />
        <div className="bench-simulator__rules">
          {PERCENTAGES.map(([field, label]) => (
            <TextField
              key={field}
              label={label}
              figures
              inputMode="decimal"
              value={shop[field]}
              error={Number.isNaN(percentOf(shop[field])) ? "This isn't a number." : undefined}
              onValueChange={(text) => change({ [field]: text })}
            />
          ))}
          <SelectField
            label="Rounding"
            value={shop.rounding}
            onValueChange={(rounding) => change({ rounding: rounding as SimulatedShop["rounding"] })}
          >
            <option value="halfUp">Half up</option>
            <option value="halfEven">Half to even</option>
            <option value="down">Down</option>
          </SelectField>
        </div>
        <TextArea
          label="Cart"
          hint="EUR, USD, JPY, CHF or KWD; amounts as ISO 4217 counts them."
          rows={18}
          spellCheck={false}
          value={shop.cart}
          onValueChange={(cart) => change({ cart })}
        />
        <p>
          <TextLink href={toHash(shop)}>A link to this shop and cart</TextLink>
        </p>
      </form>
      <SimulatedOutcome simulated={simulate(shop)} />
    </div>
  );
}
