import type { Failure } from "@shop/kernel";
import type { SignInFieldName, SignInFields } from "../../domain/sign-in-fields.ts";
import type { SignInState, SignInStore } from "../../store/sign-in-state.ts";

/** The props of a stage. */
export interface StageProps {
  state: SignInState;
  store: SignInStore;
  /** Marks the element that gets the focus when the stage appears. */
  first: (element: HTMLElement | null) => void;
}

/** The failure of one field, if it is that field's. */
export function fieldFailure(state: SignInState, name: SignInFieldName): Failure | null {
  return state.failedField === name ? state.failure : null;
}

/** Wires a text field to the store by its name, which is also how the flow finds the field of a failure. */
export function textField(
  { state, store }: StageProps,
  name: keyof Pick<SignInFields, "emailAddress" | "password" | "firstName" | "lastName">,
) {
  return { name, value: state.fields[name], onValueChange: (value: string) => store.setField(name, value) };
}
