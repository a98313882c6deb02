import { Button } from "@shop/ui";
import type { AccountPartData } from "./account-part.server.ts";

const FILE_NAME = "my-data.json";

/** Some of the file's sections, by the names that they have in it. */
const SECTIONS = ["orders", "licences", "downloads", "ratings", "mails", "chats"];

/** Everything that the shop stores about its customer, as one file; beside it how the file is laid out. */
export function DataPart({ texts }: Pick<AccountPartData, "texts">) {
  return (
    <div className="account-task">
      <div className="account-form__fields">
        <p>{texts.dataLead}</p>
        <Button variant="signal" href="/files/my-data" download={FILE_NAME}>
          {texts.dataDownload}
        </Button>
        <p className="muted">{texts.dataLimit}</p>
      </div>
      <div className="data-specimen" aria-hidden="true">
        <p className="shop-figure">{FILE_NAME}</p>
        <ol>
          {["what_this_is", "how_to_read_it", "made_at"].map((name) => (
            <li key={name}>{`"${name}": "…"`}</li>
          ))}
          {SECTIONS.map((name) => (
            <li key={name}>{`"${name}": […]`}</li>
          ))}
          <li>…</li>
        </ol>
      </div>
    </div>
  );
}
