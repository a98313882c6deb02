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

/** A browser with one window: as much of it as the journeys need, so that each is written once for all browsers. */
export interface Browser extends PageScripts {
  open(address: string): Promise<void>;
  /** The frame of that selector, for as long as the act takes. */
  inFrame<Value>(selector: string, act: (frame: PageScripts) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}
