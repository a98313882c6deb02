import { Icon, type IconProps } from "./icon.tsx";

// Icons of the password field; separate from the others, so that pages without one don't load them.

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
