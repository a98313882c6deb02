interface AccountLineProps {
  label: string;
  emailAddress: string;
}

/** Which address the stage is about, as on an engraved plate. */
export function AccountLine({ label, emailAddress }: AccountLineProps) {
  return (
    <dl className="shop-sign-in__plate">
      <dt className="shop-label shop-sign-in__plate-label">{label}</dt>
      <dd className="shop-sign-in__plate-value">{emailAddress}</dd>
    </dl>
  );
}
