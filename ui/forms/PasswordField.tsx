/** @module A password in a form, which can be made readable. */
import { useState } from "react";
import { Field } from "../components/Field.tsx";
import { Input } from "../components/Input.tsx";
import { msg, t } from "../../lib/i18n/translate.ts";

const ADVICE = msg("At least 8 characters. A short sentence is a good one.");

export interface PasswordFieldProps {
  /** Whether it is there already or chosen now, which password managers want to know. */
  which: "current" | "new";
  label: string;
  /** What the button is called that makes it readable. */
  showLabel: string;
  name: string;
  error?: string;
}

export function PasswordField({ which, label, showLabel, name, error }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={which === "new" ? t(ADVICE) : undefined} error={error}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            name={name}
            required
            autoComplete={`${which}-password`}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-20"
          />
          <button
            type="button"
            aria-label={showLabel}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-1 right-1 min-w-16 cursor-pointer rounded-[0.8rem] px-3 font-display text-base font-medium text-muted hover:text-ink focus-visible:outline-offset-0"
          >
            {shown ? t("Hide") : t("Show")}
          </button>
        </div>
      )}
    </Field>
  );
}
