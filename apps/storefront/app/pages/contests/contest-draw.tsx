import type { ShownContest } from "./contest.server.ts";
import type { ContestTexts } from "./messages/index.ts";

const LINE =
  "shop-figure whitespace-normal block break-words rounded-small border border-hairline bg-well p-3 text-small";

/** How the draw is bound and checked: before it the hash of its seed, after it the seed as well. */
export function ContestDraw({ contest, texts }: { readonly contest: ShownContest; readonly texts: ContestTexts }) {
  const { seedHash, draw, drawNote } = contest;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] min-w-0 content-start gap-4">
      <h2>{texts.drawTitle}</h2>
      <p className="max-w-measure">{drawNote}</p>
      <dl className="grid grid-cols-[minmax(0,1fr)] min-w-0 gap-2">
        <dt className="type-label text-ink-2">{texts.seedHash}</dt>
        <dd className="shop-figure whitespace-normal text-small break-all">{seedHash}</dd>
        {draw && (
          <>
            <dt className="type-label text-ink-2">{texts.seed}</dt>
            <dd className="shop-figure whitespace-normal text-small break-all">{draw.seed}</dd>
          </>
        )}
      </dl>
      <p className="max-w-measure text-ink-2">{texts.drawRule}</p>
      <code className={LINE}>{`printf %s "${draw?.seed ?? texts.seed}:${texts.entryNumber}" | sha256sum`}</code>
    </section>
  );
}

interface WinnersProps {
  readonly draw: NonNullable<ShownContest["draw"]>;
  readonly texts: ContestTexts;
}

/** Who won, by number: an entry's address is nobody else's business. */
export function Winners({ draw, texts }: WinnersProps) {
  if (draw.winners.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] min-w-0 gap-4">
      <h2>{texts.winners}</h2>
      <table className="w-full border-collapse text-small">
        <thead>
          <tr className="border-b border-edge">
            {[texts.prize, texts.entry, texts.ticket].map((name) => (
              <th key={name} scope="col" className="type-label py-2 pe-4 text-start text-ink-2">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {draw.winners.map(({ entry, ticket, prize }) => (
            <tr key={entry} className="border-b border-hairline">
              <th scope="row" className="py-2 pe-4 text-start font-text">
                {prize}
              </th>
              <td className="shop-figure whitespace-normal py-2 pe-4 break-all">{entry}</td>
              <td className="shop-figure whitespace-normal py-2 break-all">{ticket}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
