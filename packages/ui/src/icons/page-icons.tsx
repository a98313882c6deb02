import { Icon, type IconProps } from "./icon.tsx";

// Icons on every page; separate from the others, so that pages load no more than these.

export const CartIcon = (props: IconProps) => (
  <Icon {...props} paths="M2.5 4H5l2.6 11.5h10.2L20.5 7H5.7M8.5 19.2h1.2v1.2H8.5zM16 19.2h1.2v1.2H16z" />
);
export const AccountIcon = (props: IconProps) => <Icon {...props} paths="M8 4.5h8v7H8zM4 20v-4.5h16V20" />;
export const SearchIcon = (props: IconProps) => (
  <Icon {...props} paths="M15.5 10a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM14 14l6 6" />
);
export const MenuIcon = (props: IconProps) => <Icon {...props} paths="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />;
export const CheckIcon = (props: IconProps) => <Icon {...props} paths="M4.5 12.5l5 5 10-11" />;
export const SunIcon = (props: IconProps) => (
  <Icon
    {...props}
    paths="M8.5 8.5h7v7h-7zM12 2.5v2.2M12 19.3v2.2M2.5 12h2.2M19.3 12h2.2M5.3 5.3l1.2 1.2M17.5 17.5l1.2 1.2M18.7 5.3l-1.2 1.2M6.5 17.5l-1.2 1.2"
  />
);
export const MoonIcon = (props: IconProps) => (
  <Icon {...props} paths="M19.5 14.6A8 8 0 0 1 9.4 4.5a8 8 0 1 0 10.1 10.1z" />
);
export const ArrowUpIcon = (props: IconProps) => <Icon {...props} paths="M12 20V5M5.5 11.5L12 5l6.5 6.5" />;
