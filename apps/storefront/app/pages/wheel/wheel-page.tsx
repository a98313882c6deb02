import type { Messages } from "@shop/kernel";
import { lazy, Suspense, useEffect, useState } from "react";
import { useServices } from "../../composition/services-context.ts";
import { translate, useTexts } from "../../messages/use-texts.ts";
import { LoadingLine } from "../../shell/coming.tsx";
import type { WheelPageTextKey } from "./messages/index.ts";

const CheckDraw = lazy(() => import("./check-draw.tsx").then((module) => ({ default: module.CheckDraw })));

/** How a draw of the wheel is decided, and a form that computes it again. Source: ENGAGE-03. */
export function WheelPage({ texts }: { readonly texts: Messages<WheelPageTextKey> }) {
  const siteText = useTexts();
  const text = translate(texts);
  const { environment } = useServices();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => environment.whenIdle(() => setIsIdle(true)), [environment]);
  return (
    <div className="frame">
      <header className="page-head">
        <h1>{text("title")}</h1>
        <p>{text("description")}</p>
      </header>
      <div className="mt-8 grid gap-[clamp(1.5rem,4vw,4rem)] lg:grid-cols-2">
        <section className="prose max-w-measure [&>h2:first-child]:mt-0">
          <h2>{text("fixed")}</h2>
          <p>{text("fixedSeeds")}</p>
          <p>{text("fixedOdds")}</p>
          <p>{text("fixedChance")}</p>
          <h2>{text("rule")}</h2>
          <ol>
            <li>
              {text("ruleMessage")}
              <br />
              <code>seed:wheel:number:chance</code>
            </li>
            <li>{text("ruleDigest")}</li>
            <li>{text("rulePoint")}</li>
            <li>{text("ruleField")}</li>
          </ol>
        </section>
        <section className="min-w-0">
          <div className="section-head">
            <h2>{text("check")}</h2>
            <p className="muted">{text("checkText")}</p>
          </div>
          {isIdle && (
            <Suspense fallback={<LoadingLine>{siteText("accountLoading")}</LoadingLine>}>
              <CheckDraw />
            </Suspense>
          )}
        </section>
      </div>
    </div>
  );
}
