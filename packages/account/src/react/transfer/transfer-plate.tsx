interface TransferPlateProps {
  lines: ReadonlyArray<readonly [label: string, value: string]>;
}

/** The subject of the transfer, as on an engraved plate. */
export function TransferPlate({ lines }: TransferPlateProps) {
  return (
    <dl className="shop-desk__lines">
      {lines.map(([label, value]) => (
        <div key={label} className="shop-desk__line">
          <dt className="shop-label shop-plate__label">{label}</dt>
          <dd className="shop-plate__value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
