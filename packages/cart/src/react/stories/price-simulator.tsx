import { Checkbox, SelectField, TextArea, TextField, TextLink } from "@shop/ui";
import { useState } from "react";
import { ALL_RULES, fromHash, type Simulated, type SimulatedShop, simulate, toHash } from "./simulated-shop.ts";

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
  rules: ALL_RULES.map(({ name }) => name),
  ...{ loyaltyPercent: 15, firstPurchasePercent: 5, multiBuyPercent: 15, capPercent: 50, rounding: "halfUp" },
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
  const change = (changes: Partial<SimulatedShop>) => {
    const next = { ...shop, ...changes };
    setShop(next);
    window.history.replaceState(null, "", toHash(next));
  };
  return (
    <div className="bench-simulator">
      <form className="bench-simulator__side" onSubmit={(event) => event.preventDefault()}>
        <h2>Rules</h2>
        <div className="bench-simulator__rules">
          {ALL_RULES.map(({ name }) => (
            <Checkbox
              key={name}
              label={name}
              checked={shop.rules.includes(name)}
              onCheckedChange={(isOn) => change({ rules: withRule(shop.rules, name, isOn) })}
            />
          ))}
        </div>
        <div className="bench-simulator__rules">
          {PERCENTAGES.map(([field, label]) => (
            <TextField
              key={field}
              label={label}
              figures
              inputMode="decimal"
              defaultValue={String(shop[field])}
              onValueChange={(text) => change({ [field]: Number(text) })}
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
      <Outcome simulated={simulate(shop)} />
    </div>
  );
}

function withRule(rules: readonly string[], name: string, isOn: boolean): readonly string[] {
  return isOn ? [...rules, name] : rules.filter((other) => other !== name);
}

function Outcome({ simulated }: { readonly simulated: Simulated }) {
  if (!simulated.isOk) {
    return (
      <section className="bench-simulator__side" aria-label="Result">
        <h2>No price</h2>
        <p>{simulated.problem}</p>
      </section>
    );
  }
  const { cart, format } = simulated;
  const lists = [
    ...cart.offers.map(({ id, amountMinor }) => [id, amountMinor] as const),
    ...cart.coupons.map(({ code, amountMinor }) => [code, amountMinor] as const),
  ];
  return (
    <section className="bench-simulator__side" aria-label="Result">
      <h2>Total {format(cart.totalMinor)}</h2>
      {cart.lines.map((line) => (
        <table key={line.name} className="bench-table">
          <caption>
            {line.quantity} × {line.name}: {format(line.totalMinor)}
          </caption>
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">Units</th>
              <th scope="col">Base</th>
              <th scope="col">Off</th>
              <th scope="col">Leaves</th>
            </tr>
          </thead>
          <tbody>
            {line.trail.map((step) => (
              <tr key={`${step.rule} ${step.firstUnit} ${step.label} ${step.resultMinor} ${step.units}`}>
                <th scope="row">
                  {step.rule} {step.label}
                </th>
                <td>{step.units}</td>
                <td>{format(step.baseMinor)}</td>
                <td>{step.percent === null ? format(step.amountMinor) : `${step.percent} %`}</td>
                <td>{format(step.resultMinor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p>
        {format(cart.totalRegularMinor)} regular, {format(cart.subtotalMinor)} after points, multi-buy{" "}
        {format(cart.multiBuyMinor)}
        {lists.map(([name, amountMinor]) => `, ${name} ${format(amountMinor)}`)}
      </p>
    </section>
  );
}
