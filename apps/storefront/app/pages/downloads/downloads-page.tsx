import { useActionData } from "react-router";
import { SendToComputer } from "../../desk/send-to-computer.tsx";
import { translate } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import { LoginGate } from "../account/login-gate.tsx";
import type { DownloadsAnswer, DownloadsData } from "./downloads.server.ts";
import { FreeList } from "./free-list.tsx";
import { OwnedDeskPart } from "./owned-desk.tsx";

/** The owner's desk: what is owned by system and format, what is free, and every manual. Rendered completely by the server. */
export function DownloadsPage(page: DownloadsData) {
  const { texts, deskTexts, accountTexts, email, view } = page;
  const said = useActionData<DownloadsAnswer>();
  const text = translate(texts);
  const deskText = translate(deskTexts);
  return (
    <div className="frame is-desk">
      <header className="page-head">
        <h1>{text("title")}</h1>
        <p>{text("description")}</p>
      </header>
      <LoginGate
        texts={{ ...accountTexts, loginTitle: texts.loginTitle, loginText: texts.loginText }}
        places={accountTexts}
        isNeeded={email === null}
      />
      {email !== null && (
        <>
          <SendToComputer
            email={email}
            isHandheld={view.isHandheld}
            text={deskText}
            said={said?.kind === "sent" ? said : undefined}
          />
          <OwnedDeskPart page={page} text={text} deskText={deskText} />
        </>
      )}
      <FreeList page={page} text={text} said={said?.kind === "claimed" ? said : undefined} />
      <section className="page-section mt-8">
        <div className="section-head">
          <h2>{text("manuals")}</h2>
        </div>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-5">
          {view.manuals.map(({ name, manualUrl }) => (
            <li key={name}>
              <a className="shop-link row-link" href={manualUrl}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
      {email !== null && (
        <p className="mt-6">
          <SiteLink className="shop-link" href="/account">
            {text("goToAccount")}
          </SiteLink>
        </p>
      )}
    </div>
  );
}
