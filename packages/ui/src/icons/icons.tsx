import { Icon, type IconProps } from "./icon.tsx";

export const CloseIcon = (props: IconProps) => <Icon {...props} paths="M5.5 5.5l13 13M18.5 5.5l-13 13" />;
export const CrossIcon = (props: IconProps) => <Icon {...props} paths="M6.5 6.5l11 11M17.5 6.5l-11 11" />;
export const DownloadIcon = (props: IconProps) => (
  <Icon {...props} paths="M12 3.5v12M6.5 10.5l5.5 5.5 5.5-5.5M4 20.5h16" />
);
export const UndoIcon = (props: IconProps) => (
  <Icon {...props} paths="M8.5 4.5L4 9l4.5 4.5M4.5 9H15a5 5 0 0 1 0 10.5H8" />
);
export const ChevronIcon = (props: IconProps) => <Icon {...props} paths="M6 9.5l6 6 6-6" />;
export const PlusIcon = (props: IconProps) => <Icon {...props} paths="M12 4.5v15M4.5 12h15" />;
export const MinusIcon = (props: IconProps) => <Icon {...props} paths="M4.5 12h15" />;
export const TrashIcon = (props: IconProps) => (
  <Icon {...props} paths="M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6" />
);
export const WarningIcon = (props: IconProps) => <Icon {...props} paths="M12 4L2.5 20.5h19zM12 10v5M12 17.6v.2" />;
export const InfoIcon = (props: IconProps) => <Icon {...props} paths="M4 4h16v16H4zM12 11v5.5M12 7.5v.2" />;
export const PauseIcon = (props: IconProps) => <Icon {...props} paths="M8.5 5.5v13M15.5 5.5v13" />;
export const PlayIcon = (props: IconProps) => <Icon {...props} paths="M8 5.5l10.5 6.5L8 18.5z" />;
/** Two faders: settings. */
export const OptionsIcon = (props: IconProps) => (
  <Icon {...props} paths="M3.5 8h8M16 8h4.5M11.5 5.5v5H16v-5zM3.5 16h4M12 16h8.5M7.5 13.5v5H12v-5z" />
);
