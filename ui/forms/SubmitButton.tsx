/** @module The button that sends a form made with `useForm`. */
import { Button, type ButtonProps } from "../components/Button.tsx";
import type { FormState } from "./use_form.ts";

export interface SubmitButtonProps extends Omit<ButtonProps, "form" | "type" | "busy"> {
  form: FormState;
  /** What it says while the form is on its way. */
  busyText: string;
}

/** Until the form is hydrated it sends nothing, so that no password goes where only a script may send it. */
export function SubmitButton({ form, busyText, children, ...rest }: SubmitButtonProps) {
  return (
    <Button {...rest} type={form.hydrated ? "submit" : "button"} busy={form.busy}>
      {form.busy ? busyText : children}
    </Button>
  );
}
