/** @module The seven colour schemes as a group of radio buttons that look like dabs of paint. */
import { COLOUR_SCHEMES, DEFAULT_COLOUR_SCHEME } from "../../lib/choices.ts";
import { FieldGroup } from "../components/FieldGroup.tsx";
import { SCHEME_LOOKS } from "../../lib/generator/looks.ts";
import { t } from "../../lib/i18n/translate.ts";

/** `hint`: what a change costs, where it does. */
export function ColourSwatches({ hint }: { hint?: string }) {
  return (
    <FieldGroup legend={t("Colour scheme")} hint={hint}>
      <div className="grid max-w-sm grid-cols-7 gap-2 sm:gap-3">
        {COLOUR_SCHEMES.map((scheme) => (
          <input
            key={scheme}
            type="radio"
            name="colorScheme"
            value={scheme}
            defaultChecked={scheme === DEFAULT_COLOUR_SCHEME}
            aria-label={t(SCHEME_LOOKS[scheme].name)}
            title={t(SCHEME_LOOKS[scheme].name)}
            className={SWATCH}
            style={{ background: SCHEME_LOOKS[scheme].background }}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

// The chosen one has a gap and a ring, which can be distinguished without seeing its colour.
const SWATCH = "aspect-square w-full cursor-pointer appearance-none rounded-full border-[3px] " +
  "border-surface outline-2 outline-transparent transition-transform forced-color-adjust-none " +
  "hover:scale-105 checked:outline-ink " +
  "focus-visible:outline-[3px] focus-visible:outline-offset-3 focus-visible:outline-accent-ink";
