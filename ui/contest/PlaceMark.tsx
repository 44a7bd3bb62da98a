/** @module The place of a winner; the first wears the crown. */
import { Badge } from "../components/Badge.tsx";
import { ContestIcon } from "./ContestIcon.tsx";
import { placeName } from "../../lib/contest/place.ts";

/** The last place that is marked more than the others. */
const PODIUM = 3;

export function PlaceMark({ rank }: { rank: number }) {
  if (rank > 1) {
    return <Badge tone={rank <= PODIUM ? "accent" : "neutral"}>{placeName(rank)}</Badge>;
  }
  return (
    <span className="inline-flex min-h-9 items-center gap-2 rounded-full border border-transparent bg-accent px-4 font-display text-lg font-semibold text-on-accent">
      <ContestIcon of="crown" className="size-5" />
      {placeName(rank)}
    </span>
  );
}
