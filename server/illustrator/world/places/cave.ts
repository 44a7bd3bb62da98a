/** @module In a cave: stone teeth above and below, glowing crystals, a pool, the day far off. */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { backdrop, glow, mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { hills, rock, under } from "../landforms.ts";
import { lightOf } from "../light.ts";
import type { Land, Place } from "../place.ts";
import type { PlaceEntry } from "../place_entry.ts";
import { tintOf } from "../tint.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "cave, caves, cavern, grotto, crystal cave, cave of crystals, cavern of crystals, crystal cavern, stone cave, underground cave, caverns, mouth of a cave, ice cave, cave entrance",
  nearest:
    "tunnel, underground, lair, dragon lair, tunnels, mine shaft, mineshaft, gold mine, coal mine, sewer, sewers, hades, burrow, dragon cave, dragons lair, minecraft, bat cave, bunker, batcave",
  phrase: { where: "in", what: "a cave of crystals" },
  weather: "none",
  hours: ["day", "night"],
  namedHours: "night",
  season: "none",
  weight: 1,
  props: { none: 2, gem: 2, lantern: 1 },
  draw: cave,
};

/** Dark stone lit by crystals in the scheme's colour. */
function cave({ spec, random, lightSide }: Land): Place {
  const ground = 866, form = random("cave.form"), tint = tintOf(spec);
  const stone: Colour = { l: 0.42, c: 0.045, h: (tint.h + 300) % 360 };
  const light: Colour = { l: 0.84, c: 0.13, h: tint.h };
  const mouth: Point = [512 - lightSide * 60, 430], cave = { stone, lightSide };
  return {
    sky: [
      { offset: 0, colour: shift(stone, { l: -0.14 }) },
      { offset: 0.6, colour: shift(stone, { l: -0.04 }) },
      { offset: 1, colour: shift(stone, { l: 0.02 }) },
    ],
    light: {
      ...lightOf({ ...spec, time: "night" }, lightSide),
      colour: mix(light, { l: 0.95, c: 0.02, h: 90 }, 0.4),
      key: 0.5,
    },
    horizon: 760,
    ground,
    back: [
      ...caveMouth(mouth),
      under(hills(form, { height: 610, swing: 30, waves: 3 }), {
        name: "far floor",
        texture: "stone",
        colour: shift(stone, { l: 0.12 }),
        depth: 0.8,
      }),
      ...times(9, (i) =>
        tooth(i * 128 + form.between(-30, 30), {
          length: form.between(120, 260),
          half: form.between(34, 56),
          depth: 0.7,
        }, cave)),
      scenery(
        "cave wall",
        "stone",
        smooth(knots("-30 -30!, 330 -30!, 236 120, 190 330, 226 560, 160 700, 190 860!, -30 860!")),
        shift(stone, { l: -0.02 }),
        { depth: 0.4 },
      ),
      scenery(
        "cave wall",
        "stone",
        smooth(
          knots("1054 -30!, 720 -30!, 800 140, 846 320, 806 540, 870 700, 830 860!, 1054 860!"),
        ),
        shift(stone, { l: -0.02 }),
        { depth: 0.4 },
      ),
      ...[70, 190, 350, 690, 850, 970].map((x, i) =>
        tooth(x, { length: 130 + (i % 3) * 90, half: 46, depth: 0.3 }, cave)
      ),
      ...crystals([150, 800], 190, light),
      ...crystals([880, 806], 220, { ...light, h: tint.h + 40 }),
      ...crystals([330, 764], 90, { ...light, h: tint.h - 40 }),
      under(hills(form, { height: 800, swing: 14, waves: 3 }), {
        name: "cave floor",
        role: "ground",
        texture: "stone",
        colour: shift(stone, { l: 0.16 }),
        colourEnd: shift(stone, { l: 0.02 }),
        marks: times(12, (i) =>
          mark(
            "shade",
            ellipse([form.between(0, 1024), 830 + i * 15], form.between(24, 60), 7),
            shift(stone, { l: 0.07 }),
          )),
      }),
      scenery("pool", "water", ellipse([512 + lightSide * 300, 930], 190, 34), {
        l: 0.62,
        c: 0.1,
        h: 215,
      }, {
        role: "ground",
        marks: [
          mark(
            "light",
            ellipse([512 + lightSide * 270, 922], 90, 8),
            mix(light, { l: 0.95, c: 0.02, h: 220 }, 0.5),
          ),
        ],
      }),
    ],
    front: [
      rock(form, [30, 1046], 110, shift(stone, { l: -0.06 })),
      rock(form, [1000, 1046], 100, shift(stone, { l: -0.06 })),
    ],
  };
}

/** Daylight at the end of the cave. */
function caveMouth(mouth: Point): Item[] {
  return [
    glow({
      name: "day far off",
      role: "sky",
      centre: mouth,
      radius: 420,
      colour: { l: 0.93, c: 0.06, h: 95 },
      strength: 0.55,
      depth: 1,
    }),
    backdrop({
      name: "cave mouth",
      role: "sky",
      texture: "light",
      outline: smooth([
        [mouth[0] - 120, 600],
        [mouth[0] - 140, 440],
        [mouth[0] - 70, 320],
        [mouth[0] + 40, 300],
        [mouth[0] + 130, 400],
        [mouth[0] + 140, 600],
      ]),
      colour: { l: 0.9, c: 0.06, h: 200 },
      colourEnd: { l: 0.93, c: 0.07, h: 120 },
      depth: 1,
    }),
  ];
}

/** Where stone teeth hang from, above the picture. */
const ROOF = -30;

/** A stone tooth that hangs from the roof. */
function tooth(
  x: number,
  { length, half, depth }: { length: number; half: number; depth: number },
  { stone, lightSide }: { stone: Colour; lightSide: number },
): Item {
  const top = ROOF;
  return scenery(
    "stone tooth",
    "stone",
    smooth([
      [x - half, top, "corner"],
      [x - half * 0.4, top + length * 0.5],
      [x, top + length, "corner"],
      [x + half * 0.4, top + length * 0.5],
      [x + half, top, "corner"],
    ]),
    shift(stone, { l: depth * 0.14 - 0.04 }),
    {
      depth,
      marks: [
        mark("light", [[x - half * lightSide * -0.2, top], [x - half * lightSide * -0.7, top], [
          x,
          top + length,
        ]], shift(stone, { l: depth * 0.14 + 0.05 })),
      ],
    },
  );
}

/** A cluster of cut stones that shine by themselves. */
function crystals([x, y]: Point, size: number, colour: Colour): Item[] {
  const spire = (dx: number, height: number, half: number, lean: number): Item =>
    scenery(
      "crystal",
      "glass",
      [
        [x + dx - half, y],
        [x + dx + lean - half * 0.9, y - height * 0.8],
        [x + dx + lean, y - height],
        [x + dx + lean + half * 0.9, y - height * 0.78],
        [x + dx + half, y],
      ],
      colour,
      {
        line: 2.4,
        depth: 0.2,
        marks: [
          mark("light", [[x + dx - half, y], [x + dx + lean - half * 0.9, y - height * 0.8], [
            x + dx + lean,
            y - height,
          ], [x + dx, y]], shift(colour, { l: 0.08, c: -0.04 })),
        ],
      },
    );
  return [
    glow({
      name: "crystal shine",
      centre: [x, y - size * 0.5],
      radius: size * 1.3,
      colour,
      strength: 0.55,
      depth: 0.3,
    }),
    spire(-size * 0.36, size * 0.6, size * 0.12, -size * 0.2),
    spire(size * 0.36, size * 0.68, size * 0.13, size * 0.22),
    spire(0, size, size * 0.16, size * 0.02),
    spire(-size * 0.16, size * 0.5, size * 0.11, -size * 0.06),
  ];
}
