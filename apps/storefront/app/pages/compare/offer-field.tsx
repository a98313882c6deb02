import { COMPARED_PARAMETER } from "@shop/catalog";
import { SelectField } from "@shop/ui";
import type { Comparison } from "./compare.server.ts";

interface OfferFieldProps extends Pick<Comparison, "offers"> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly defaultValue?: string | undefined;
}

/** A field that puts one of the offered products into the address of a comparison. */
export function OfferField({ offers, ...field }: OfferFieldProps) {
  return (
    <SelectField name={COMPARED_PARAMETER} {...field}>
      {offers.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
