/** Something on a page that can be used as a person would. */
export interface Part {
  click(): Promise<void>;
  type(text: string): Promise<void>;
}

/** A page or a frame of it, by scripts: the body of a function each. */
export interface PageScripts {
  /** Returns what a script returns, as JSON would carry it. */
  run<Value>(script: string): Promise<Value>;
  /** Returns the element that a script returns, or null. */
  find(script: string): Promise<Part | null>;
}

/** Keys by the names that a page's own keydown event has. */
export type Key = "Alt" | "ArrowDown" | "Enter" | "Escape" | "Tab" | "c" | " ";

export interface Cookie {
  readonly name: string;
  readonly domain: string;
  readonly path: string;
}

/** A browser with one window: as much of it as the journeys need, so that each is written once for all browsers. */
export interface Browser extends PageScripts {
  open(address: string): Promise<void>;
  /** Presses keys at the part that has the focus: the first ones are held while the last one is pressed. */
  pressKeys(keys: readonly Key[]): Promise<void>;
  /** The frame of that selector, for as long as the act takes. */
  inFrame<Value>(selector: string, act: (frame: PageScripts) => Promise<Value>): Promise<Value>;
  /** All cookies of the shop, also those that scripts can't read. */
  cookies(): Promise<readonly Cookie[]>;
  /** The addresses that were requested since the last call. A driver that reports no requests has those of the open page alone. */
  takeRequests(): Promise<readonly string[]>;
  /** What the open page complained of since the last call: errors, warnings. A driver that reports none returns an empty list. */
  takeComplaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}
