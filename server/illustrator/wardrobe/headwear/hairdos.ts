/** @module Hair as people wear it, in the head's coordinates. */
import { type Colour, shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { ellipse, leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Item, Mark, Role } from "../../scene.ts";
import { times } from "../../times.ts";
import type { HatOf } from "../accessory_entry.ts";
import { bow, cloth } from "../cloth/cloth.ts";
import type { HeadPiece } from "./headpieces.ts";

/** A headpiece of an outfit as a hat of its own. */
export const asHat = (piece: HeadPiece): HatOf => (colour, role = "accessory") =>
  piece(colour).map((item) => ({ ...item, role }) as Item);

const hair = (name: string, outline: string, colour: Colour, role: Role, strands: Mark[] = []) =>
  cloth(name, smooth(knots(outline)), colour, { role, volume: 0.6, marks: strands });

const strand = (from: [number, number], to: [number, number], colour: Colour) =>
  mark("shade", leaf(from, to, 3.4, 5), shift(colour, { l: -0.1 }));

/** Long hair that falls on both sides of the face. */
export const longHair: HatOf = (colour, role = "accessory") => [
  hair(
    "wig hair",
    "-70 -96, -118 -40, -136 60, -150 150, -98 168!, -92 80, -84 0, -60 -64, 0 -92, 60 -64, 84 0, 92 80, 98 168!, 150 150, 136 60, 118 -40, 70 -96, 40 -150, 0 -160, -40 -150",
    colour,
    role,
    [-126, -108, 108, 126].map((x) => strand([x * 0.8, -60], [x, 150], colour)),
  ),
];

/** A ball of curls. */
export const afro: HatOf = (colour, role = "accessory") => [
  hair(
    "afro",
    "-124 -30!, -146 -110, -84 -190, 0 -208, 84 -190, 146 -110, 124 -30!, 92 -52, 50 -82, 0 -90, -50 -82, -92 -52",
    colour,
    role,
  ),
  ...times(13, (i) => {
    const angle = Math.PI * (0.94 + 1.12 * i / 12);
    return cloth(
      `afro curl ${i + 1}`,
      ellipse([Math.cos(angle) * 122, -84 + Math.sin(angle) * 98], 33, 31),
      shift(colour, { l: i % 2 ? 0.02 : -0.02 }),
      { role, volume: 0.8, line: 2 },
    );
  }),
  ...times(7, (i) =>
    cloth(
      `afro lock ${i + 1}`,
      ellipse([-78 + i * 26, -116 - 22 * Math.sin((i / 6) * Math.PI)], 24, 22),
      shift(colour, { l: i % 2 ? -0.02 : 0.03 }),
      { role, volume: 0.8, line: 2 },
    )),
];

/** Hair that falls over the brow to one side. */
export const fringe: HatOf = (colour, role = "accessory") => [
  hair(
    "fringe",
    "-94 -40!, -100 -104, -54 -150, 14 -158, 76 -128, 100 -70, 96 -10!, 76 14!, 70 -22, 44 22!, 34 -22, 6 6!, -2 -36, -34 -18!, -40 -54, -70 -36!",
    colour,
    role,
    [-40, 0, 40].map((x) => strand([x - 20, -146], [x + 16, -20], colour)),
  ),
];

/** Short above, long at the back. */
export const mullet: HatOf = (colour, role = "accessory") => [
  hair(
    "mullet",
    "-98 -44, -120 30, -150 112!, -118 100, -104 126!, -92 60, -88 -20, -54 -76, 0 -90, 54 -76, 88 -20, 92 60, 104 126!, 118 100, 150 112!, 120 30, 98 -44, 66 -132, 26 -150!, 8 -138, -16 -156!, -34 -136, -66 -132",
    colour,
    role,
    [-116, 116].map((x) => strand([x * 0.86, -20], [x * 1.1, 96], colour)),
  ),
];

/** Two plaits with bows. */
export const plaits: HatOf = (colour, role = "accessory") => [
  ...[-1, 1].flatMap((s) => [
    ...times(
      5,
      (i) =>
        cloth(
          `plait ${i + 1}`,
          ellipse([s * (118 + i * 5), -30 + i * 32], 20 - i * 1.4, 21),
          colour,
          { role, volume: 0.7, line: 3 },
        ),
    ),
    ...bow([s * 142, 128], 15, { l: 0.58, c: 0.2, h: 15 }, role),
  ]),
  hair(
    "parted hair",
    "-112 -36!, -106 -104, -58 -146, 0 -150, 58 -146, 106 -104, 112 -36!, 70 -62, 0 -112, -70 -62",
    colour,
    role,
  ),
];

/** A tail of hair, tied high. */
export const ponytail: HatOf = (colour, role = "accessory") => [
  hair(
    "ponytail",
    "26 -132!, 84 -196, 150 -150, 158 -60, 128 10!, 128 -70, 104 -122, 62 -118!",
    colour,
    role,
    [strand([60, -150], [136, -30], colour)],
  ),
  hair(
    "combed hair",
    "-100 -50!, -96 -112, -50 -148, 10 -154, 70 -136, 100 -96, 102 -50!, 50 -82, 0 -88, -50 -82",
    colour,
    role,
  ),
  cloth("hair tie", ellipse([46, -138], 15, 12, 0.5), { l: 0.58, c: 0.2, h: 15 }, {
    role,
    line: 3,
  }),
];

/** A knot of hair on the crown. */
export const bun: HatOf = (colour, role = "accessory") => [
  cloth("hair bun", ellipse([0, -164], 40, 35), colour, {
    role,
    volume: 0.8,
    marks: [
      mark(
        "shade",
        ribbon([[-24, -172], [0, -152], [24, -172]], [2, 3, 2]),
        shift(colour, { l: -0.12 }),
      ),
    ],
  }),
  hair(
    "combed hair",
    "-100 -50!, -96 -112, -50 -146, 0 -152, 50 -146, 96 -112, 100 -50!, 50 -82, 0 -88, -50 -82",
    colour,
    role,
  ),
];
