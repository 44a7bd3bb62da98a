/** @module A party hat. */
import { ribbon, smooth, star } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { GOLD, WHITE } from "../../colour/palette.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** A paper cone with a tassel. */
const partyHat: HatOf = (colour, role = "accessory") => [
  cloth(
    "party hat",
    smooth([[0, -206, "corner"], [50, -80, "corner"], [0, -66], [-50, -80, "corner"]]),
    colour,
    {
      role,
      texture: "paper",
      marks: [
        mark("detail", ribbon([[-60, -100], [40, -140]], [8, 8]), GOLD),
        mark("detail", ribbon([[-60, -60], [60, -104]], [8, 8]), WHITE),
        mark("detail", ribbon([[-40, -146], [30, -174]], [7, 7]), WHITE),
      ],
    },
  ),
  cloth("party tassel", star([0, -208], 24, { points: 9, inner: 0.55 }), GOLD, { role }),
];

export const variant: HatEntry = {
  words:
    "party hat, birthday hat, pointy party hat, cone hat, paper party hat, party cone, party hats, birthday cap, birthday cone, cone shaped hat, new year hat, birthday party hat",
  nearest:
    "dunce cap, tin foil hat, tinfoil hat, foil hat, traffic cone on its head, princess cone hat, hennin, dunce hat",
  chosen: 1,
  draw: partyHat,
};
