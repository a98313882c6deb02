import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton, SkeletonGroup } from "./skeleton.tsx";

const meta = { title: "Parts/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

export const AListEntry: StoryObj<typeof meta> = {
  render: () => (
    <div className="bench-stack">
      <SkeletonGroup>
        <Skeleton shape="block" />
        <Skeleton width="half" />
        <Skeleton width="most" />
        <Skeleton shape="figure" />
        <Skeleton shape="key" />
      </SkeletonGroup>
    </div>
  ),
};
