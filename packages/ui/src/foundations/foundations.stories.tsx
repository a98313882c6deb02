import type { Meta, StoryObj } from "@storybook/react-vite";
import { ColourPage } from "./colour-page.tsx";
import { CoversPage } from "./covers-page.tsx";
import { MotionPage } from "./motion-page.tsx";
import { SpacePage } from "./space-page.tsx";
import { TypePage } from "./type-page.tsx";

const meta = { title: "Foundations" } satisfies Meta;
export default meta;

export const Colour: StoryObj = { render: () => <ColourPage /> };
export const Type: StoryObj = { render: () => <TypePage /> };
export const Space: StoryObj = { render: () => <SpacePage /> };
export const Motion: StoryObj = { render: () => <MotionPage /> };
export const Covers: StoryObj = { render: () => <CoversPage /> };
