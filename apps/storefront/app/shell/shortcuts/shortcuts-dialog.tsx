import { hasSingleKeys, keepSingleKeys } from "@shop/catalog/store";
import { Checkbox, DialogFrame, type DialogFrameProps } from "@shop/ui";
import { Fragment, useId, useState } from "react";
import { useServices } from "../../composition/services-context.ts";
import { useAccountTexts } from "../../messages/use-account-texts.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { SHORTCUT_GROUPS, type ShortcutGroup } from "./shortcut-groups.ts";
import "../../styles/shortcuts.css";

/** Every shortcut of the site, and the switch for those of one key. Source: SHELL-15. */
export function ShortcutsDialog(frame: Pick<DialogFrameProps, "onClose" | "footer">) {
  const text = useAccountTexts();
  const title = useTexts()("keyboardShortcuts");
  return (
    <DialogFrame open {...frame} title={title} description={text("shortcutsLead")}>
      <div className="shortcuts">
        {/* First: it gets the focus, and the list stays at its beginning. */}
        <SingleKeys />
        {SHORTCUT_GROUPS.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </DialogFrame>
  );
}

function Group({ title, shortcuts }: ShortcutGroup) {
  const text = useAccountTexts();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="type-label">
        {text(title)}
      </h3>
      <dl>
        {shortcuts.map(({ keys, isChoice, act }) => (
          <div key={act}>
            <dt>
              {keys
                .map((key) => (typeof key === "string" ? text(key) : key.printed))
                .map((name, index) => (
                  <Fragment key={name}>
                    {index > 0 && (isChoice ? " / " : " + ")}
                    <kbd>{name}</kbd>
                  </Fragment>
                ))}
            </dt>
            <dd>{text(act)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** WCAG 2.1.4. A player that exists learns of it at once. */
function SingleKeys() {
  const text = useAccountTexts();
  const { local, player } = useServices();
  const [isOn, setIsOn] = useState(() => hasSingleKeys(local));
  const turn = (next: boolean) => {
    const loaded = player.getState();
    if (loaded) loaded.player.setShortcuts(next);
    else keepSingleKeys(local, next);
    setIsOn(next);
  };
  return (
    <Checkbox
      label={text("shortcutsSingle")}
      hint={text("shortcutsSingleHint")}
      checked={isOn}
      onCheckedChange={turn}
    />
  );
}
