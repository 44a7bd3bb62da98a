/** @module A form that a page sends to a URL of pages, without a script. */
import type { ReactNode } from "react";
import { FORM_FIELD, type RefusedForm } from "../../lib/forms/refused_form.ts";
import { Alert } from "../components/Alert.tsx";

export interface PageFormProps {
  /** Its name among the forms at this URL. */
  form: string;
  action: string;
  /** What was refused before, if it was this form. */
  refused?: RefusedForm;
  className?: string;
  children: ReactNode;
}

export function PageForm({ form, action, refused, className, children }: PageFormProps) {
  return (
    <form method="post" action={action} className={className ?? "grid gap-5"}>
      {refused?.form === form && <Alert tone="destructive" title={refused.message} />}
      <input type="hidden" name={FORM_FIELD} value={form} />
      {children}
    </form>
  );
}

/** What was typed into this form, and what is wrong with it; nothing unless it was refused. */
export function typedInto(
  form: string,
  refused: RefusedForm | undefined,
): Pick<RefusedForm, "values" | "problems"> {
  return refused?.form === form ? refused : { values: {}, problems: {} };
}
