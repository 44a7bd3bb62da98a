/** @module The badge of a sheriff. */
import { shift } from "../../colour/colour.ts";
import { ellipse, star } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { THINGS } from "../../colour/palette.ts";
import { times } from "../../times.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";

const MIDDLE = [32, 54] as const;

/** A tin star with balls on its points, pinned to one side of the chest. */
const starBadge: ScarfOf = (colour, role = "accessory") => [
  ...times(5, (i) => {
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / 5;
    return region({
      name: "badge ball",
      role,
      texture: "metal",
      outline: ellipse(
        [MIDDLE[0] + 36 * Math.cos(angle), MIDDLE[1] + 36 * Math.sin(angle)],
        6.5,
        6.5,
      ),
      colour,
      line: 2.4,
      volume: 0.8,
    });
  }),
  region({
    name: "star badge",
    role,
    texture: "metal",
    outline: star([...MIDDLE], 36, { inner: 0.5 }),
    colour,
    line: 3,
    volume: 0.6,
    marks: [
      mark("shade", ellipse([...MIDDLE], 13, 13), shift(colour, { l: -0.14 })),
      mark("light", ellipse([...MIDDLE], 9, 9), shift(colour, { l: 0.08 })),
    ],
  }),
];

export const variant: ScarfEntry = {
  at: "chest",
  words:
    "star badge, tin star, sheriff badge, sheriff's badge, sheriffs badge, sheriff star, sheriff's star, sheriffs star, tin star badge, deputy badge, gold star badge, silver star badge, star shaped badge, marshal badge, marshal's badge, badge of a sheriff",
  nearest: "police badge, policeman's badge, detective badge",
  synonyms: "tin sheriff deputy marshal shaped gold silver",
  colour: THINGS.silver,
  draw: starBadge,
};
