/**
 * @module A photo as pixel art: a grid of its own, a palette of ramps in which the eyes keep their colours,
 * no lone blocks, every block one colour.
 */
import { smoothstep } from "../geometry/smoothstep.ts";
import { neighbours } from "../geometry/grid.ts";
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { blankCanvas } from "../painters/canvas.ts";
import { kMeans, type Lab, nearestOf } from "../painters/pixel/palette.ts";
import { PICTURE_SIZE } from "../scene.ts";
import { flowOf, linesOf } from "./flow.ts";
import { kuwaharaFilter } from "../painters/kuwahara.ts";
import { eyeMask } from "./eyes.ts";
import type { Study } from "./study.ts";
import { type Planes, STUDY_SIDE, writeColour } from "../painters/planes.ts";

/** Blocks in a row. */
const GRID = 128;
const CELL = STUDY_SIDE / GRID;

/** The hues of a picture, each a ramp of tones, and the colours that are kept for the eyes. */
const RAMPS = 7, TONES = 4, OF_EYES = 6;

/** How much lightness counts when hues are gathered: dark and light fur of one hue is one ramp. */
const LIGHTNESS_OF_HUE = 0.12;

/** From the darkest tone of a ramp to its lightest: how hues turn, as painters have it, from violet to yellow. */
const TURN = [{ a: 0.012, b: -0.03 }, { a: 0.006, b: -0.012 }, { a: 0, b: 0 }, {
  a: -0.004,
  b: 0.018,
}];

/** How often blocks that stand alone are looked for: two neighbours may change into each other. */
const ROUNDS = 3;

/** How much clearer colours become. */
const CLEAR = 1.35;

export function repaintPixel(study: Study): Canvas {
  const even = kuwaharaFilter(study, 2);
  const lines = linesOf(even.l, flowOf(study.l), 2);
  const cells = cellsOf(even, lines);
  const eyes = meansOf(eyeMask(study));
  const ofEyes = kMeans(cells.filter((_, cell) => eyes[cell]! > 0.5), OF_EYES);
  const palette = [...rampsOf(cells), ...ofEyes];
  let chosen = cells.map((cell) => nearestOf(palette, cell));
  for (let round = 0; round < ROUNDS; round++) chosen = withoutLoners(chosen, eyes);
  const { canvas: small, ctx } = blankCanvas(GRID);
  const image = ctx.createImageData(GRID, GRID);
  chosen.forEach((colour, at) => writeColour(image.data, at * 4, ...palette[colour]!));
  ctx.putImageData(image, 0, 0);
  return inBlocks(small);
}

/** Ramps of few tones: their lightness is the picture's, their hue turns from shade to light. */
function rampsOf(cells: readonly Lab[]): Lab[] {
  const hueOf = ([l, a, b]: Lab): Lab => [LIGHTNESS_OF_HUE * l, a, b];
  const hues = kMeans(cells.map(hueOf), RAMPS);
  const ofHue = Map.groupBy(cells, (cell) => nearestOf(hues, hueOf(cell)));
  return [...ofHue].flatMap(([hue, members]) => {
    const [, a, b] = hues[hue]!;
    const tones = kMeans(members.map(([l]): Lab => [l, 0, 0]), TONES).map(([l]) => l);
    return tones.toSorted((one, other) => one - other).map((l, tone): Lab => {
      const turn = TURN[tone]!;
      return [l, a + turn.a, b + turn.b];
    });
  });
}

/** A block unlike all four beside it becomes like the one that most of them are: it looks like dirt. Eyes keep theirs. */
function withoutLoners(chosen: readonly number[], eyes: Float32Array): number[] {
  return chosen.map((own, at) => {
    const beside = neighbours(at, GRID).map((next) => chosen[next]!);
    if (eyes[at]! > 0.2 || beside.includes(own)) return own;
    const counts = Map.groupBy(beside, (colour) => colour);
    return beside.reduce((best, colour) =>
      counts.get(colour)!.length > counts.get(best)!.length ? colour : best
    );
  });
}

/** The colour of each block, its contrast raised, darker where a line runs through it. */
function cellsOf({ l, a, b }: Planes, lines: Float32Array): Lab[] {
  const [lightness, first, second, line] = [l, a, b, lines].map(meansOf);
  return Array.from({ length: GRID * GRID }, (_, cell): Lab => {
    const contrast = 0.5 + (lightness![cell]! - 0.5) * 1.12;
    const ink = 0.55 * smoothstep(0.01, 0.03, line![cell]!);
    return [contrast * (1 - ink) + 0.14 * ink, CLEAR * first![cell]!, CLEAR * second![cell]!];
  });
}

/** The mean of a plane in each block. */
function meansOf(plane: Float32Array): Float32Array {
  const means = new Float32Array(GRID * GRID);
  for (let at = 0; at < plane.length; at++) {
    const x = at % STUDY_SIDE, y = (at - x) / STUDY_SIDE;
    const cell = Math.floor(y / CELL) * GRID + Math.floor(x / CELL);
    means[cell] = means[cell]! + plane[at]! / (CELL * CELL);
  }
  return means;
}

function inBlocks(small: Canvas): Canvas {
  const canvas = createCanvas(PICTURE_SIZE, PICTURE_SIZE);
  const ctx = canvas.getContext("2d");
  ctx.imageSmoothingEnabled = false;
  ctx.drawImage(small, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  return canvas;
}
