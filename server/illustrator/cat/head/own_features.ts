/**
 * @module What one cat alone has on its face: a scar, a tooth that sticks out, a beard. In the head's
 * coordinates.
 */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { box, ellipse, leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { line, mark, region } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import type { HeadPlan } from "./head.ts";
import { muzzleColour } from "./muzzle.ts";

/** Over eyes and mouth. */
export function ownFeatures(plan: HeadPlan): Item[] {
  const { features = [] } = plan.spec;
  return [
    ...(features.includes("beard") ? [beard(plan)] : []),
    ...(features.includes("moustache") ? moustache(plan) : []),
    ...(features.includes("snaggletooth") ? [tooth(1)] : []),
    ...(features.includes("fangs") ? [tooth(-1, FANG), tooth(1, FANG)] : []),
    ...(features.includes("soot") ? soot(plan) : []),
    ...(features.includes("scar") ? scar(plan) : []),
    ...toothySmile(plan),
  ];
}

/** Fur under the nose, over the pads of a muzzle: dark on a light one, white on a dark one. */
function moustache(plan: HeadPlan): Item[] {
  const under = muzzleColour(plan);
  const colour = under.l > 0.5 ? mix(under, { l: 0.24, c: 0.03, h: 40 }, 0.86) : plan.tones.white;
  return [-1, 1].map((s) =>
    region({
      name: `moustache ${s < 0 ? 1 : 2}`,
      role: "face",
      texture: "fur",
      outline: smooth([
        [0, 59, "corner"],
        [s * 20, 55],
        [s * 42, 66],
        [s * 62, 56, "corner"],
        [s * 50, 80],
        [s * 20, 79],
      ]),
      colour,
      line: 0,
      volume: 0,
    })
  );
}

/** A line from brow to cheek past the eye, with three stitches: dark on a light coat, light on a dark one. */
function scar({ tones: { base } }: HeadPlan): Item[] {
  const colour = base.l > 0.6
    ? mix(base, { l: 0.5, c: 0.09, h: 20 }, 0.8)
    : mix(base, { l: 0.88, c: 0.04, h: 30 }, 0.8);
  const path: Point[] = [[82, -56], [88, -20], [86, 16], [96, 46]];
  return [
    line("scar", "face", path, colour, [5, 6]),
    ...[-42, -6, 28].map((y, i) =>
      line("scar", "face", [[74 + i * 3, y + 3], [99 + i * 2, y - 4]], colour, [3.6, 3.6])
    ),
  ];
}

/** Smudges on brow, nose and cheeks. */
function soot({ tones: { base } }: HeadPlan): Item[] {
  const colour: Colour = base.l < 0.4 ? { l: 0.62, c: 0.02, h: 70 } : { l: 0.24, c: 0.015, h: 60 };
  const places: [x: number, y: number, rx: number, ry: number, turn: number][] = [
    [-66, 46, 24, 12, -0.4],
    [-50, 60, 14, 7, -0.5],
    [70, 38, 17, 11, 0.5],
    [16, -52, 25, 11, 0.25],
    [4, 34, 12, 7, 0.1],
  ];
  return places.map(([px, py, rx, ry, turn], i) =>
    region({
      name: `soot ${i + 1}`,
      role: "face",
      texture: "fur",
      outline: ellipse([px, py], rx, ry, turn),
      colour,
      line: 0,
      volume: 0,
      opacity: 0.62,
    })
  );
}

/** A smile that shows its teeth: one of them gone, all in braces or in gold. */
function toothySmile({ spec: { features = [] } }: HeadPlan): Item[] {
  const isGold = features.includes("gold teeth"), isBraced = features.includes("braces");
  if (!isGold && !isBraced && !features.includes("missing tooth")) return [];
  const teeth: Colour = isGold ? THINGS.golden : WHITE;
  const dark: Colour = { l: 0.36, c: 0.06, h: 20 }, wire: Colour = { l: 0.62, c: 0.02, h: 250 };
  const name = isGold ? "gold teeth" : isBraced ? "teeth with braces" : "teeth";
  return [
    region({
      name,
      role: "face",
      texture: isGold ? "metal" : "stone",
      outline: smooth(knots("-33 59!, -14 65, 14 65, 33 59!, 23 76, 0 81, -23 76"), 3),
      colour: teeth,
      line: 3,
      volume: 0.2,
      marks: [
        ...[-20, -7, 7, 20].map((x) => mark("detail", leaf([x, 58], [x, 84], 1.1), dark)),
        ...(isBraced
          ? [
            mark("detail", ribbon([[-34, 66], [0, 72], [34, 66]], [1.5, 1.5, 1.5]), wire),
            ...[-26, -13.5, 0, 13.5, 26].map((x) =>
              mark("detail", box(x - 3.2, 66.4 + (1 - Math.abs(x) / 30) * 3, 6.4, 6.4, 1.4), wire)
            ),
          ]
          : []),
      ],
    }),
    ...(features.includes("missing tooth")
      ? [region({
        name: "missing tooth",
        role: "face",
        texture: "skin",
        outline: smooth(knots("-6.4 64!, 6.4 64!, 6 79!, -6 79!"), 3),
        colour: dark,
        line: 0,
        volume: 0,
      })]
      : []),
  ];
}

/** How much larger a fang is than a tooth that sticks out. */
const FANG = 1.7;

/** One tooth over the lip, to the right or left of the middle. */
function tooth(side: 1 | -1, size = 1): Item {
  const x = side * 15 * (size > 1 ? 1.2 : 1), y = 61, wide = size ** 0.5;
  return region({
    name: "fang",
    role: "face",
    texture: "stone",
    outline: smooth([
      [x - 7 * wide, y, "corner"],
      [x + 7 * wide, y, "corner"],
      [x + 3 * wide, y + 14 * size],
      [x, y + 20 * size, "corner"],
      [x - 4 * wide, y + 14 * size],
    ]),
    colour: WHITE,
    line: 2.4,
    volume: 0.3,
  });
}

/** A full beard that ends in locks below the chin. */
function beard({ tones: { base } }: HeadPlan): Item {
  const colour = shift(base, { l: base.l > 0.45 ? -0.12 : 0.12 });
  return region({
    name: "beard",
    role: "face",
    texture: "fur",
    outline: smooth(
      knots(
        "0 88, 34 78, 62 74, 58 108, 46 138!, 38 124, 26 158!, 16 138, 0 180!, -16 138, -26 158!, -38 124, -46 138!, -58 108, -62 74, -34 78",
      ),
    ),
    colour,
    volume: 0.4,
    flow: { along: [0, 1] },
    hair: 18,
    marks: [-22, 0, 22].map((at) =>
      mark("shade", leaf([at, 98], [at * 0.8, 142], 3), shift(colour, { l: -0.08 }))
    ),
  });
}
