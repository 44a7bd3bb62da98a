/** @module Long wig. */
import type { HatEntry } from "../accessory_entry.ts";
import { longHair } from "../headwear/hairdos.ts";

export const variant: HatEntry = {
  at: "hair",
  words:
    "wig, wigs, blonde wig, pink wig, long wig, long blonde hair, flowing hair, long flowing hair, long human hair, rapunzel hair, hair very long, mermaid hair, straight wig",
  nearest: "bob haircut, hair extensions",
  synonyms: "wig blonde pink long hair flowing rapunzel mermaid straight human",
  colour: { l: 0.84, c: 0.11, h: 85 },
  draw: longHair,
};
