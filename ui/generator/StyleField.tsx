/**
 * The choice of an art style. Premium styles are shown to all, and locked without a membership.
 *
 * @module
 */
import { FREE_STYLES, PREMIUM_STYLES, type Style, STYLE_NAMES } from "../../lib/choices.ts";
import { Field } from "../components/Field.tsx";
import { Select } from "../components/Select.tsx";
import { NO_STYLE } from "./draft.ts";

export interface StyleFieldProps {
  error?: string;
  /** Whether all styles are open. */
  isPremium: boolean;
}

export function StyleField({ error, isPremium }: StyleFieldProps) {
  return (
    <Field label="Art style" error={error} hint={isPremium ? undefined : <Explanation />}>
      {(control) => (
        <Select {...control} name="style">
          <option value={NO_STYLE}>Select an art style</option>
          {FREE_STYLES.map(toOption)}
          <optgroup label={isPremium ? "Premium" : "Premium (locked)"} disabled={!isPremium}>
            {PREMIUM_STYLES.map(toOption)}
          </optgroup>
        </Select>
      )}
    </Field>
  );
}

function Explanation() {
  return (
    <>
      {PREMIUM_NAMES} come with{" "}
      <a
        href="/subscription"
        className="font-semibold text-accent-ink underline underline-offset-4 hover:decoration-2"
      >
        Premium Lifetime
      </a>
      .
    </>
  );
}

const PREMIUM_NAMES = new Intl.ListFormat("en-GB").format(
  PREMIUM_STYLES.map((style) => STYLE_NAMES[style]),
);

function toOption(style: Style) {
  return <option key={style} value={style}>{STYLE_NAMES[style]}</option>;
}
