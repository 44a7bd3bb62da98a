/**
 * The seven colour schemes as a group of radio buttons that look like dabs of paint.
 *
 * @module
 */
import { COLOUR_SCHEMES, DEFAULT_COLOUR_SCHEME } from "../choices.ts";
import { FieldGroup } from "../ui/FieldGroup.tsx";
import { SCHEME_LOOKS } from "./looks.ts";

export function ColourSwatches() {
  return (
    <FieldGroup legend="Colour scheme">
      <div className="grid max-w-sm grid-cols-7 gap-2 sm:gap-3">
        {COLOUR_SCHEMES.map((scheme) => (
          <label key={scheme} title={SCHEME_LOOKS[scheme].name} className="cursor-pointer">
            <input
              type="radio"
              name="colorScheme"
              value={scheme}
              defaultChecked={scheme === DEFAULT_COLOUR_SCHEME}
              className="peer sr-only"
            />
            <span className="sr-only">{SCHEME_LOOKS[scheme].name}</span>
            <span
              aria-hidden="true"
              className={SWATCH}
              style={{ background: SCHEME_LOOKS[scheme].background }}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

// The chosen one has a gap and a ring, which can be told apart without seeing its colour.
const SWATCH =
  "block aspect-square max-w-11 rounded-full border-2 border-surface outline-2 outline-transparent " +
  "transition-transform forced-color-adjust-none hover:scale-105 peer-checked:outline-ink " +
  "peer-focus-visible:outline-[3px] peer-focus-visible:outline-offset-3 " +
  "peer-focus-visible:outline-accent-ink";
