import type { Simulated } from "./simulated-shop.ts";

/** What the cart costs and why, or what is wrong with the shop or the cart. */
export function SimulatedOutcome({ simulated }: { readonly simulated: Simulated }) {
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
