/** @module A mask around the eyes, as worn at a carnival, by bandits and by wrestlers. */
import { shift } from "../../colour/colour.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Point } from "../../scene.ts";
import { times } from "../../times.ts";
import type { GlassesEntry, GlassesOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** Half the width and height of the hole for an eye. */
const HOLE = [41, 37] as const;

/** Each half is one outline: around the hole and back along the nose. */
const carnivalMask: GlassesOf = (colour, eyes) =>
  eyes.map(([x, y], i) => {
    const s = i === 0 ? -1 : 1, [wide, high] = HOLE;
    const hole = times(25, (k): Point => {
      const angle = Math.PI - (k / 24) * 2 * Math.PI;
      return [x + s * Math.cos(angle) * wide, y + Math.sin(angle) * high];
    });
    const outer = smooth([
      [0, y - 34, "corner"],
      [s * 26, y - 48],
      [x + s * 6, y - 58],
      [x + s * 72, y - 50, "corner"],
      [x + s * 54, y + 12],
      [x + s * 18, y + 46],
      [x - s * 26, y + 44],
      [0, y + 20, "corner"],
    ]);
    const start = outer.findIndex(([px, py]) => px === 0 && py === y - 34);
    const around = [...outer.slice(start), ...outer.slice(0, start)];
    return cloth(
      `${s < 0 ? "left" : "right"} half of a mask`,
      [...around, [0, y], ...hole, [0, y]],
      colour,
      {
        role: "accessory",
        volume: 0.2,
        line: 3,
        marks: [
          mark(
            "detail",
            ellipse([x + s * 56, y - 36], 6, 6),
            shift(colour, { l: colour.l > 0.6 ? -0.25 : 0.25 }),
          ),
          mark(
            "detail",
            ellipse([x + s * 38, y - 46], 4, 4),
            shift(colour, { l: colour.l > 0.6 ? -0.25 : 0.25 }),
          ),
        ],
      },
    );
  });

export const variant: GlassesEntry = {
  words:
    "mask, masks, masked, carnival mask, venetian mask, masquerade mask, masquerade, domino mask, bandit mask, thief mask, black eye mask, zorro mask, mardi gras mask, party mask, mystery mask",
  nearest:
    "half mask, phantom mask, opera mask, hockey mask, theatre mask, tribal mask, wooden mask",
  colour: { l: 0.3, c: 0.05, h: 290 },
  draw: carnivalMask,
};
