/** @module A card on a ribbon around the neck. */
import { box, ribbon } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";
import { ellipse } from "../../geometry/shapes.ts";

/** A ribbon that meets above a card with a picture and two lines. */
const lanyard: ScarfOf = (colour, role = "accessory") => [
  ...[-1, 1].map((s) =>
    cloth("lanyard", ribbon([[s * 66, -22], [s * 30, 28], [0, 58]], [6, 6, 5]), colour, { role })
  ),
  region({
    name: "lanyard clip",
    role,
    texture: "metal",
    outline: box(-6, 52, 12, 16, 4),
    colour: THINGS.silver,
    line: 2,
  }),
  region({
    name: "lanyard card",
    role,
    texture: "paper",
    outline: box(-27, 66, 54, 64, 6),
    colour: WHITE,
    line: 3,
    marks: [
      mark("detail", box(-27, 66, 54, 13, 0), colour),
      mark("detail", ellipse([0, 95], 9, 10), { l: 0.72, c: 0.09, h: 60 }),
      mark("shade", ribbon([[-16, 114], [16, 114]], [2, 2]), { l: 0.5, c: 0.01, h: 250 }),
      mark("shade", ribbon([[-12, 121], [12, 121]], [2, 2]), { l: 0.5, c: 0.01, h: 250 }),
    ],
  }),
];

export const variant: ScarfEntry = {
  at: "chest",
  words:
    "lanyard, lanyards, press pass, backstage pass, id card, id badge, conference badge, name badge on a lanyard, staff badge, security pass, staff pass, press badge, visitor badge, badge on a lanyard, work badge, office badge, identity card",
  synonyms:
    "press pass backstage id card badge conference name staff security visitor work office identity",
  colour: THINGS.blue,
  draw: lanyard,
};
