/**
 * A winner of a closed month. The first has a card of its own kind, with a crown.
 *
 * @module
 */
import { Card } from "../ui/Card.tsx";
import { classNames } from "../ui/class_names.ts";
import { ContestIcon } from "./ContestIcon.tsx";
import { EntryFacts } from "./EntryFacts.tsx";
import { FramedPicture } from "./FramedPicture.tsx";
import { PlaceMark } from "./PlaceMark.tsx";
import type { Submission } from "./submission.ts";

/** Half of at most 72 rem, or as wide as the window. */
const WIDE = "(min-width: 75rem) 26rem, (min-width: 48rem) 38vw, calc(100vw - 5rem)";

/** One, two or three columns. */
const NORMAL = "(min-width: 75rem) 20rem, (min-width: 64rem) calc((100vw - 12rem) / 3), " +
  "(min-width: 40rem) calc((100vw - 8.5rem) / 2), calc(100vw - 4.5rem)";

export function WinnerCard({ entry, rank }: { entry: Submission; rank: number }) {
  const isFirst = rank === 1;
  return (
    <Card
      as="li"
      flush
      className={classNames(
        "group flex flex-col",
        isFirst &&
          "col-span-full mt-8 border-2 border-accent bg-accent-soft md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:items-center",
      )}
    >
      <div className={classNames("relative", isFirst ? "m-4 sm:m-6" : "m-2.5")}>
        <FramedPicture
          character={entry.character}
          sizes={isFirst ? WIDE : NORMAL}
          priority={isFirst ? "first" : "later"}
        />
        {isFirst && (
          <ContestIcon
            of="crown"
            className="absolute -top-14 left-1/2 size-24 -translate-x-1/2 -rotate-6 text-accent drop-shadow-[0_3px_0_var(--color-accent-deep)]"
          />
        )}
      </div>
      <div
        className={classNames(
          "grid content-start gap-2.5",
          isFirst ? "px-5 pb-6 sm:px-7 md:gap-4 md:py-7" : "flex-1 px-5 pt-1.5 pb-5",
        )}
      >
        <p>
          <PlaceMark rank={rank} />
        </p>
        <EntryFacts
          entry={entry}
          nameClass={isFirst ? "text-3xl md:text-4xl" : "text-xl"}
        />
      </div>
    </Card>
  );
}
