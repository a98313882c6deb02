import type { ShownContest } from "./contest.server.ts";
import type { ContestTexts } from "./messages/index.ts";

const LINE = "shop-figure block overflow-x-auto rounded-small border border-hairline bg-well p-3 text-small";

/** How the draw is bound and checked: before it the hash of its seed, after it the seed and the winners' tickets. */
export function ContestDraw({ contest, texts }: { readonly contest: ShownContest; readonly texts: ContestTexts }) {
  const { seedHash, draw, drawn } = contest;
  return (
    <section className="grid gap-4">
      <h2>{texts.drawTitle}</h2>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <div className="grid content-start gap-3">
          <p className="max-w-measure">{drawn ?? texts.drawBefore}</p>
          <p className="max-w-measure text-ink-2">{texts.drawRule}</p>
          <code className={LINE}>{`printf %s "${draw?.seed ?? texts.seed}:${texts.entryNumber}" | sha256sum`}</code>
        </div>
        <dl className="grid min-w-0 content-start gap-3">
          <dt className="type-label text-ink-2">{texts.seedHash}</dt>
          <dd className={LINE}>{seedHash}</dd>
          {draw && (
            <>
              <dt className="type-label text-ink-2">{texts.seed}</dt>
              <dd className={LINE}>{draw.seed}</dd>
            </>
          )}
        </dl>
      </div>
      {draw && draw.winners.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full border-collapse text-small">
            <thead>
              <tr className="border-b border-edge">
                <th scope="col" className="type-label py-2 pe-4 text-start text-ink-2">
                  {texts.prize}
                </th>
                <th scope="col" className="type-label py-2 pe-4 text-start text-ink-2">
                  {texts.entry}
                </th>
                <th scope="col" className="type-label py-2 text-start text-ink-2">
                  {texts.ticket}
                </th>
              </tr>
            </thead>
            <tbody>
              {draw.winners.map(({ entry, ticket, prize }) => (
                <tr key={entry} className="border-b border-hairline">
                  <th scope="row" className="py-2 pe-4 text-start font-text">
                    {prize}
                  </th>
                  <td className="shop-figure py-2 pe-4">{entry}</td>
                  <td className="shop-figure py-2">{ticket}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
