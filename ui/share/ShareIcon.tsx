/** @module Sharing, as a small drawing in the text colour. */
import { LineIcon } from "../components/LineIcon.tsx";

const PATH =
  "M14.500 5.500a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3.500 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M14.500 18.500a3 3 0 1 0 6 0 3 3 0 1 0-6 0M9.200 10.600l5.600-3.700M9.200 13.400l5.600 3.700";

export function ShareIcon({ className = "size-[1.15em]" }: { className?: string }) {
  return <LineIcon path={PATH} className={`shrink-0 ${className}`} />;
}
