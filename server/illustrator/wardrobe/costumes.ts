/**
 * The sixteen costumes: each a headdress, a garment and what belongs to the role.
 *
 * @module
 */
import { eyeCentre } from "../cat/face.ts";
import { type Colour, mix, shift } from "../colour.ts";
import { curve, ellipse, leaf, ribbon, smooth, star } from "../geometry/shapes.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { line, mark, region } from "../items.ts";
import { GOLD, INK, THINGS, WHITE } from "../palette.ts";
import type { Item, Mark, Point } from "../scene.ts";
import type { Costume } from "../spec.ts";
import {
  anchor,
  blossomWreath,
  cowboyHat,
  crown,
  deerstalker,
  eyepatch,
  headband,
  helm,
  heroMask,
  hornedHelmet,
  ninjaHood,
  ninjaMask,
  pirateHat,
  pointedHat,
  sailorCap,
  santaHat,
  spaceHelmet,
  tiara,
  toque,
} from "./costume_hats.ts";
import { chestPlate, cloak, suit } from "./garments.ts";
import { bow, cloth } from "./hats.ts";
import { type Fitting, type Outfit, together } from "./outfit.ts";
import { bandana, ruffle, scarf } from "./scarves.ts";

/** A costume in the colour somebody named, or in its usual one. */
type CostumeOf = (fitting: Fitting, named: Colour | undefined) => Partial<Outfit>;

const COSTUMES: Record<Costume, CostumeOf> = {
  wizard(fitting, named) {
    const colour = named ?? robeOf(fitting.accent);
    return together([
      cloak(fitting.cat, shift(colour, { l: -0.05 }), GOLD, starry(fitting.cat.figure.cloak, GOLD)),
      onHead(fitting, pointedHat(colour, "stars")),
    ]);
  },
  witch(fitting, named) {
    const colour = named ?? THINGS.black;
    const trim = mix(robeOf(fitting.accent), THINGS.purple, 0.4);
    return together([
      cloak(fitting.cat, shift(trim, { l: -0.1 }), GOLD),
      onHead(fitting, pointedHat(colour, "buckle", trim)),
    ]);
  },
  knight(fitting, named) {
    const plume = named ?? { ...fitting.accent, l: 0.6, c: 0.17 };
    return together([
      suit(fitting.cat, {
        trousers: true,
        colour: { l: 0.7, c: 0.014, h: 250 },
        texture: "metal",
        marks: mail(fitting),
      }),
      {
        neck: chestPlate(fitting.cat, { colour: THINGS.silver, texture: "metal" }, [
          region({
            name: "crest",
            role: "costume",
            texture: "metal",
            outline: star([0, 36], 17, { points: 4, inner: 0.5 }),
            colour: GOLD,
            line: 2.6,
          }),
        ]),
      },
      onHead(fitting, helm(plume)),
    ]);
  },
  king(fitting, named) {
    const colour = named ?? { l: 0.5, c: 0.18, h: 20 };
    return together([
      cloak(fitting.cat, colour, GOLD),
      { neck: moveItems(placing(fitting.cat.figure.neck), ermine()) },
      onHead(fitting, crown(THINGS.red)),
    ]);
  },
  queen(fitting, named) {
    const colour = named ?? { ...fitting.accent, l: 0.56, c: 0.15 };
    return together([
      cloak(fitting.cat, colour, GOLD),
      {
        neck: moveItems(placing(fitting.cat.figure.neck), [
          ruffle(WHITE, "costume"),
          jewel([0, 26], shift(colour, { l: 0.08 })),
        ]),
      },
      onHead(fitting, tiara(shift(colour, { l: 0.06 }))),
    ]);
  },
  pirate(fitting, named) {
    const colour = named ?? THINGS.black;
    const eye = eyeCentre(1, fitting.cat.figure.head.yaw);
    return together([
      suit(fitting.cat, { colour: WHITE, marks: banded(fitting, THINGS.red) }),
      { neck: moveItems(placing(fitting.cat.figure.neck), bandana(THINGS.red, "costume")) },
      onHead(fitting, [...eyepatch(eye), ...pirateHat(colour), earring()]),
    ]);
  },
  ninja(fitting, named) {
    const colour = named ?? { l: 0.36, c: 0.045, h: 275 };
    const sash = { ...fitting.accent, l: 0.55, c: 0.17 };
    return together([
      suit(fitting.cat, { colour, trim: sash, trousers: true }),
      { neck: moveItems(placing(fitting.cat.figure.neck), scarf(sash, "costume")) },
      { face: moveItems(fitting.cat.toHead, ninjaHood(colour)) },
      onHead(fitting, [...ninjaMask(colour), ...headband(sash)]),
    ]);
  },
  astronaut(fitting, named) {
    const colour = named ?? { l: 0.95, c: 0.012, h: 250 };
    const trim = { ...fitting.accent, l: 0.64, c: 0.16 };
    return together([
      suit(fitting.cat, { colour, trim, trousers: true }),
      { neck: chestPlate(fitting.cat, { colour: shift(colour, { l: -0.03 }) }, panel(trim)) },
      {
        neck: moveItems(placing(fitting.cat.figure.neck), [
          cloth(
            "helmet ring",
            smooth([[-98, -26], [0, -6], [98, -26], [104, 0], [0, 24], [-104, 0]]),
            { l: 0.78, c: 0.02, h: 250 },
            { role: "costume", texture: "metal" },
          ),
        ]),
      },
      onHead(fitting, spaceHelmet()),
    ]);
  },
  detective(fitting, named) {
    const colour = named ?? { l: 0.66, c: 0.07, h: 68 };
    return together([
      cloak(fitting.cat, colour, THINGS.brown),
      onHead(fitting, deerstalker(colour)),
      { around: magnifier(fitting) },
    ]);
  },
  chef(fitting, named) {
    const colour = named ?? WHITE;
    return together([
      suit(fitting.cat, { colour }),
      { neck: chestPlate(fitting.cat, { colour }, buttons(INK)) },
      {
        neck: moveItems(
          placing(fitting.cat.figure.neck),
          bandana({ ...fitting.accent, l: 0.62, c: 0.17 }, "costume"),
        ),
      },
      onHead(fitting, toque()),
    ]);
  },
  superhero(fitting, named) {
    const colour = named ?? { ...fitting.accent, l: 0.54, c: 0.18 };
    const eyes: [Point, Point] = [
      eyeCentre(-1, fitting.cat.figure.head.yaw),
      eyeCentre(1, fitting.cat.figure.head.yaw),
    ];
    return together([
      cloak(fitting.cat, colour, GOLD),
      suit(fitting.cat, {
        colour: { l: 0.5, c: 0.15, h: (colour.h + 150) % 360 },
        trim: colour,
        trousers: true,
      }),
      {
        neck: chestPlate(fitting.cat, { colour: { l: 0.5, c: 0.15, h: (colour.h + 150) % 360 } }, [
          region({
            name: "emblem",
            role: "costume",
            texture: "cloth",
            outline: star([0, 42], 24),
            colour: GOLD,
            line: 3,
          }),
        ]),
      },
      { face: moveItems(fitting.cat.toHead, heroMask(colour, eyes)) },
    ]);
  },
  viking(fitting, named) {
    const colour = named ?? { l: 0.5, c: 0.08, h: 50 };
    return together([
      suit(fitting.cat, { colour, texture: "cloth", marks: [] }),
      cloak(fitting.cat, { l: 0.62, c: 0.05, h: 60 }, GOLD),
      { neck: moveItems(placing(fitting.cat.figure.neck), furCollar({ l: 0.74, c: 0.05, h: 65 })) },
      onHead(fitting, hornedHelmet()),
    ]);
  },
  cowboy(fitting, named) {
    const colour = named ?? { l: 0.52, c: 0.085, h: 55 };
    return together([
      suit(fitting.cat, { colour: shift(colour, { l: 0.08 }), sleeves: false }),
      {
        neck: moveItems(
          placing(fitting.cat.figure.neck),
          bandana({ ...fitting.accent, l: 0.58, c: 0.18 }, "costume"),
        ),
      },
      onHead(fitting, cowboyHat(colour)),
    ]);
  },
  sailor(fitting, named) {
    const trim = named ?? THINGS.blue;
    return together([
      suit(fitting.cat, { colour: WHITE, trim }),
      { neck: moveItems(placing(fitting.cat.figure.neck), sailorCollar(trim)) },
      onHead(fitting, sailorCap(trim)),
    ]);
  },
  fairy(fitting, named) {
    const colour = named ?? { ...fitting.accent, l: 0.8, c: 0.11 };
    return together([
      { behind: wings(fitting, colour) },
      {
        neck: moveItems(placing(fitting.cat.figure.neck), [
          ruffle(colour, "costume"),
          jewel([0, 24], WHITE),
        ]),
      },
      onHead(fitting, blossomWreath(colour)),
    ]);
  },
  santa(fitting, named) {
    const colour = named ?? { l: 0.55, c: 0.2, h: 25 };
    return together([
      suit(fitting.cat, { colour, trim: WHITE, trousers: true }),
      {
        neck: moveItems(placing(fitting.cat.figure.neck), [
          ...furCollar(WHITE),
          ...bow([0, 34], 22, THINGS.green, "costume"),
        ]),
      },
      onHead(fitting, santaHat(colour)),
    ]);
  },
};

/** Costumes whose headdress leaves no room for another hat. */
export const HATTED: ReadonlySet<Costume> = new Set(
  (Object.keys(COSTUMES) as Costume[]).filter((kind) => kind !== "superhero"),
);

/** The outfit of the recipe's costume; nothing without one. */
export function costumeOf(fitting: Fitting): Partial<Outfit> {
  const { costume } = fitting.spec;
  if (!costume) return {};
  return COSTUMES[costume.kind](fitting, costume.colour && THINGS[costume.colour]);
}

function onHead({ cat }: Fitting, items: Item[]): Partial<Outfit> {
  return { head: moveItems(cat.toHead, items) };
}

/** A deep, rich cloth in the scheme's hue. */
function robeOf(accent: Colour): Colour {
  return { l: 0.46, c: 0.165, h: accent.h > 60 && accent.h < 115 ? 290 : accent.h };
}

function starry({ behind, over }: { behind?: Point[]; over?: Point[] }, colour: Colour): Mark[] {
  const outline = behind ?? over ?? [];
  return outline.filter((_, i) => i % 13 === 5).map(([x, y], i) =>
    mark("detail", star([x * 0.86, y * 0.92 - 8], i % 2 ? 8 : 12, { turn: i }), colour)
  );
}

/** Rows of rings over a suit of mail. */
function mail({ cat }: Fitting): Mark[] {
  const tone = { l: 0.58, c: 0.015, h: 255 };
  const marks: Mark[] = [];
  const { outline } = cat.figure.torso[0]!;
  const ys = outline.map(([, y]) => y), xs = outline.map(([x]) => x);
  let row = 0;
  for (let y = Math.min(...ys); y < Math.max(...ys); y += 15, row++) {
    for (let x = Math.min(...xs) + (row % 2) * 10; x < Math.max(...xs); x += 20) {
      marks.push(mark("shade", leaf([x - 7, y], [x + 7, y], 2, -5), tone));
    }
  }
  return marks;
}

/** Horizontal stripes for a shirt. */
function banded({ cat }: Fitting, colour: Colour): Mark[] {
  const { outline } = cat.figure.torso[0]!;
  const ys = outline.map(([, y]) => y), xs = outline.map(([x]) => x);
  const [left, right] = [Math.min(...xs) - 10, Math.max(...xs) + 10];
  const marks: Mark[] = [];
  for (let y = Math.min(...ys) + 20; y < Math.max(...ys); y += 34) {
    marks.push(
      mark("detail", ribbon([[left, y], [(left + right) / 2, y + 8], [right, y]], [8, 8]), colour),
    );
  }
  return marks;
}

function ermine(): Item[] {
  const spots: Point[] = [[-58, 4], [-34, 20], [-6, 26], [24, 22], [52, 8], [-74, -8], [74, -8]];
  return [
    cloth(
      "ermine",
      smooth([[-98, -24], [0, 0], [98, -24], [106, 14], [60, 38], [0, 46], [-60, 38], [-106, 14]]),
      WHITE,
      {
        role: "costume",
        texture: "fur",
        hair: 10,
        marks: spots.map(([x, y]) => mark("detail", leaf([x, y - 7], [x, y + 8], 4), INK)),
      },
    ),
    jewel([0, 34], THINGS.red),
  ];
}

function jewel([x, y]: Point, colour: Colour): Item {
  return region({
    name: "jewel",
    role: "costume",
    texture: "glass",
    outline: smooth([[x, y - 16, "corner"], [x + 14, y], [x, y + 18, "corner"], [x - 14, y]], 3),
    colour,
    volume: 0.9,
    marks: [mark("light", ellipse([x - 4, y - 5], 4, 5), WHITE)],
  });
}

function furCollar(colour: Colour): Item[] {
  const edge: Point[] = Array.from({ length: 44 }, (_, i) => {
    const angle = (i / 44) * 2 * Math.PI;
    const reach = i % 2 ? 1.08 : 0.96;
    return [Math.cos(angle) * 98 * reach, 6 + Math.sin(angle) * 32 * reach];
  });
  return [cloth("fur collar", smooth(edge), colour, { role: "costume", texture: "fur", hair: 14 })];
}

function earring(): Item {
  return line("earring", "costume", ellipse([-92, -34], 9, 11), GOLD, [4, 4]);
}

function buttons(colour: Colour): Item[] {
  return [-15, 15].flatMap((x) =>
    [26, 50].map((y) =>
      region({
        name: "button",
        role: "costume",
        texture: "cloth",
        outline: ellipse([x, y], 5, 5),
        colour,
        line: 0,
      })
    )
  );
}

function panel(colour: Colour): Item[] {
  return [
    region({
      name: "panel",
      role: "costume",
      texture: "metal",
      outline: smooth([[-34, 20, "corner"], [34, 20, "corner"], [34, 58, "corner"], [
        -34,
        58,
        "corner",
      ]]),
      colour: { l: 0.74, c: 0.02, h: 250 },
      line: 3,
    }),
    ...[-20, 0, 20].map((x, i) =>
      region({
        name: "lamp",
        role: "costume",
        texture: "glass",
        outline: ellipse([x, 34], 6, 6),
        colour: [THINGS.red, THINGS.yellow, colour][i]!,
        line: 2,
      })
    ),
    line("panel slot", "costume", [[-22, 49], [22, 49]], INK, [4, 4]),
  ];
}

function sailorCollar(trim: Colour): Item[] {
  return [
    cloth(
      "sailor collar",
      smooth([
        [-92, -22, "corner"],
        [0, 0],
        [92, -22, "corner"],
        [96, 30, "corner"],
        [34, 30],
        [0, 66, "corner"],
        [-34, 30],
        [-96, 30, "corner"],
      ]),
      trim,
      {
        role: "costume",
        volume: 0.4,
        marks: [
          mark(
            "detail",
            ribbon([[-88, 20], [-34, 20], [0, 54], [34, 20], [88, 20]], [2.6, 2.6]),
            WHITE,
          ),
        ],
      },
    ),
    ...bow([0, 58], 20, THINGS.red, "costume"),
    ...anchor([-62, 4], 10, WHITE),
  ];
}

function wings({ cat }: Fitting, colour: Colour): Item[] {
  const { shoulders, view } = cat.figure;
  const wing = (s: number): Item[] => [
    region({
      name: "upper wing",
      role: "costume",
      texture: "glass",
      outline: smooth([[s * 16, -10], [s * 70, -104], [s * 160, -150], [s * 212, -118], [
        s * 200,
        -50,
      ], [s * 120, 4]]),
      colour: shift(colour, { l: 0.1, c: -0.03 }),
      opacity: 0.82,
      volume: 0.4,
      marks: veins(s, colour),
    }),
    region({
      name: "lower wing",
      role: "costume",
      texture: "glass",
      outline: smooth([[s * 16, 0], [s * 110, 10], [s * 168, 56], [s * 148, 104], [s * 84, 92], [
        s * 30,
        44,
      ]]),
      colour: shift(colour, { l: 0.06, h: 25 }),
      opacity: 0.82,
      volume: 0.4,
    }),
  ];
  const turn = view === "side" ? -0.35 : 0;
  return moveItems(placing({ at: shoulders.at, turn, scale: shoulders.scale }), [
    ...wing(-1),
    ...wing(1),
  ]);
}

function veins(s: number, colour: Colour): Mark[] {
  return [[190, -110], [196, -70], [140, -128]].map(([x, y]) =>
    mark("shade", leaf([s * 24, -14], [s * x!, y!], 2.4), shift(colour, { l: -0.06 }))
  );
}

function magnifier({ cat }: Fitting): Item[] {
  const { rest } = cat.figure;
  const at: Point = [rest.right + 34, -58];
  const ring = ellipse(at, 36, 36);
  return [
    region({
      name: "handle",
      role: "prop",
      texture: "wood",
      outline: ribbon([[at[0] - 24, at[1] + 28], [at[0] - 46, at[1] + 54]], [8, 9]),
      colour: THINGS.brown,
    }),
    region({
      name: "magnifier",
      role: "prop",
      texture: "glass",
      outline: ring,
      colour: { l: 0.92, c: 0.04, h: 225 },
      opacity: 0.55,
      line: 0,
      volume: 0,
    }),
    line(
      "magnifier gleam",
      "prop",
      curve([[at[0] - 20, at[1] - 6], [at[0] - 12, at[1] - 20], [at[0] + 4, at[1] - 24]], 3),
      WHITE,
      [4, 3],
    ),
    line("magnifier ring", "prop", [...ring, ring[0]!, ring[1]!], shift(GOLD, { l: -0.35 }), [
      13,
      13,
    ]),
    line("magnifier gold", "prop", [...ring, ring[0]!, ring[1]!], GOLD, [8, 8]),
  ];
}
