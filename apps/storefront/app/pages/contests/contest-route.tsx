import { formatMessage } from "@shop/kernel";
import { Button } from "@shop/ui";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { describePage } from "../../head/describe-page.server.ts";
import { ProductTiles } from "../../products/product-tiles.tsx";
import { pagePath } from "../../request/page-path.server.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { countdownTexts } from "../sales/countdown-texts.server.ts";
import { SaleCountdown } from "../sales/sale-countdown.tsx";
import { StateLabel } from "../sales/state-label.tsx";
import { WindowAxis } from "../sales/window-axis.tsx";
import { loadContest, type ShownContest } from "./contest.server.ts";
import { ContestDraw, Winners } from "./contest-draw.tsx";
import { CONTEST_PAGES } from "./contest-pages.ts";
import { EntryForm } from "./entry-form.tsx";
import { type ContestTexts, contestTexts } from "./messages/index.ts";

export { meta } from "../../head/page-meta.ts";

export async function loader(args: LoaderFunctionArgs) {
  const path = pagePath(args.request);
  const page = CONTEST_PAGES.find((entry) => entry.path === path);
  if (!page) throw data(null, { status: 404 });
  const locale = requestLocale(args.request);
  const texts = contestTexts[locale];
  const title = texts[page.title];
  return {
    ...{ texts, title, countdownTexts: countdownTexts(locale) },
    contest: await loadContest(args.context, page.page, locale),
    ...describePage(args, { path, title, description: formatMessage(texts.description, { contest: title }, locale) }),
  };
}

/** A contest, before, in and after its time: prizes, entry, draw, rules. */
export default function Contest() {
  const { texts, title, contest, countdownTexts: countdown } = useLoaderData<typeof loader>();
  if (!contest) return <NoContest texts={texts} title={title} />;
  const { startMs, endMs, state } = contest;
  return (
    <div className="frame grid grid-cols-[minmax(0,1fr)] gap-y-9">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <ContestHead contest={contest} texts={texts} />
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 self-start rounded border border-hairline bg-panel p-5">
            {state === "open" ? (
              <>
                <h2>{texts.enterTitle}</h2>
                <EntryForm contest={contest.id} texts={texts} />
                <SaleCountdown endsAtMs={endMs} timeZone={contest.timeZone} label={texts.endsIn} texts={countdown} />
              </>
            ) : (
              contest.notice && (
                <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
                  <h2>{contest.notice.title}</h2>
                  <p className="text-ink-2">{contest.notice.text}</p>
                </div>
              )
            )}
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 border-t border-hairline pt-4 text-small">
              <dt className="type-label text-ink-2">{texts.from}</dt>
              <dd className="shop-figure whitespace-normal text-balance">{contest.from}</dd>
              <dt className="type-label text-ink-2">{texts.until}</dt>
              <dd className="shop-figure whitespace-normal text-balance">{contest.until}</dd>
            </dl>
          </div>
        </div>
        <WindowAxis
          axis={contest.axis}
          ticks={contest.ticks}
          lanes={[{ id: contest.id, state, startMs, endMs }]}
          nowMs={contest.nowMs}
          nowLabel={texts.now}
          description={`${contest.title}: ${contest.from} – ${contest.until}`}
        />
      </div>
      {contest.products.length > 0 && (
        <section>
          <div className="section-head">
            <h2>{texts.prizes}</h2>
          </div>
          <ProductTiles products={contest.products} listName={texts.prizes} headingLevel={3} />
        </section>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-9 lg:grid-cols-2">
        <section id="rules" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <h2>{texts.rules}</h2>
          <ol className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-3">
            {contest.rules.map((rule, index) => (
              <li key={rule} className="grid grid-cols-[2rem_1fr] gap-2">
                <span className="shop-figure whitespace-normal text-small text-ink-3">{index + 1}</span>
                <span>{rule}</span>
              </li>
            ))}
          </ol>
        </section>
        <ContestDraw contest={contest} texts={texts} />
      </div>
      {contest.draw && <Winners draw={contest.draw} texts={texts} />}
    </div>
  );
}

interface ContestPartProps {
  readonly contest: ShownContest;
  readonly texts: ContestTexts;
}

function ContestHead({ contest, texts }: ContestPartProps) {
  const { worth, prizes } = contest;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <StateLabel lamp={contest.state}>{texts[contest.state]}</StateLabel>
        <h1 className="text-display">{contest.title}</h1>
        <p className="text-ink-2">{contest.subtitle}</p>
      </header>
      {worth && (
        <p className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <span className="type-label text-ink-2">{texts.worth}</span>
          <span className="text-head font-strong leading-tight">{worth}</span>
        </p>
      )}
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="type-label py-2 text-start text-ink-2">
              {texts.prize}
            </th>
            <th scope="col" className="type-label py-2 text-end text-ink-2">
              {texts.winnerCount}
            </th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ title: prize, count }) => (
            <tr key={prize} className="border-b border-hairline">
              <th scope="row" className="py-2 text-start font-text">
                {prize}
              </th>
              <td className="shop-figure whitespace-normal py-2 text-end">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NoContest({ texts, title }: { readonly texts: ContestTexts; readonly title: string }) {
  return (
    <div className="frame grid grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-4">
      <h1>{title}</h1>
      <h2>{texts.noneTitle}</h2>
      <p className="text-ink-2">{texts.noneText}</p>
      <Button href="/shop">{texts.toShop}</Button>
    </div>
  );
}
