import { SelectField } from "@shop/ui";
import { useState } from "react";
import { type HearItProps, HearNow } from "./hear-it.tsx";

/** What the parts of a bundle sound like: choose one, then play. */
export function HearParts({ parts, ...hearing }: HearItProps) {
  const [name, setName] = useState(hearing.programme.name);
  const programme = parts.programmes.find((part) => part.name === name) ?? hearing.programme;
  return (
    <section className="page-section hear-it" aria-labelledby="hear-it">
      <h2 id="hear-it">{hearing.title}</h2>
      <p className="muted">{hearing.lead}</p>
      <SelectField className="needs-scripts" label={parts.label} value={name} onValueChange={setName}>
        {parts.programmes.map((part) => (
          <option key={part.name}>{part.name}</option>
        ))}
      </SelectField>
      <HearNow key={name} {...hearing} programme={programme} />
    </section>
  );
}
