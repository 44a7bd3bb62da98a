/** @module A labelled form field: label, hint and error belong to the control, seen or read out. */
import { type ReactNode, useId } from "react";

export interface FieldProps {
  label: ReactNode;
  /** Says what is expected, before anything went wrong. */
  hint?: ReactNode;
  /** Says what is wrong and how to put it right. */
  error?: string;
  /** Stands at the right end of the label's line, such as a counter. */
  aside?: ReactNode;
  /** Renders the control; spread what it is given onto `Input`, `Textarea` or `Select`. */
  children: (control: FieldControl) => ReactNode;
}

/** What connects a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** `<Field label="Name" error={…}>{(control) => <Input {...control} />}</Field>` */
export function Field({ label, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(" ") || undefined;
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-display font-medium">{label}</label>
        {aside && <span className="text-sm text-muted">{aside}</span>}
      </div>
      {children({ id, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
      {hint && <p id={hintId} className="text-sm text-muted">{hint}</p>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** The line under a control that says what is wrong. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex gap-1.5 text-sm font-semibold text-danger">
      <svg
        viewBox="0 0 20 20"
        fill="currentColor"
        aria-hidden="true"
        className="mt-1 size-3.5 shrink-0"
      >
        <path d="M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-1 4h2v6.500H9V5Zm0 8.200h2v2H9v-2Z" />
      </svg>
      <span>{children}</span>
    </p>
  );
}
