import { BothThemes } from "./both-themes.tsx";

const STEPS = [
  ["display", "One sentence a page", "Hear the room, not the brochure"],
  ["head", "Headings of a page", "Twelve microphones, one cabinet"],
  ["title", "Headings of a part", "What is inside"],
  [
    "text",
    "Reading, 17 px, at most 65 characters",
    "A ribbon at the edge of the cone hears less of the dust cap and more of the box.",
  ],
  ["small", "Notes, errors, captions", "48 kHz, 24 bit, minimum phase."],
  ["label", "Labels: wide, small, capitals", "Output trim"],
] as const;

export function TypePage() {
  return (
    <BothThemes
      title="Type"
      lead="One grotesque with a width axis and one mono. Six sizes. Wide small capitals are labels, as silk-screened on a front panel; the mono is for what is read as a figure."
    >
      {() => (
        <dl className="foundations-steps">
          {STEPS.map(([step, use, sample]) => (
            <div key={step}>
              <dt className="foundations-note">
                {step}: {use}
              </dt>
              <dd className={`foundations-sample foundations-sample--${step}`}>{sample}</dd>
            </div>
          ))}
          <div>
            <dt className="foundations-note">figures: prices, times, frequencies, keys</dt>
            <dd className="foundations-sample">
              <span className="shop-figure foundations-figures" data-size="title">
                0123456789 :.,−+ €$¥ kHz dB
              </span>
            </dd>
          </div>
        </dl>
      )}
    </BothThemes>
  );
}
