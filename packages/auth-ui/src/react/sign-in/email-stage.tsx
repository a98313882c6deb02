import { isCompleteEmailAddress } from "@shop/api-client/contract";
import { Button, EmailField, Form } from "@shop/ui";
import { useAuthTexts } from "../provider/hooks.ts";
import { fieldFailure, type StageProps, textField } from "./stage-props.ts";

/** Stage 1: the address determines the next stage. Source: AUTH-01, AUTH-02. */
export function EmailStage(props: StageProps) {
  const { state, store, first } = props;
  const { text, failure } = useAuthTexts();
  const failed = fieldFailure(state, "emailAddress");
  return (
    <Form onSubmit={store.submitEmail}>
      <EmailField
        {...textField(props, "emailAddress")}
        ref={first}
        label={text("signIn.email.label")}
        hint={text("signIn.email.lead")}
        error={failed && failure(failed)}
        autoComplete="username"
        isValid={isCompleteEmailAddress}
      />
      <Button
        type="submit"
        variant="signal"
        wide
        busy={state.pending === "email"}
        busyLabel={text("signIn.email.busy")}
        disabled={state.pending === "link"}
      >
        {text("signIn.email.submit")}
      </Button>
    </Form>
  );
}
