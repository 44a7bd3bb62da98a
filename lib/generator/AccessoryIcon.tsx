/**
 * An accessory as a small drawing in the text colour.
 *
 * @module
 */
import type { Accessory } from "../choices.ts";
import { ACCESSORY_LOOKS } from "./looks.ts";

export function AccessoryIcon(
  { accessory, className }: { accessory: Accessory; className?: string },
) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={ACCESSORY_LOOKS[accessory].icon} />
    </svg>
  );
}
