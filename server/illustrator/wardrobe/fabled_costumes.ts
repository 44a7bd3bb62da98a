/**
 * Costumes out of tales: angels and devils, dragons and bees, each a headdress, a garment and what
 * belongs to the creature.
 *
 * @module
 */
import { type Colour, mix, shift } from "../colour.ts";
import { boundsOf, heightOf } from "../geometry/measure.ts";
import { ellipse, leaf, ribbon, smooth } from "../geometry/shapes.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { line, mark, region } from "../items.ts";
import { GOLD, INK, THINGS, WHITE } from "../palette.ts";
import type { Item, Mark, Point } from "../scene.ts";
import type { Costume } from "../spec.ts";
import { banded } from "./cloth_patterns.ts";
import { tiara } from "./crowns.ts";
import {
  dragonHood,
  elfCap,
  feelers,
  halo,
  horns,
  jesterCap,
  kabuto,
  robotCap,
  unicornHorn,
} from "./fabled_headwear.ts";
import { chestPlate, cloak, suit } from "./garments.ts";
import { bow, cloth } from "./hats.ts";
import { onHead, onNeck, ownHat } from "./headdress.ts";
import { bandages } from "./masks.ts";
import { jewel, panel, wings } from "./ornaments.ts";
import { type CostumeOf, type Fitting, together } from "./outfit.ts";
import { ruffle } from "./scarves.ts";

/** Costumes of creatures and figures nobody has met. */
export const FABLED = {
  angel(fitting, named) {
    const colour = named ?? WHITE;
    return together([
      { behind: featherWings(fitting, colour) },
      onNeck(fitting, [ruffle(mix(colour, WHITE, 0.4), "costume"), jewel([0, 24], GOLD)]),
      ownHat(fitting, halo(GOLD)),
    ]);
  },
  devil(fitting, named) {
    const colour = named ?? { l: 0.5, c: 0.19, h: 25 };
    return together([
      cloak(fitting.cat, shift(colour, { l: -0.1 }), INK),
      { behind: batWings(fitting, shift(colour, { l: -0.16 })) },
      ownHat(fitting, horns(colour)),
    ]);
  },
  vampire(fitting, named) {
    const lining = named ?? { l: 0.5, c: 0.19, h: 22 };
    return together([
      cloak(fitting.cat, { l: 0.28, c: 0.03, h: 300 }, lining),
      { behind: standingCollar(fitting, lining) },
      onNeck(fitting, [...bow([0, 26], 26, lining, "costume"), jewel([0, 26], GOLD)]),
      onHead(fitting, fangs(fitting)),
    ]);
  },
  bee(fitting, named) {
    const colour = named ?? { l: 0.86, c: 0.16, h: 92 };
    return together([
      { behind: wings(fitting, { l: 0.92, c: 0.04, h: 220 }) },
      suit(fitting.cat, { colour, marks: banded(fitting, INK), sleeves: false }),
      onNeck(fitting, [ruffle(INK, "costume")]),
      ownHat(fitting, feelers(colour)),
    ]);
  },
  elf(fitting, named) {
    const colour = named ?? { l: 0.55, c: 0.14, h: 148 };
    return together([
      suit(fitting.cat, { colour, trim: THINGS.red, trousers: true }),
      onNeck(fitting, [pointedCollar(THINGS.red)]),
      ownHat(fitting, elfCap(colour)),
    ]);
  },
  jester(fitting, named) {
    const colour = named ?? { l: 0.55, c: 0.17, h: 305 },
      other = { l: 0.62, c: 0.14, h: (colour.h + 205) % 360 };
    return together([
      suit(fitting.cat, { colour, trim: GOLD, trousers: true, marks: halved(fitting, other) }),
      onNeck(fitting, [pointedCollar(other)]),
      ownHat(fitting, jesterCap(colour, other)),
    ]);
  },
  dragon(fitting, named) {
    const colour = named ?? { l: 0.6, c: 0.14, h: 150 };
    return together([
      { behind: batWings(fitting, shift(colour, { l: -0.08, h: 25 })) },
      suit(fitting.cat, { colour, trousers: true, marks: scales(fitting, colour) }),
      { neck: chestPlate(fitting.cat, { colour: { l: 0.87, c: 0.1, h: 92 }, marks: belly() }) },
      ownHat(fitting, dragonHood(colour)),
    ]);
  },
  unicorn(fitting, named) {
    const colour = named ?? { l: 0.9, c: 0.08, h: 88 };
    return together([
      onNeck(fitting, [
        ruffle({ l: 0.86, c: 0.08, h: 330 }, "costume"),
        jewel([0, 24], { l: 0.76, c: 0.12, h: 200 }),
      ]),
      ownHat(fitting, unicornHorn(colour)),
    ]);
  },
  mummy(fitting, named) {
    const linen = named ?? { l: 0.9, c: 0.035, h: 88 };
    const fold = shift(linen, { l: -0.14, c: 0.01 });
    return together([
      suit(fitting.cat, { colour: linen, trousers: true, marks: banded(fitting, fold) }),
      { face: moveItems(fitting.cat.toHead, bandages(linen)) },
      { neck: chestPlate(fitting.cat, { colour: linen, marks: wound(fold) }) },
    ]);
  },
  robot(fitting, named) {
    const lamp = named ?? { ...fitting.accent, l: 0.75, c: 0.16 };
    const steel: Colour = { l: 0.76, c: 0.015, h: 250 };
    return together([
      suit(fitting.cat, {
        colour: steel,
        texture: "metal",
        trim: shift(steel, { l: -0.2 }),
        trousers: true,
      }),
      {
        neck: chestPlate(
          fitting.cat,
          { colour: shift(steel, { l: 0.06 }), texture: "metal" },
          panel(lamp),
        ),
      },
      ownHat(fitting, robotCap(lamp)),
    ]);
  },
  samurai(fitting, named) {
    const colour = named ?? { l: 0.44, c: 0.15, h: 22 };
    return together([
      suit(fitting.cat, { colour: { l: 0.34, c: 0.04, h: 270 }, trim: colour, trousers: true }),
      { neck: chestPlate(fitting.cat, { colour, texture: "metal", marks: lamellae(colour) }) },
      ownHat(fitting, kabuto(colour)),
    ]);
  },
  princess(fitting, named) {
    const colour = named ?? { l: 0.8, c: 0.11, h: 355 };
    return together([
      suit(fitting.cat, { colour, sleeves: false }),
      { behind: skirt(fitting, colour) },
      onNeck(fitting, [
        ruffle(mix(colour, WHITE, 0.6), "costume"),
        ...bow([0, 30], 22, shift(colour, { l: -0.1, c: 0.04 }), "costume"),
      ]),
      ownHat(fitting, tiara(shift(colour, { l: -0.12, c: 0.06 }))),
    ]);
  },
} satisfies Partial<Record<Costume, CostumeOf>>;

/** White wings of three rows of feathers. */
function featherWings({ cat }: Fitting, colour: Colour): Item[] {
  const { shoulders, view } = cat.figure;
  const wing = (s: number): Item[] =>
    ([[1, 0], [0.78, 26], [0.54, 46]] as const).map(([share, drop], i) =>
      region({
        name: "feather wing",
        role: "costume",
        texture: "fur",
        hair: 12,
        outline: smooth([
          [s * 18, -16 + drop],
          [s * 74 * share, -104 * share + drop],
          [s * 150 * share, -138 * share + drop],
          [s * 208 * share, -112 * share + drop, "corner"],
          [s * 186 * share, -70 * share + drop],
          [s * 200 * share, -40 * share + drop, "corner"],
          [s * 160 * share, -16 * share + drop],
          [s * 164 * share, 16 * share + drop, "corner"],
          [s * 112 * share, 26 * share + drop],
          [s * 96 * share, 52 * share + drop, "corner"],
          [s * 46 * share, 40 * share + drop],
        ]),
        // Shaded like snow: white feathers before a white cat or cloud would be lost.
        colour: mix(colour, { l: 0.8, c: 0.06, h: 262 }, 0.5 - i * 0.17),
        volume: 0.4,
      })
    );
  return behindShoulders(shoulders, view, [...wing(-1), ...wing(1)]);
}

/** Wings of skin between long fingers. */
function batWings({ cat }: Fitting, colour: Colour): Item[] {
  const { shoulders, view } = cat.figure;
  const wing = (s: number): Item =>
    region({
      name: "bat wing",
      role: "costume",
      texture: "skin",
      outline: smooth([
        [s * 18, -30],
        [s * 96, -120],
        [s * 172, -156, "corner"],
        [s * 210, -96],
        [s * 222, -24, "corner"],
        [s * 176, -40],
        [s * 152, 10, "corner"],
        [s * 112, -14],
        [s * 88, 40, "corner"],
        [s * 52, 12],
        [s * 22, 34, "corner"],
      ]),
      colour,
      volume: 0.4,
      marks: ([[222, -24], [152, 10], [88, 40]] as const).map(([x, y]) =>
        mark("shade", ribbon([[s * 170, -152], [s * x, y]], [2.4, 1.6]), shift(colour, { l: -0.1 }))
      ),
    });
  return behindShoulders(shoulders, view, [wing(-1), wing(1)]);
}

function behindShoulders(
  shoulders: Fitting["cat"]["figure"]["shoulders"],
  view: "front" | "side",
  items: Item[],
): Item[] {
  // From the side one sees the near wing, raised above the back.
  const [turn, scale] = view === "side" ? [0.42, 1.25] : [0, 1.1];
  return moveItems(placing({ at: shoulders.at, turn, scale: shoulders.scale * scale }), items);
}

/** The high collar of a night cloak, behind the head. */
function standingCollar({ cat }: Fitting, lining: Colour): Item[] {
  const { neck } = cat.figure;
  const half = (s: number): Item =>
    region({
      name: "standing collar",
      role: "costume",
      texture: "cloth",
      outline: smooth([
        [s * 20, 30],
        [s * 70, -10],
        [s * 120, -60],
        [s * 156, -112, "corner"],
        [s * 150, -40],
        [s * 104, 24],
        [s * 40, 44],
      ]),
      colour: lining,
      volume: 0.4,
      marks: [mark("shade", leaf([s * 40, 30], [s * 146, -96], 4), shift(lining, { l: -0.12 }))],
    });
  return moveItems(placing(neck), [half(-1), half(1)]);
}

/** Two small teeth over the lip. */
function fangs({ cat, spec }: Fitting): Item[] {
  const x = cat.figure.head.yaw * 18, y = spec.features?.includes("flat face") ? 51 : 62;
  return [-1, 1].map((s) =>
    region({
      name: "fang",
      role: "costume",
      texture: "stone",
      outline: [[x + s * 14 - 5, y], [x + s * 14 + 5, y], [x + s * 14, y + 17]],
      colour: WHITE,
      line: 2,
      volume: 0.2,
    })
  );
}

function pointedCollar(colour: Colour): Item {
  const points: [number, number, "corner"?][] = [[-96, -22, "corner"], [0, 0], [96, -22, "corner"]];
  const hem = Array.from({ length: 9 }, (_, i): [number, number, "corner"?] => {
    const t = 1 - i / 8, arc = Math.sin(t * Math.PI);
    return [(t - 0.5) * 204, (i % 2 ? 12 : 34) + arc * 26, "corner"];
  });
  return cloth("pointed collar", smooth([...points, ...hem]), colour, {
    role: "costume",
    volume: 0.4,
  });
}

/** One half of a suit in another colour. */
function halved({ cat }: Fitting, colour: Colour): Mark[] {
  const box = boundsOf(cat.torso), middle = (box.left + box.right) / 2;
  return [
    mark("detail", [[middle, box.top - 20], [box.right + 30, box.top - 20], [
      box.right + 30,
      box.bottom + 20,
    ], [middle, box.bottom + 20]], colour),
  ];
}

function scales({ cat }: Fitting, colour: Colour): Mark[] {
  const box = boundsOf(cat.torso), tone = shift(colour, { l: -0.08 });
  const rows = Math.ceil(heightOf(box) / 26);
  return Array.from(
    { length: rows },
    (_, row) =>
      Array.from({ length: Math.ceil((box.right - box.left) / 30) }, (_, i) => {
        const x = box.left + i * 30 + (row % 2) * 15, y = box.top + row * 26;
        return mark("shade", leaf([x - 13, y], [x + 13, y], 2.6, -9), tone);
      }),
  ).flat();
}

/** The banded belly of a dragon, on a chest plate. */
/** Turns of a bandage over the chest, one across the other. */
function wound(fold: Colour): Mark[] {
  return [6, 26, 46, 66].map((y, i) =>
    mark(
      "shade",
      ribbon([[-90, y + (i % 2 ? 12 : -8)], [0, y], [90, y + (i % 2 ? -8 : 12)]], [3, 3]),
      fold,
    )
  );
}

function belly(): Mark[] {
  return [10, 34, 58].map((y) =>
    mark("shade", ribbon([[-80, y], [0, y + 10], [80, y]], [2.6, 2.6]), { l: 0.74, c: 0.11, h: 80 })
  );
}

/** Rows of lacquered plates, on a chest plate. */
function lamellae(colour: Colour): Mark[] {
  return [4, 26, 48, 70].flatMap((y) => [
    mark("detail", ribbon([[-84, y], [0, y + 8], [84, y]], [3, 3]), GOLD),
    ...[-45, -15, 15, 45].map((x) =>
      mark("shade", ribbon([[x, y + 2], [x, y + 22]], [1.6, 1.6]), shift(colour, { l: -0.12 }))
    ),
  ]);
}

/** A wide skirt, behind the paws. */
function skirt({ cat }: Fitting, colour: Colour): Item[] {
  const { rest, bust } = cat.figure;
  if (bust || rest.lift > 20) return [];
  const middle = (rest.left + rest.right) / 2, half = (rest.right - rest.left) / 2 + 26;
  const hem = Array.from({ length: 25 }, (_, i): Point => {
    const t = 1 - i / 24;
    return [middle + (t - 0.5) * 2 * half, -6 - Math.abs(Math.sin(t * Math.PI * 6)) * 13];
  });
  return [
    cloth(
      "skirt",
      [
        ...smooth([[middle - half, -10, "corner"], [middle - half * 0.7, -96], [middle, -132], [
          middle + half * 0.7,
          -96,
        ], [middle + half, -10, "corner"]]).slice(0, -8),
        ...hem,
      ],
      shift(colour, { l: -0.03 }),
      { role: "costume", volume: 0.5 },
    ),
    ...ellipse([middle, -60], half * 0.7, 20).filter((_, i) => i % 9 === 0).map(([x, y]) =>
      line("skirt sparkle", "costume", [[x, y - 5], [x, y + 5]], mix(colour, WHITE, 0.7), [4, 3])
    ),
  ];
}
