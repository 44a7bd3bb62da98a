/** @module A collar with spikes. */
import { region } from "../../items.ts";
import { THINGS } from "../../colour/palette.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { collarBand } from "../neckwear.ts";

/** A leather band with a row of metal spikes. */
const spikedCollar: ScarfOf = (colour, role = "accessory") => [
  collarBand(colour, role),
  ...[-60, -40, -20, 0, 20, 40, 60].map((x) => {
    const y = 10 - (x / 60) ** 2 * 17;
    return region({
      name: "spike",
      role,
      texture: "metal",
      outline: [[x - 9, y - 7], [x + 9, y - 7], [x * 1.12, y + 21]],
      colour: { l: 0.84, c: 0.01, h: 250 },
      line: 2.4,
      volume: 0.5,
    });
  }),
];

export const variant: ScarfEntry = {
  words:
    "spiked collar, spiky collar, studded collar, collar with spikes, collar with studs, punk collar, spike collar, studded dog collar",
  synonyms: "spiked spiky studded",
  colour: THINGS.black,
  draw: spikedCollar,
};
