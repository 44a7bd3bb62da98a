/**
 * A winner of a closed month. The first has a card of its own kind, with a crown.
 *
 * @module
 */
import { Card } from "../components/Card.tsx";
import { ContestIcon } from "./ContestIcon.tsx";
import { EntryFacts } from "./EntryFacts.tsx";
import { FramedPicture } from "./FramedPicture.tsx";
import { PlaceMark } from "./PlaceMark.tsx";
import type { Submission } from "../../lib/contest/submission.ts";

export interface WinnerCardProps {
  entry: Submission;
  rank: number;
}

/** Half of at most 72 rem, or as wide as the window. */
const CHAMPION_SIZES = "(min-width: 75rem) 28rem, (min-width: 48rem) 40vw, calc(100vw - 5rem)";

export function WinnerCard({ entry, rank }: WinnerCardProps) {
  return rank === 1 ? <Champion entry={entry} /> : <RunnerUp entry={entry} rank={rank} />;
}

function Champion({ entry }: Pick<WinnerCardProps, "entry">) {
  return (
    <Card as="li" flush className="group col-span-full mt-9 ring-4 ring-accent">
      <div className="grid grid-cols-[minmax(0,1fr)] rounded-card bg-accent-soft md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:items-center">
        <div className="relative m-4 sm:m-6">
          <FramedPicture character={entry.character} sizes={CHAMPION_SIZES} priority="first" />
          <ContestIcon
            of="crown"
            className="absolute -top-16 left-1/2 size-26 -translate-x-1/2 -rotate-6 text-accent drop-shadow-[0_3px_0_var(--color-accent-deep)]"
          />
        </div>
        <div className="grid content-start gap-3 px-5 pb-6 sm:px-7 md:gap-4 md:py-7">
          <p>
            <PlaceMark rank={1} />
          </p>
          <EntryFacts entry={entry} nameClass="text-3xl md:text-4xl" />
        </div>
      </div>
    </Card>
  );
}

/** Three beside each other. */
function RunnerUp({ entry, rank }: WinnerCardProps) {
  return (
    <Card as="li" flush className="group flex flex-col lg:col-span-4">
      <FramedPicture
        character={entry.character}
        sizes={SIZES}
        priority="later"
        className="m-2.5"
      />
      <div className="grid flex-1 content-start gap-2.5 px-5 pt-1.5 pb-5">
        <p>
          <PlaceMark rank={rank} />
        </p>
        <EntryFacts entry={entry} nameClass="text-xl" />
      </div>
    </Card>
  );
}

/** Without margins, gaps and frames; the page has at most 72 rem. */
const SIZES = "(min-width: 75rem) 20rem, (min-width: 64rem) calc((100vw - 12rem) / 3), " +
  "(min-width: 40rem) calc((100vw - 8.5rem) / 2), (min-width: 30rem) 50vw, 10.5rem";
