/**
 * @module A winner of a closed month. All cards are of one size; the first is highlighted and has a crown.
 */
import { Card } from "../components/Card.tsx";
import { classNames } from "../components/class_names.ts";
import { ContestIcon } from "./ContestIcon.tsx";
import { EntryFacts } from "./EntryFacts.tsx";
import { FramedPicture } from "./FramedPicture.tsx";
import { PlaceMark } from "./PlaceMark.tsx";
import type { Submission } from "../../lib/contest/submission.ts";

export interface WinnerCardProps {
  entry: Submission;
  rank: number;
}

/** Without margins, gaps and frames; the page has at most 72 rem. */
const SIZES = "(min-width: 75rem) 20rem, (min-width: 64rem) calc((100vw - 12rem) / 3), " +
  "(min-width: 40rem) calc((100vw - 8.5rem) / 2), (min-width: 30rem) 50vw, 10.5rem";

export function WinnerCard({ entry, rank }: WinnerCardProps) {
  const isFirst = rank === 1;
  return (
    <Card
      as="li"
      flush
      className={classNames("group flex flex-col", isFirst && "ring-4 ring-accent")}
    >
      <div className={classNames("flex-1 rounded-card", isFirst && "bg-accent-soft")}>
        <div className="relative p-2.5">
          <FramedPicture
            character={entry.character}
            sizes={SIZES}
            priority={isFirst ? "first" : "later"}
          />
          {isFirst && <Crown />}
        </div>
        <div className="grid content-start gap-2.5 px-5 pt-1.5 pb-5">
          <p>
            <PlaceMark rank={rank} />
          </p>
          <EntryFacts entry={entry} nameClass="text-xl" />
        </div>
      </div>
    </Card>
  );
}

/** On the upper edge of the card. */
function Crown() {
  return (
    <ContestIcon
      of="crown"
      className="absolute -top-12 left-1/2 size-20 -translate-x-1/2 -rotate-6 text-accent drop-shadow-[0_3px_0_var(--color-accent-deep)]"
    />
  );
}
