"use client";
import { forwardRef, type MouseEvent, type Ref, useCallback, useEffect, useRef, useState } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { EyeIcon, EyeOffIcon } from "../icons/icons.tsx";
import { useUiMessages } from "../provider/ui-provider.tsx";
import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "after"> {
  /** Shows password managers which of the two it is. */
  autoComplete: "current-password" | "new-password";
}

interface View {
  isShown: boolean;
  caret?: [number, number] | undefined;
}

/** The caret's position in a focused field. */
function caretOf(input: HTMLInputElement | null): [number, number] | undefined {
  if (!input?.matches(":focus")) return undefined;
  return [input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length];
}

function assignRef(ref: Ref<HTMLInputElement>, value: HTMLInputElement | null) {
  if (typeof ref === "function") ref(value);
  else if (ref) (ref as { current: HTMLInputElement | null }).current = value;
}

/** A password with a switch that shows it. Caret, selection and focus are preserved. Source: MODAL-05. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(props, ref) {
  const [view, setView] = useState<View>({ isShown: false });
  const input = useRef<HTMLInputElement | null>(null);
  const messages = useUiMessages();
  const bothRefs = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      assignRef(ref, element);
    },
    [ref],
  );
  // A change of type puts the caret to the start in some browsers, so it is set again after it.
  useEffect(() => {
    if (view.caret) input.current?.setSelectionRange(...view.caret);
  }, [view]);
  const toggle = () => setView((was) => ({ isShown: !was.isShown, caret: caretOf(input.current) }));
  const keepFocus = (event: MouseEvent) => {
    if (input.current?.matches(":focus")) event.preventDefault();
  };
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={view.isShown ? "text" : "password"}
      ref={bothRefs}
      after={
        <IconButton
          label={messages.showPassword}
          icon={view.isShown ? <EyeOffIcon /> : <EyeIcon />}
          pressed={view.isShown}
          disabled={props.disabled}
          onMouseDown={keepFocus}
          onClick={toggle}
        />
      }
    />
  );
});
