import type { Meta, StoryObj } from "@storybook/react-vite";
import { Picture } from "./picture.tsx";

const meta = { title: "Parts/Picture", component: Picture, args: { alt: "An amber field" } } satisfies Meta<
  typeof Picture
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A 16 by 9 field in one colour; a story loads nothing from a network. */
const field = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M0 0h16v9H0z" fill="${colour}"/></svg>`)}`;
/** An address that never sends anything. */
const NOTHING = "data:image/png;base64,";

export const Arrived: Story = { args: { src: field("#a86a14") } };

/** The first format that the browser supports is shown. */
export const InSeveralFormats: Story = {
  args: {
    src: field("#3b362a"),
    sources: [
      { type: "image/unknown", srcSet: `${field("#c0392b")} 600w` },
      { type: "image/svg+xml", srcSet: `${field("#a86a14")} 600w` },
    ],
  },
};

/** Its place has the colour that most of it will have. */
export const OnItsWay: Story = { args: { src: NOTHING, alt: "", colour: "#4a2f0c" } };

export const AtTheHeadOfAPage: Story = { args: { src: field("#a86a14"), isHero: true } };

export const Square: Story = { args: { src: field("#a86a14"), width: 300, height: 300 } };
