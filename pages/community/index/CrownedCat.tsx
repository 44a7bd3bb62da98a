/** @module A cat that looks over an edge with the crown on its head. */
import { ContestIcon } from "../../../ui/contest/ContestIcon.tsx";
import { PeekingCat } from "../../shell/PeekingCat.tsx";

export function CrownedCat({ className }: { className?: string }) {
  return (
    <div className={className}>
      <ContestIcon
        of="crown"
        className="relative -mb-[24%] ml-[27%] block w-[46%] -rotate-6 text-accent-ink"
      />
      <PeekingCat className="w-full" />
    </div>
  );
}
