/**
 * Clothes for every day: knitwear, coats, dresses.
 *
 * @module
 */
import { type Colour, mix, shift } from "../colour.ts";
import { boundsOf } from "../geometry/measure.ts";
import { box, ellipse, leaf, ribbon, smooth } from "../geometry/shapes.ts";
import { mark, region } from "../items.ts";
import { GOLD, WHITE } from "../palette.ts";
import type { Item, Mark } from "../scene.ts";
import type { Costume } from "../spec.ts";
import { chestPlate, suit } from "./garments.ts";
import { cloth, flower } from "./hats.ts";
import { onNeck, ownHat } from "./headdress.ts";
import { buttons } from "./ornaments.ts";
import { type CostumeOf, type Fitting, together } from "./outfit.ts";
import { ruffle } from "./scarves.ts";
import { rainHat } from "./trade_hats.ts";

/** Clothes that dress a cat up as nothing but itself. */
export const DAYWEAR = {
  sweater(fitting, named) {
    const colour = named ?? clothOf(fitting);
    return together([
      suit(fitting.cat, {
        colour,
        trim: shift(colour, { l: 0.1, c: -0.03 }),
        marks: knitting(fitting, colour),
      }),
      onNeck(fitting, [rollNeck(colour)]),
    ]);
  },
  raincoat(fitting, named) {
    const colour = named ?? { l: 0.86, c: 0.16, h: 93 };
    return together([
      suit(fitting.cat, { colour, trim: shift(colour, { l: -0.08 }), trousers: true }),
      { neck: chestPlate(fitting.cat, { colour }, buttons(shift(colour, { l: -0.4 }))) },
      onNeck(fitting, [collar(colour)]),
      ownHat(fitting, rainHat(colour)),
    ]);
  },
  dress(fitting, named) {
    const colour = named ?? clothOf(fitting);
    return together([
      suit(fitting.cat, {
        colour,
        sleeves: false,
        trousers: true,
        marks: dotted(fitting, mix(colour, WHITE, 0.7)),
      }),
      onNeck(fitting, [
        ruffle(mix(colour, WHITE, 0.65), "costume"),
        ...flower([44, 22], 17, mix(colour, WHITE, 0.2), "costume"),
      ]),
    ]);
  },
  kimono(fitting, named) {
    const colour = named ?? clothOf(fitting);
    const sash = { l: 0.6, c: 0.16, h: (colour.h + 160) % 360 };
    return together([
      suit(fitting.cat, {
        colour,
        trim: sash,
        trousers: true,
        marks: blossoms(fitting, mix(colour, WHITE, 0.7)),
      }),
      onNeck(fitting, [crossedCollar(colour)]),
    ]);
  },
  coat(fitting, named) {
    const colour = named ?? clothOf(fitting);
    return together([
      suit(fitting.cat, { colour, trim: shift(colour, { l: -0.1 }), trousers: true }),
      { neck: chestPlate(fitting.cat, { colour: shift(colour, { l: 0.02 }) }, buttons(GOLD)) },
      onNeck(fitting, [collar(shift(colour, { l: -0.06 }))]),
    ]);
  },
  overalls(fitting, named) {
    const colour = named ?? { l: 0.52, c: 0.1, h: 255 };
    return together([
      suit(fitting.cat, { colour, sleeves: false, trousers: true }),
      { neck: chestPlate(fitting.cat, { colour }, overallBib(colour)) },
    ]);
  },
} satisfies Partial<Record<Costume, CostumeOf>>;

/** Straps, buttons and pocket of a bib, on a chest plate. */
export function overallBib(colour: Colour): Item[] {
  return [
    ...[-1, 1].map((s) =>
      cloth(
        "overall strap",
        ribbon([[s * 62, -22], [s * 40, 14]], [9, 9]),
        shift(colour, { l: -0.06 }),
        {
          role: "costume",
          line: 3,
        },
      )
    ),
    ...[-1, 1].map((s) =>
      region({
        name: "overall button",
        role: "costume",
        texture: "metal",
        outline: ellipse([s * 40, 16], 7, 7),
        colour: GOLD,
        line: 2.4,
      })
    ),
    cloth("overall pocket", box(-22, 32, 44, 32, 6), shift(colour, { l: 0.06 }), {
      role: "costume",
      line: 2.6,
      marks: [mark("shade", ribbon([[-20, 40], [20, 40]], [1.4, 1.4]), shift(colour, { l: -0.1 }))],
    }),
  ];
}

function clothOf({ accent }: Fitting): Colour {
  return { ...accent, l: Math.min(0.7, Math.max(0.54, accent.l)), c: 0.15 };
}

/** Rows of stitches and a band of zigzag. */
function knitting({ cat }: Fitting, colour: Colour): Mark[] {
  const frame = boundsOf(cat.torso), pale = mix(colour, WHITE, 0.55);
  const marks: Mark[] = [];
  for (let y = frame.top + 16, row = 0; y < frame.bottom; y += 17, row++) {
    const isBand = row % 5 === 2;
    for (let x = frame.left - 6; x < frame.right + 6; x += 17) {
      marks.push(mark(
        isBand ? "detail" : "shade",
        leaf([x - 7, y - 4], [x + 7, y - 4], isBand ? 3.6 : 1.7, 6),
        isBand ? pale : shift(colour, { l: -0.07 }),
      ));
    }
  }
  return marks;
}

function dotted({ cat }: Fitting, colour: Colour): Mark[] {
  const frame = boundsOf(cat.torso), marks: Mark[] = [];
  for (let y = frame.top + 20, row = 0; y < frame.bottom; y += 34, row++) {
    for (let x = frame.left + (row % 2) * 19; x < frame.right; x += 38) {
      marks.push(mark("detail", ellipse([x, y], 6.5, 6.5), colour));
    }
  }
  return marks;
}

function blossoms({ cat }: Fitting, colour: Colour): Mark[] {
  const frame = boundsOf(cat.torso), marks: Mark[] = [];
  for (let y = frame.top + 30, row = 0; y < frame.bottom; y += 52, row++) {
    for (let x = frame.left + 12 + (row % 2) * 31; x < frame.right; x += 62) {
      for (let petal = 0; petal < 5; petal++) {
        const angle = (petal / 5) * 2 * Math.PI + row;
        marks.push(
          mark(
            "detail",
            ellipse([x + Math.cos(angle) * 8, y + Math.sin(angle) * 8], 6.5, 6.5),
            colour,
          ),
        );
      }
    }
  }
  return marks;
}

function rollNeck(colour: Colour): Item {
  return cloth(
    "roll neck",
    smooth([[-80, -26], [0, -8], [80, -26], [88, 6], [0, 34], [-88, 6]]),
    shift(colour, { l: 0.05 }),
    {
      role: "costume",
      volume: 0.7,
      marks: [-66, -44, -22, 0, 22, 44, 66].map((x) =>
        mark("shade", leaf([x, -24], [x * 1.05, 34], 2), shift(colour, { l: -0.06 }))
      ),
    },
  );
}

function collar(colour: Colour): Item {
  return cloth(
    "coat collar",
    smooth([
      [-92, -26, "corner"],
      [0, -2],
      [92, -26, "corner"],
      [90, 14],
      [40, 44, "corner"],
      [0, 18],
      [-40, 44, "corner"],
      [-90, 14],
    ]),
    colour,
    { role: "costume", volume: 0.5 },
  );
}

function crossedCollar(colour: Colour): Item {
  return cloth(
    "crossed collar",
    smooth([[-88, -24, "corner"], [0, -2], [88, -24, "corner"], [70, 26], [8, 96, "corner"], [
      -60,
      30,
    ]]),
    mix(colour, WHITE, 0.75),
    {
      role: "costume",
      volume: 0.3,
      marks: [
        mark("shade", ribbon([[84, -16], [-12, 84]], [4, 3]), shift(colour, { l: -0.05 })),
        mark("shade", ribbon([[-84, -16], [-10, 50]], [4, 3]), shift(colour, { l: -0.05 })),
      ],
    },
  );
}
