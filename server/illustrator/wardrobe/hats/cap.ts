/** @module A cap. */
import { points } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { ellipse, leaf, smooth, star } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { band, cloth } from "../cloth/cloth.ts";

/** A cap with a peak and a star. */
export const cap: HatOf = (colour, role = "accessory") => [
  cloth(
    "cap",
    smooth(points("-90 -56, -86 -108, -48 -142, 0 -150, 48 -142, 86 -108, 90 -56, 0 -66")),
    colour,
    {
      role,
      marks: [
        mark("shade", leaf([0, -150], [0, -64], 2.4), shift(colour, { l: -0.12 })),
        mark("detail", ellipse([0, -104], 22, 20), WHITE),
        mark("detail", star([0, -104], 14), band(colour)),
      ],
    },
  ),
  cloth(
    "cap peak",
    smooth(points("-78 -70, 0 -88, 78 -70, 104 -46, 70 -48, 0 -60, -70 -48, -104 -46")),
    shift(colour, { l: -0.09 }),
    { role },
  ),
  cloth("cap button", ellipse([0, -150], 9, 6), shift(colour, { l: -0.09 }), { role }),
];

export const variant: HatEntry = {
  words:
    "cap, caps, baseball cap, baseball hat, ball cap, trucker cap, trucker hat, mesh cap, backwards cap, backward cap, snapback, cap backwards, sports cap, dad hat, dad cap, school cap, cap on backwards, backwards baseball cap",
  nearest:
    "conductor hat, conductor cap, conductors cap, conductor's hat, train conductor hat, postman cap, postman hat, mail cap, captain hat, captain's hat, captains hat, captains cap, captain's cap, skipper hat, military cap, army cap, officers cap, officer cap, chauffeur cap, jockey cap, bellhop hat, train driver cap, engineer cap, engineer hat, safari hat, pith helmet, headlamp, newsie cap, kepi, pillbox hat, garrison cap, postman's cap, engineer's cap, engineer cap, train driver's cap, train driver cap, chauffeur cap, bus driver cap",
  plain: 2,
  chosen: 1,
  draw: cap,
};
