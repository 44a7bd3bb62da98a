/** @module A labelled line of text in a form. */
import type { ComponentProps, ReactNode } from "react";
import { Field } from "../components/Field.tsx";
import { Input } from "../components/Input.tsx";

export interface TextFieldProps extends ComponentProps<"input"> {
  label: string;
  hint?: ReactNode;
  error?: string;
}

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}
