import { Plate } from "@shop/ui";

/** The account that a password is of: people read the line, password managers the hidden field. */
export function AccountPlate({ label, emailAddress }: { label: string; emailAddress: string }) {
  return (
    <>
      <Plate label={label} value={emailAddress} />
      <input
        className="shop-visually-hidden"
        aria-hidden="true"
        tabIndex={-1}
        type="text"
        name="username"
        autoComplete="username"
        value={emailAddress}
        readOnly
      />
    </>
  );
}
