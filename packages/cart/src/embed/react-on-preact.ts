// What stands for React where this script is built: of preact/compat the few things that the cart's own parts use, for all of it
// would be a fifth of the script. Nothing else imports this file; the build puts it in the place of "react" and its like.
import { type ComponentChild, type ContainerNode, h, options, type Ref, render, type VNode } from "preact";
import { useLayoutEffect, useReducer } from "preact/hooks";

export { createContext, Fragment } from "preact";
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "preact/hooks";

type Properties = Record<string, unknown>;

function create(type: string, properties: Properties, key?: string) {
  return h(type, { ...properties, key });
}

export { create as jsx, create as jsxs };

export function createRoot(place: ContainerNode) {
  return { render: (what: ComponentChild) => render(what, place), unmount: () => render(null, place) };
}

/** Preact hands a component its `ref` among the properties. */
export function forwardRef<Element>(draw: (properties: Properties, ref: Ref<Element> | undefined) => ComponentChild) {
  return ({ ref, ...properties }: Properties & { ref?: Ref<Element> }) => draw(properties, ref);
}

interface Store<State> {
  readonly getState: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The hook of zustand. Preact draws at once and whole: nothing can change between drawing and the effect. */
export function useStore<State, Selected>(store: Store<State>, select: (state: State) => Selected): Selected {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const selected = select(store.getState());
  useLayoutEffect(() =>
    store.subscribe(() => {
      if (!Object.is(selected, select(store.getState()))) redraw(null as never);
    }),
  );
  return selected;
}

/** React's focus events rise, and its change is every input; the drawings' attributes are hyphenated in the DOM. */
const IN_DOM: Readonly<Record<string, string>> = {
  onFocus: "onFocusIn",
  onBlur: "onFocusOut",
  onChange: "onInput",
};

const drawNext = options.vnode;
options.vnode = (node: VNode<Properties>) => {
  const { type, props } = node;
  if (typeof type === "string") {
    const inDom: VNode<Properties>["props"] = { children: undefined };
    for (const name in props) inDom[IN_DOM[name] ?? name] = props[name];
    // What a class is inside the shadow root, a part is outside; the build gives those that hosts are promised their names.
    inDom.part = props.className;
    node.props = inDom;
  }
  drawNext?.(node);
};
