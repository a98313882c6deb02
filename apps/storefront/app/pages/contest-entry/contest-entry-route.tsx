import { Button } from "@shop/ui";
import { Form, useActionData, useLoaderData, useNavigation } from "react-router";
import { UnlistedHead } from "../../head/unlisted-head.tsx";
import type { RouteHandle } from "../../route-handle.ts";
import { Said } from "../account/said.tsx";
import { Numbered } from "../beta/numbered.tsx";
import { ContestLinks } from "../sales/contest-links.tsx";
import { actOnEntry, type EntryAnswer, type EntryPageData, loadEntryPage } from "./contest-entry.server.ts";

export const handle: RouteHandle = { parameters: ["id", "key"] };
export const loader = loadEntryPage;
export const action = actOnEntry;

/** Where the mailed link of a contest's entry leads, and its form where no script runs: what to do, beside how an entry counts. */
export default function ContestEntry() {
  const { texts, salesTexts, link, contests } = useLoaderData<EntryPageData>();
  const said = useActionData<EntryAnswer>();
  const confirmTitle = said?.isDone ? texts.confirmedTitle : texts.confirmTitle;
  const title = link ? confirmTitle : texts.noLinkTitle;
  return (
    <div className="frame grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
      <UnlistedHead title={title} />
      <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-5">
        <header className="grid gap-3">
          <h1>{title}</h1>
          {!said && <p className="text-ink-2">{link ? texts.confirmText : texts.noLinkText}</p>}
        </header>
        {said && (
          <div className="w-full">
            <Said said={said} />
          </div>
        )}
        {said?.entry && <EntryNumber entry={said.entry} texts={texts} />}
        {link && !said?.isDone && <ConfirmForm link={link} label={texts.confirm} />}
      </div>
      <div className="panel self-start lg:col-2 lg:row-span-2 lg:row-start-1">
        <Numbered title={texts.steps} items={[texts.step1, texts.step2, texts.step3]} />
      </div>
      {contests.length > 0 && <ContestLinks contests={contests} texts={salesTexts} />}
    </div>
  );
}

interface ConfirmFormProps {
  readonly link: NonNullable<EntryPageData["link"]>;
  readonly label: string;
}

function ConfirmForm({ link, label }: ConfirmFormProps) {
  const { state } = useNavigation();
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="id" value={link.id} />
      <input type="hidden" name="key" value={link.key} />
      <Button type="submit" variant="signal" busy={state === "submitting"}>
        {label}
      </Button>
    </Form>
  );
}

/** It is long, because it goes into the line that checks the draw: apart from the text, and said what it is for. */
function EntryNumber({ entry, texts }: { readonly entry: string } & Pick<EntryPageData, "texts">) {
  return (
    <dl className="grid w-full gap-2 border-y border-hairline py-4">
      <dt className="type-label text-ink-2">{texts.ownNumber}</dt>
      <dd className="shop-figure whitespace-normal text-small break-words">{entry}</dd>
      <dd className="text-small text-ink-2">{texts.ownNumberText}</dd>
    </dl>
  );
}
