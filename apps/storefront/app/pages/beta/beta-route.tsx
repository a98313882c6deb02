import { useActionData, useLoaderData } from "react-router";
import { UnlistedHead } from "../../head/unlisted-head.tsx";
import { useTexts } from "../../messages/use-texts.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { isLostForm, type LostForm } from "../../shell/lost-form.ts";
import { type BetaPageData, loadBetaPage } from "./beta.server.ts";
import { actOnBeta, type BetaSaid } from "./beta-actions.server.ts";
import { NdaPage } from "./nda-page.tsx";
import { NoProgramme } from "./no-programme.tsx";
import { SignUpPage } from "./sign-up-page.tsx";

export { meta } from "../../head/page-meta.ts";
export const handle: RouteHandle = { parameters: ["id", "key"] };
export const loader = loadBetaPage;
export const action = actOnBeta;
export { actOrStay as clientAction, isNotLost as shouldRevalidate } from "../../shell/lost-form.ts";

/** What a form says whose call was lost. Its fields keep what was typed. */
const LOST = { intent: "signUp", isDone: false, next: null, errors: {}, typed: {} } as const;

/** Signing up for a product's test, and the agreement that testers sign. Source: ROUTE-12. */
export default function Beta() {
  const { title, page, programme, texts, link, nda } = useLoaderData<BetaPageData>();
  const text = useTexts();
  const answer = useActionData<BetaSaid | LostForm>();
  const said = isLostForm(answer) ? { ...LOST, text: text("loadFailed") } : answer;
  const isUnavailable = programme === "unavailable" || nda === "unavailable";
  const shared = { texts, title, link, said };
  return (
    <>
      <UnlistedHead title={title} />
      {programme === null || isUnavailable ? (
        <NoProgramme texts={texts} title={title} isUnavailable={isUnavailable} />
      ) : page === "signUp" ? (
        <SignUpPage {...shared} programme={programme} />
      ) : (
        <NdaPage {...shared} nda={nda ?? "noLink"} />
      )}
    </>
  );
}
