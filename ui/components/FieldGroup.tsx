/** @module Controls that answer one question together: chips, swatches, radio buttons. */
import { type ReactNode, useId } from "react";
import { FieldError } from "./Field.tsx";

export interface FieldGroupProps {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
}

/** A `<fieldset>` in the look of `Field`. */
export function FieldGroup({ legend, hint, error, children }: FieldGroupProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy || undefined}>
      <legend className="mb-2 font-medium">{legend}</legend>
      {children}
      {hint && <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">{hint}</p>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
