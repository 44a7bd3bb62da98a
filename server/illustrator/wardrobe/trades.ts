/**
 * Costumes of people at work.
 *
 * @module
 */
import { type Colour, mix, shift } from "../colour.ts";
import { ellipse, ribbon, smooth } from "../geometry/shapes.ts";
import { mark, region } from "../items.ts";
import { GOLD, INK, THINGS, WHITE } from "../palette.ts";
import type { Item } from "../scene.ts";
import type { Costume } from "../spec.ts";
import { overallBib } from "./daywear.ts";
import { chestPlate, cloak, suit } from "./garments.ts";
import { beret, cloth, strawHat } from "./hats.ts";
import { onNeck, ownHat } from "./headdress.ts";
import { buttons } from "./ornaments.ts";
import { type CostumeOf, together } from "./outfit.ts";
import { bandana, scarf } from "./scarves.ts";
import {
  badge,
  fireHelmet,
  flyingCap,
  headMirror,
  labGoggles,
  mortarboard,
  policeCap,
  reflectors,
  stethoscope,
} from "./trade_hats.ts";

/** Costumes of trades. */
export const TRADES = {
  doctor(fitting, named) {
    const colour = named ?? WHITE;
    return together([
      suit(fitting.cat, { colour }),
      onNeck(fitting, [lapels(colour, { l: 0.74, c: 0.09, h: 195 }), ...stethoscope()]),
      ownHat(fitting, headMirror()),
    ]);
  },
  scientist(fitting, named) {
    const colour = named ?? WHITE;
    return together([
      suit(fitting.cat, { colour }),
      { neck: chestPlate(fitting.cat, { colour }, [...buttons(INK), pencils()]) },
      onNeck(fitting, [lapels(colour, { ...fitting.accent, l: 0.6, c: 0.14 })]),
      ownHat(fitting, labGoggles({ ...fitting.accent, l: 0.55, c: 0.14 })),
    ]);
  },
  firefighter(fitting, named) {
    const colour = named ?? { l: 0.55, c: 0.19, h: 27 };
    return together([
      suit(fitting.cat, {
        colour: { l: 0.4, c: 0.03, h: 80 },
        trim: { l: 0.92, c: 0.12, h: 105 },
        trousers: true,
      }),
      { neck: chestPlate(fitting.cat, { colour: { l: 0.42, c: 0.03, h: 80 } }, reflectors()) },
      ownHat(fitting, fireHelmet(colour)),
    ]);
  },
  "police officer"(fitting, named) {
    const colour = named ?? { l: 0.38, c: 0.1, h: 262 };
    return together([
      suit(fitting.cat, { colour, trim: GOLD, trousers: true }),
      { neck: chestPlate(fitting.cat, { colour: shift(colour, { l: 0.03 }) }, [badge()]) },
      onNeck(fitting, [shirtAndTie(INK)]),
      ownHat(fitting, policeCap(colour)),
    ]);
  },
  pilot(fitting, named) {
    const leather = named ?? { l: 0.46, c: 0.08, h: 50 };
    return together([
      suit(fitting.cat, { colour: leather, trim: { l: 0.88, c: 0.04, h: 80 } }),
      onNeck(fitting, scarf(WHITE, "costume")),
      ownHat(fitting, flyingCap(leather)),
    ]);
  },
  farmer(fitting, named) {
    const colour = named ?? { l: 0.52, c: 0.1, h: 255 };
    return together([
      suit(fitting.cat, { colour: THINGS.red, marks: [], trousers: false }),
      { neck: chestPlate(fitting.cat, { colour }, overallBib(colour)) },
      onNeck(fitting, bandana(THINGS.red, "costume")),
      ownHat(fitting, strawHat(THINGS.green, "costume")),
    ]);
  },
  graduate(fitting, named) {
    const colour = named ?? { l: 0.33, c: 0.05, h: 280 };
    return together([
      cloak(fitting.cat, colour, GOLD),
      suit(fitting.cat, { colour, trim: GOLD }),
      onNeck(fitting, [lapels({ ...fitting.accent, l: 0.6, c: 0.16 }, WHITE)]),
      ownHat(fitting, mortarboard(colour)),
    ]);
  },
  painter(fitting, named) {
    const colour = named ?? { l: 0.86, c: 0.05, h: 230 };
    return together([
      suit(fitting.cat, { colour, marks: [] }),
      { neck: chestPlate(fitting.cat, { colour, marks: splashes() }) },
      onNeck(fitting, bandana(THINGS.red, "costume")),
      ownHat(fitting, beret({ l: 0.42, c: 0.15, h: 22 }, "costume")),
    ]);
  },
} satisfies Partial<Record<Costume, CostumeOf>>;

/** The open front of a coat over a shirt. */
function lapels(coat: Colour, shirt: Colour): Item {
  return cloth(
    "lapels",
    smooth([[-88, -24, "corner"], [0, -4], [88, -24, "corner"], [70, 30], [0, 86, "corner"], [
      -70,
      30,
    ]]),
    coat,
    {
      role: "costume",
      volume: 0.3,
      marks: [
        mark("detail", [[-34, -20], [34, -20], [0, 66]], shirt),
        ...[-1, 1].map((s) =>
          mark("shade", ribbon([[s * 36, -20], [0, 70]], [2, 2]), shift(coat, { l: -0.14 }))
        ),
      ],
    },
  );
}

function shirtAndTie(tie: Colour): Item {
  return cloth(
    "shirt",
    smooth([[-70, -24, "corner"], [0, -4], [70, -24, "corner"], [40, 26], [0, 60, "corner"], [
      -40,
      26,
    ]]),
    WHITE,
    {
      role: "costume",
      volume: 0.3,
      marks: [mark("detail", [[-9, 4], [9, 4], [13, 60], [-13, 60]], tie)],
    },
  );
}

function pencils(): Item {
  return region({
    name: "breast pocket",
    role: "costume",
    texture: "cloth",
    outline: [[24, 20], [54, 20], [52, 50], [26, 50]],
    colour: { l: 0.88, c: 0.01, h: 250 },
    line: 2.4,
    marks: [
      mark("detail", ribbon([[32, 10], [32, 34]], [2.4, 2.4]), THINGS.red),
      mark("detail", ribbon([[42, 10], [42, 34]], [2.4, 2.4]), THINGS.blue),
    ],
  });
}

/** Spots of paint on a smock. */
function splashes() {
  return ([[-36, 18, 25], [10, 40, 255], [38, 12, 92], [-14, 62, 148], [26, 62, 320]] as const).map(
    ([x, y, h], i) =>
      mark(
        "detail",
        ellipse([x, y], 9 + (i % 2) * 3, 8),
        mix({ l: 0.66, c: 0.17, h }, WHITE, 0.05),
      ),
  );
}
