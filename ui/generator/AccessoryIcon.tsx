/** @module An accessory as a small drawing in the text colour. */
import type { Accessory } from "../../lib/choices.ts";
import { LineIcon } from "../components/LineIcon.tsx";
import { ACCESSORY_LOOKS } from "../../lib/generator/looks.ts";

export function AccessoryIcon(
  { accessory, className }: { accessory: Accessory; className?: string },
) {
  return <LineIcon path={ACCESSORY_LOOKS[accessory].icon} thickness={1.8} className={className} />;
}
