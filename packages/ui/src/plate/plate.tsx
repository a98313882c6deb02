export interface PlateProps {
  label: string;
  value: string;
}

/** A label and its value in one line, as on an engraved plate. */
export function Plate({ label, value }: PlateProps) {
  return (
    <dl className="shop-plate">
      <dt className="shop-label shop-plate__label">{label}</dt>
      <dd className="shop-plate__value">{value}</dd>
    </dl>
  );
}
