/** @module What age does to a face besides greying it: bushy pale brows that hang over the eyes, a bag under each. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { curve, smooth } from "../../geometry/shapes.ts";
import { line, region } from "../../items.ts";
import type { Eye, Item } from "../../scene.ts";

/** On a coat paler than this grey hair is darker than the coat. */
const PALE = 0.8;

const WHITE_HAIR: Colour = { l: 0.96, c: 0.008, h: 80 },
  GREY_HAIR: Colour = { l: 0.66, c: 0.01, h: 70 };

/** The hair of age on a coat of this colour. */
function hairOn(coat: Colour): Colour {
  return coat.l < PALE ? mix(coat, WHITE_HAIR, 0.9) : GREY_HAIR;
}

/** Brow and bags of one eye, open or shut. */
export function aroundOldEye(
  { name, centre: [x, y], size: [wide, high], outer, lid, closed }: Eye,
): Item[] {
  const top = y - high * (closed ? 0.3 : 0.9);
  const crease = shift(lid, { l: lid.l > 0.4 ? -0.22 : 0.2, c: 0.02 });
  return [
    region({
      name: `${name} grey brow`,
      role: "face",
      texture: "fur",
      outline: smooth([
        [x - outer * wide * 0.8, top + 2, "corner"],
        [x - outer * wide * 0.5, top - 15],
        [x + outer * wide * 0.1, top - 21],
        [x + outer * wide * 0.8, top - 14],
        [x + outer * (wide * 1.15 + 6), top + 2],
        [x + outer * (wide * 1.2 + 10), top + 24, "corner"],
        [x + outer * (wide * 1 + 4), top + 10],
        [x + outer * wide * 0.5, top - 1],
      ]),
      colour: hairOn(lid),
      line: 1.6,
      volume: 0.3,
      hair: 14,
      flow: { along: [outer, 0.3] },
    }),
    line(
      `${name} bag`,
      "face",
      curve([
        [x - wide * 0.66, y + high * (closed ? 0.6 : 1.02)],
        [x, y + high * (closed ? 0.86 : 1.28)],
        [x + wide * 0.66, y + high * (closed ? 0.6 : 1.02)],
      ]),
      crease,
      [4, 3],
    ),
  ];
}
