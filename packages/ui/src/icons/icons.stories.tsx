import type { Meta, StoryObj } from "@storybook/react-vite";
import * as icons from "./icons.tsx";
import * as laterIcons from "./later-icons.tsx";
import * as pageIcons from "./page-icons.tsx";

const meta = { title: "Parts/Icons" } satisfies Meta;
export default meta;

export const EveryIcon: StoryObj = {
  render: () => (
    <div className="bench-row">
      {Object.entries({ ...pageIcons, ...icons, ...laterIcons }).map(([name, IconPart]) => (
        <div key={name} className="bench-icon">
          <IconPart />
          <span className="bench-note">{name.replace("Icon", "")}</span>
        </div>
      ))}
    </div>
  ),
};
