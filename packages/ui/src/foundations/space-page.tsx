import { DESKTOP_MAX_WIDTH_PX, PHONE_MAX_WIDTH_PX, TABLET_MAX_WIDTH_PX } from "../limits.ts";
import { BothThemes } from "./both-themes.tsx";

const STEPS = [
  ["1", "1/11", 4],
  ["2", "2/11", 8],
  ["3", "1/4", 11],
  ["4", "4/11", 16],
  ["5", "1/2", 22],
  ["6", "3/4", 33],
  ["7", "1", 44],
  ["8", "1 1/2", 66],
  ["9", "2", 88],
  ["10", "3", 132],
] as const;

const SCREENS = [
  ["phone", `to ${PHONE_MAX_WIDTH_PX}`, "4 columns, one rack unit of header, dialogs are sheets"],
  ["tablet", `to ${TABLET_MAX_WIDTH_PX}`, "6 columns"],
  ["desktop", `to ${DESKTOP_MAX_WIDTH_PX}`, "12 columns"],
  ["large", "above", "12 columns, wider margins, the text no wider"],
] as const;

export function SpacePage() {
  return (
    <BothThemes
      title="Space"
      lead="The rack unit is 44 px: the step of the rhythm and the least height of a main control. Everything is a fraction of it. Nothing that can be pressed is under 24 px."
    >
      {() => (
        <>
          <ul className="foundations-scale">
            {STEPS.map(([step, fraction, px]) => (
              <li key={step}>
                <span className="foundations-name">space-{step}</span>
                <span className="shop-figure" data-size="small">
                  {fraction} U · {px}
                </span>
                <span className="foundations-bar" style={{ width: `var(--shop-space-${step})` }} />
              </li>
            ))}
          </ul>
          <h3 className="foundations-note">Screens</h3>
          <ul className="foundations-scale foundations-scale--screens">
            {SCREENS.map(([name, width, rule]) => (
              <li key={name}>
                <span className="foundations-name">{name}</span>
                <span className="shop-figure" data-size="small">
                  {width}
                </span>
                <span>{rule}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </BothThemes>
  );
}
