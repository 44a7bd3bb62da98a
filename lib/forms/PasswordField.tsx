/**
 * A password in a form, which can be made readable.
 *
 * @module
 */
import { useState } from "react";
import { Field } from "../ui/Field.tsx";
import { Input } from "../ui/Input.tsx";
import type { TextFieldProps } from "./TextField.tsx";

/** `autoComplete` tells password managers which one it is: "current-password" or "new-password". */
export function PasswordField(
  { label, hint, error, ...input }: TextFieldProps & { autoComplete: string },
) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <Input
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-20"
          />
          <button
            type="button"
            aria-label={`Show ${label.toLowerCase()}`}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-1 right-1 min-w-16 cursor-pointer rounded-[0.8rem] px-3 font-display text-base font-medium text-muted hover:text-ink focus-visible:outline-offset-0"
          >
            {shown ? "Hide" : "Show"}
          </button>
        </div>
      )}
    </Field>
  );
}
