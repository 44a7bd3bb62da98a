/** @module An entry of this month in the gallery. */
import { memo } from "react";
import { Card } from "../components/Card.tsx";
import { entryAnchor } from "../../lib/contest/urls.ts";
import { EntryActions, type EntryActionsProps } from "./EntryActions.tsx";
import { EntryFacts } from "./EntryFacts.tsx";
import { FramedPicture } from "./FramedPicture.tsx";

export interface EntryCardProps extends EntryActionsProps {
  /** `first` for the card a page opens with, `later` for those out of sight. */
  priority?: "first" | "later";
}

/**
 * One, two or three columns of at most 72 rem, without margins, gaps and frames. A phone gets half
 * of its width: its dense pixels hide it, and sixty cards come over any line.
 */
const SIZES = "(min-width: 75rem) 20rem, (min-width: 64rem) calc((100vw - 12rem) / 3), " +
  "(min-width: 40rem) calc((100vw - 8.5rem) / 2), (min-width: 30rem) 50vw, 10.5rem";

/** Far cards cost nothing: the browser skips them and believes them as high as a picture with its text. */
const OUT_OF_SIGHT = "[content-visibility:auto] " +
  "[contain-intrinsic-height:auto_calc(100vw+13rem)] " +
  "sm:[contain-intrinsic-height:auto_calc(50vw+13rem)] " +
  "lg:[contain-intrinsic-height:auto_calc(min(100vw,72rem)/3+13rem)]";

export const EntryCard = memo(function EntryCard({ priority, ...actions }: EntryCardProps) {
  const { entry } = actions;
  return (
    <Card
      as="li"
      flush
      id={entryAnchor(entry.id)}
      className={`group flex scroll-mt-6 flex-col target:border-accent-ink target:ring-4 target:ring-accent ${OUT_OF_SIGHT}`}
    >
      <FramedPicture
        character={entry.character}
        sizes={SIZES}
        priority={priority}
        className="m-2.5 transition-[rotate] duration-300 group-hover:-rotate-1"
      />
      <div className="grid flex-1 content-start gap-2.5 px-5 pt-1.5 pb-4">
        <EntryFacts entry={entry} nameClass="text-xl" />
      </div>
      {/* Above the link that covers the card. */}
      <div className="relative flex items-center gap-2 self-start px-4 pb-4">
        <EntryActions {...actions} />
      </div>
    </Card>
  );
});
