/** @module Cords around a cat: they go over trunk and legs in slanting bands, and one end lies on the ground. */
import { isUpright } from "../../cat/body/reaching.ts";
import type { Colour } from "../../colour/colour.ts";
import { boundsOf } from "../../geometry/measure.ts";
import { curve, smooth } from "../../geometry/shapes.ts";
import { CONTOUR, line, region } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { play } from "../acts/music.ts";
import type { Work } from "../acts/tools.ts";

/** How high each band begins and ends, in units above the ground. */
const BANDS: readonly (readonly [left: number, right: number])[] = [[-172, -132], [-96, -142], [
  -104,
  -58,
], [-26, -66]];

/** How far a band hangs through, how thick a cord is, and how far from each other its lights are, in units. */
const SAG = 15, THICK = 8, APART = 42;

/** Cords that bear something along them. */
const BEARING: readonly Prop[] = ["string of lights", "fir garland", "bunting"];

/** Lays it around the cat, which keeps its pose. */
export function tangle(cat: CatOnStage, work: Work): void {
  const { thing } = work;
  if (!isUpright(cat.cat.figure)) return play(cat, work);
  const colours = coloursOf(thing), ink = colours[0]!;
  const bands = [...BANDS.map((band) => across(cat, band)), looseEnd(cat)];
  const beads = BEARING.includes(thing.prop) ? bands.flatMap((band) => strung(band, colours)) : [];
  const cords = bands.flatMap((band, i): Item[] => [
    line(`cord ${i + 1} edge`, "prop", band, { ...ink, l: ink.l * 0.45 }, [THICK + 5, THICK + 5]),
    line(`cord ${i + 1}`, "prop", band, ink, [THICK, THICK]),
  ]);
  thing.items = [...cords, ...beads];
  thing.box = boundsOf(thing.items);
  thing.rest = { left: thing.box.left, right: thing.box.right };
  thing.placing = { ...cat.placing };
  thing.depth = cat.depth + 0.03;
  thing.isPlaced = true;
  thing.isGrounded = false;
}

/** The colours of its regions, each once. */
function coloursOf({ one, colour }: ThingOnStage): Colour[] {
  const found = one.flatMap((item): Colour[] =>
    item.is === "region" ? [item.colour, ...(item.marks ?? []).map((mark) => mark.colour)] : []
  );
  const own = found.filter((each, i) =>
    found.findIndex(({ l, c, h }) => l === each.l && c === each.c && h === each.h) === i
  );
  return own.length > 0 ? own : [colour];
}

/** From one edge of the cat to the other. */
function across({ cat: { figure } }: CatOnStage, [from, to]: readonly [number, number]): Point[] {
  const parts = [...figure.torso, ...figure.limbs];
  const edges = (y: number) => {
    const xs = parts.flatMap(({ outline }) => outline).filter((point) =>
      Math.abs(point[1] - y) < 12
    ).map(([x]) => x);
    return xs.length > 0 ? [Math.min(...xs), Math.max(...xs)] as const : [-70, 70] as const;
  };
  const left = edges(from)[0] + 2, right = edges(to)[1] - 2;
  const at = (share: number): Point => [
    left + (right - left) * share,
    from + (to - from) * share + SAG * 4 * share * (1 - share),
  ];
  return curve([0, 0.2, 0.4, 0.6, 0.8, 1].map(at));
}

/** From the last band over the ground. */
function looseEnd({ cat: { figure: { rest } } }: CatOnStage): Point[] {
  const x = rest.right;
  return curve([[x * 0.62, -40], [x * 0.9, -6], [x * 1.2, 8], [x * 1.5, -6], [x * 1.78, 10]]);
}

/** A small light at even distances, in the colours of the thing by turns. */
function strung(band: readonly Point[], colours: readonly Colour[]): Item[] {
  const lit = colours.slice(1).length > 0 ? colours.slice(1) : colours;
  let way = APART / 2;
  return band.flatMap(([x, y], i): Item[] => {
    const [px, py] = band[i - 1] ?? [x, y];
    way += Math.hypot(x - px, y - py);
    if (way < APART) return [];
    way = 0;
    return [region({
      name: `light ${Math.round(x)} ${Math.round(y)}`,
      role: "prop",
      texture: "glass",
      outline: smooth([[x, y + 2, "corner"], [x + 10, y + 14], [x, y + 28], [x - 10, y + 14]], 4),
      colour: lit[Math.abs(Math.round(x + y)) % lit.length]!,
      line: CONTOUR * 0.6,
      volume: 0.8,
    })];
  });
}
