/** @module The points of an entry: the sum of its ratings. */
import { classNames } from "../components/class_names.ts";
import { ContestIcon } from "./ContestIcon.tsx";
import { numberText } from "../../lib/i18n/number_text.ts";
import { Trans } from "../components/Trans.tsx";

export function Points({ count, className }: { count: number; className?: string }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 font-display leading-none font-medium",
        className,
      )}
    >
      <ContestIcon of="star" className="size-[1.1em] text-accent" />
      <span>
        <Trans
          text="{n} points"
          values={{
            n: (
              <strong className="text-[1.15em] font-semibold">
                {numberText(count)}
              </strong>
            ),
          }}
        />
      </span>
    </span>
  );
}
