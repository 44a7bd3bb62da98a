/** @module One to five stars, chosen like any radio buttons. */
import { useState } from "react";
import { classNames } from "../components/class_names.ts";
import { STAR } from "./ContestIcon.tsx";
import { LineIcon } from "../components/LineIcon.tsx";
import { msg, t, tn } from "../../lib/i18n/translate.ts";

export interface StarChoiceProps {
  /** 1 to 5. */
  rating: number;
  onChange: (rating: number) => void;
  /** Set when the choice is made for good. */
  disabled?: boolean;
}

/** What the stars say, from one on. */
const WORDS = [msg("Nice try"), msg("Sweet"), msg("Lovely"), msg("Wonderful"), msg("Purrfect!")];

export function StarChoice({ rating, onChange, disabled }: StarChoiceProps) {
  const [hovered, setHovered] = useState<number>();
  const lit = hovered ?? rating;
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-1">
      <legend className="mb-1 font-medium">{t("Your rating")}</legend>
      <div className="-ml-1.5 flex flex-wrap" onMouseLeave={() => setHovered(undefined)}>
        {WORDS.map((word, index) => {
          const stars = index + 1;
          return (
            <label
              key={word}
              title={t(word)}
              onMouseEnter={() => setHovered(disabled ? undefined : stars)}
              className="grid size-12 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-accent-ink has-disabled:cursor-default"
            >
              <input
                type="radio"
                name="rating"
                value={stars}
                checked={stars === rating}
                onChange={() => onChange(stars)}
                className="sr-only"
              />
              <span className="sr-only">{tn(stars, "{n} star", "{n} stars")}</span>
              <LineIcon
                path={STAR}
                className={classNames(
                  "size-9 transition-[scale] duration-150",
                  stars <= lit ? "fill-accent text-accent-deep" : "text-edge",
                  stars === lit && "scale-115",
                )}
              />
            </label>
          );
        })}
      </div>
      <p aria-hidden="true" className="font-display text-muted">{t(WORDS[lit - 1]!)}</p>
    </fieldset>
  );
}
