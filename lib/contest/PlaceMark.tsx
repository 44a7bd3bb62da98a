/**
 * The place of a winner; the first wears the crown.
 *
 * @module
 */
import { Badge } from "../ui/Badge.tsx";
import { ContestIcon } from "./ContestIcon.tsx";
import { placeName } from "./place.ts";

export function PlaceMark({ rank }: { rank: number }) {
  return (
    <Badge
      tone={rank <= 3 ? "accent" : "neutral"}
      className={rank === 1 ? "bg-accent text-base text-on-accent" : undefined}
    >
      {rank === 1 && <ContestIcon of="crown" className="size-5" />}
      {placeName(rank)}
    </Badge>
  );
}
