/**
 * @module What a cat looks through, from the side: its eyepiece at the origin, the cat at the left of it, its foot so far
 * below.
 */
import { type Colour, shift } from "../colour/colour.ts";
import { GOLD, INK } from "../colour/palette.ts";
import { box, ellipse, ribbon, smooth } from "../geometry/shapes.ts";
import { mark } from "../items.ts";
import type { Item, Point } from "../scene.ts";
import type { Prop } from "./prop_kinds.ts";
import { thing as part } from "./prop_art.ts";

/** Its drawing, where it points, and where a paw is on it. */
export interface Eyepiece {
  items: Item[];
  end: Point;
  paw: Point;
}

const WOOD: Colour = { l: 0.5, c: 0.07, h: 55 }, GLASS: Colour = { l: 0.86, c: 0.07, h: 225 };

const EYEPIECES: Partial<Record<Prop, (below: number, colour: Colour) => Eyepiece>> = {
  telescope,
  periscope,
  microscope,
  keyhole,
};

/** Undefined for what is held to the eyes, or not looked through. */
export function eyepieceOf(kind: Prop, below: number, colour: Colour): Eyepiece | undefined {
  return EYEPIECES[kind]?.(below, colour);
}

/** Up and away, on legs that meet below its middle; their feet are so far aside of that. */
function telescope(below: number, colour: Colour): Eyepiece {
  const [x, y]: Point = [196, -132], [jx, jy]: Point = [84, -44];
  return {
    end: [x, y],
    paw: [40, 6],
    items: [
      ...[-64, 10, 84].map((foot, i) =>
        part(
          `telescope leg ${i + 1}`,
          "wood",
          ribbon([[jx, jy], [jx + foot, below]], [8, 6]),
          WOOD,
        )
      ),
      part("telescope tube", "metal", ribbon([[14, -10], [x, y]], [15, 27]), colour),
      part("telescope rim", "metal", ribbon([[x - 14, y + 9], [x + 8, y - 5]], [31, 32]), GOLD),
      part(
        "telescope ring",
        "metal",
        ribbon([[jx - 8, jy + 4], [jx + 10, jy - 8]], [24, 25]),
        GOLD,
      ),
      part("eyepiece", "metal", ribbon([[-6, 4], [18, -12]], [10, 12]), INK),
    ],
  };
}

/** A tube from the floor that bends away above the head, a handle on either side. */
function periscope(below: number, colour: Colour): Eyepiece {
  const top = -128, x = 52, grip: Point = [6, 50];
  const dark = shift(colour, { l: -0.16 });
  return {
    end: [x + 90, top],
    paw: grip,
    items: [
      part("periscope tube", "metal", ribbon([[x, below], [x, top + 20]], [21, 21]), colour, {
        marks: [
          mark("detail", box(x - 14, top + 40, 7, below - top - 60), shift(colour, { l: 0.14 })),
        ],
      }),
      part(
        "periscope bend",
        "metal",
        smooth([
          [x - 23, top + 34, "corner"],
          [x - 20, top - 16],
          [x + 14, top - 34],
          [x + 74, top - 34, "corner"],
          [x + 74, top + 22, "corner"],
          [x + 30, top + 24],
          [x + 23, top + 34, "corner"],
        ]),
        colour,
      ),
      part("periscope lens", "metal", ellipse([x + 74, top - 6], 12, 30), GLASS),
      part("periscope far handle", "metal", ribbon([[x, 46], [x + 62, 50]], [8, 8]), dark),
      part("periscope handle", "metal", ribbon([[x, 46], [grip[0] - 16, 50]], [8, 9]), GOLD),
      part("periscope collar", "metal", box(x - 28, 30, 56, 32, 8), dark),
      part("eyepiece", "metal", ribbon([[-4, 0], [x - 18, 0]], [17, 14]), INK),
    ],
  };
}

/** On a table: a slanted tube over its plate. */
function microscope(below: number, colour: Colour): Eyepiece {
  const foot = 150, dark = shift(colour, { l: -0.18 });
  return {
    end: [60, 112],
    paw: [96, 78],
    items: [
      ...[22, 150].map((x, i) =>
        part(
          `table leg ${i + 1}`,
          "wood",
          box(x, foot + 8, 14, Math.max(10, below - foot - 8), 3),
          WOOD,
        )
      ),
      part("table top", "wood", box(0, foot, 190, 18, 5), shift(WOOD, { l: 0.1 })),
      part(
        "microscope arm",
        "metal",
        ribbon([[34, 40], [92, 62], [106, 104], [84, 140]], [12, 12, 12, 12]),
        dark,
      ),
      part("microscope tube", "metal", ribbon([[4, 6], [48, 74]], [14, 17]), colour),
      part("microscope lens", "metal", ribbon([[46, 72], [58, 92]], [10, 7]), GOLD),
      part("microscope plate", "metal", box(28, 104, 74, 10, 3), dark),
      part("microscope foot", "metal", box(16, 134, 112, 18, 7), dark),
      part("eyepiece", "metal", ribbon([[-6, -10], [8, 12]], [12, 14]), INK),
    ],
  };
}

/** In a door that is seen from the front, its plate before the eye. */
function keyhole(below: number): Eyepiece {
  const top = -176, plate: Point = [16, 0];
  const door: Colour = { l: 0.5, c: 0.09, h: 48 };
  const panel = (y: number, high: number) =>
    mark("detail", box(52, y, 76, high, 4), shift(door, { l: -0.1 }));
  return {
    end: plate,
    paw: [2, 96],
    items: [
      part("door", "wood", box(-16, top, 166, below - top, 4), door, {
        marks: [panel(top + 26, 130), panel(top + 184, Math.max(20, below - top - 214))],
      }),
      part("keyhole plate", "metal", box(plate[0] - 20, plate[1] - 40, 40, 80, 12), GOLD, {
        marks: [
          mark("detail", ellipse([plate[0], plate[1] - 10], 9, 9), INK),
          mark(
            "detail",
            smooth([
              [plate[0] - 4, plate[1] - 6, "corner"],
              [plate[0] + 4, plate[1] - 6, "corner"],
              [plate[0] + 8, plate[1] + 24, "corner"],
              [plate[0] - 8, plate[1] + 24, "corner"],
            ]),
            INK,
          ),
        ],
      }),
    ],
  };
}
