import { Icon, type IconProps } from "./icon.tsx";

// Icons of what a page fetches later: files and what pops up.

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props} paths="M12 3.5v12M6.5 10.5l5.5 5.5 5.5-5.5M4 20.5h16" />
);
export const OptionsIcon = (props: IconProps) => (
  <Icon {...props} paths="M3.5 8h8M16 8h4.5M11.5 5.5v5H16v-5zM3.5 16h4M12 16h8.5M7.5 13.5v5H12v-5z" />
);
