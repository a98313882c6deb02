/** A plug-in host or an operating system, under its own name in every language. */
export interface Named {
  /** In the address. */
  readonly id: string;
  readonly name: string;
}

interface Host extends Named {
  /** The systems that it exists for, if not for all. */
  readonly systems?: readonly string[];
}

export const SYSTEMS: readonly Named[] = [
  { id: "macos", name: "macOS" },
  { id: "windows", name: "Windows" },
];

export const HOSTS: readonly Host[] = [
  { id: "ableton-live", name: "Ableton Live" },
  { id: "cubase", name: "Cubase" },
  { id: "fl-studio", name: "FL Studio" },
  { id: "garageband", name: "GarageBand", systems: ["macos"] },
  { id: "logic-pro", name: "Logic Pro", systems: ["macos"] },
  { id: "pro-tools", name: "Pro Tools" },
  { id: "reaper", name: "Reaper" },
  { id: "studio-one", name: "Studio One" },
];
