import { Icon, type IconProps } from "./icon.tsx";

export const CloseIcon = (props: IconProps) => <Icon {...props} paths="M5.5 5.5l13 13M18.5 5.5l-13 13" />;
export const CrossIcon = (props: IconProps) => <Icon {...props} paths="M6.5 6.5l11 11M17.5 6.5l-11 11" />;
export const EyeIcon = (props: IconProps) => (
  <Icon
    {...props}
    paths="M2.5 12C5 7.7 8.2 5.5 12 5.5s7 2.2 9.5 6.5c-2.5 4.3-5.7 6.5-9.5 6.5S5 16.3 2.5 12zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"
  />
);
export const EyeOffIcon = (props: IconProps) => (
  <Icon
    {...props}
    paths="M4 4l16 16M9.6 5.8c.8-.2 1.6-.3 2.4-.3 3.8 0 7 2.2 9.5 6.5-.8 1.4-1.7 2.6-2.7 3.5M15 18c-1 .3-1.9.5-3 .5-3.8 0-7-2.2-9.5-6.5 1-1.7 2.1-3.1 3.4-4.1"
  />
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
