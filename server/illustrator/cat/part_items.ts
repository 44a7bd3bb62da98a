/** @module From the parts of a figure to regions with coat, toes and curls. */
import { type Colour, shift } from "../colour/colour.ts";
import { bounds, contains } from "../geometry/measure.ts";
import { curve, ellipse } from "../geometry/shapes.ts";
import { CONTOUR, line, region } from "../items.ts";
import type { Item, Mark, Point, Region } from "../scene.ts";
import type { CatSpec, CoatLength } from "../spec.ts";
import { type Coat, groundOf, partMarks } from "./markings/coat.ts";
import type { Part } from "./body/figure.ts";
import { curls } from "./markings/curls.ts";
import { buildLines } from "./markings/build_lines.ts";
import { withFurEdge } from "./markings/fur.ts";
import { partOwnMarks } from "./markings/own_marks_of_part.ts";

/** A part with its coat, and its toes if it is a paw. */
export function partItems(part: Part, coat: Coat, spec: CatSpec): Item[] {
  const { length } = spec.coat;
  const colour = shift(groundOf(coat.coat, coat.tones), { l: part.far ? -0.07 : 0 });
  const { outline, contour } = withFurEdge(part, spec);
  const marks = partMarks({ ...part, outline }, coat);
  const shape: Region = region({
    name: part.name,
    role: "coat",
    texture: length === "hairless" ? "skin" : "fur",
    outline,
    colour,
    ...(contour ? { contour } : {}),
    marks: [
      ...(length === "curly"
        ? curls(part, outline, colour, coat.randomOf(`curls.${part.name}`))
        : []),
      ...marks,
      ...buildLines(part, spec, colour),
      ...partOwnMarks(part, spec, coat.tones),
    ],
    volume: part.volume,
    flow: flowOf(part),
    hair: HAIR[length],
  });
  return [shape, ...toes(part, topmost(marks, part.toes?.at) ?? colour)];
}

/** The colour of the last patch at a place: toes of a white paw have lines of its white. */
function topmost(marks: readonly Mark[], at: Point | undefined): Colour | undefined {
  return at && marks.findLast(({ kind, outline }) => kind !== "stripe" && contains(outline, at))
    ?.colour;
}

/** Length of the hair of each coat, in units. */
const HAIR: Record<CoatLength, number> = {
  hairless: 0,
  short: 14,
  curly: 16,
  medium: 22,
  fluffy: 30,
};

function flowOf(part: Part): { along: Point } {
  const from = part.axis[0]!, to = part.axis.at(-1)!;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return { along: [(to[0] - from[0]) / length, (to[1] - from[1]) / length] };
}

/** The longest share of a paw's height below its middle that lines between toes take. */
const TO_THE_SOLE = 0.8;

function toes({ name, toes, outline }: Part, colour: Colour): Item[] {
  if (!toes) return [];
  const { at: [x, y], size, turn, pads, lines = 2 } = toes;
  if (pads) return pawPads(name, toes.at, size, turn);
  const { bottom } = bounds(outline);
  const ink = shift(colour, colour.l > 0.45 ? { l: -0.34, c: 0.03 } : { l: -0.16 });
  return (lines === 2 ? [-0.3, 0.3] : [-0.5, -0.17, 0.17, 0.5]).map((share, i) => {
    const px = x + share * size * Math.cos(turn), py = y + share * size * Math.sin(turn);
    // The outer lines of many toes end where the paw is lower.
    const sole = (bottom - py) * TO_THE_SOLE / (size * 0.5);
    const down = Math.min(Math.abs(share) > 0.4 ? 0.7 : 1, Math.max(0.2, sole));
    return line(
      `${name} toe ${i + 1}`,
      "coat",
      curve([
        [px - share * 5, py - size * 0.1 * down],
        [px + share * 3, py + size * 0.2 * down],
        [px + share * 4, py + size * 0.46 * down],
      ], 4),
      ink,
      [CONTOUR * 0.25, CONTOUR * 0.85],
    );
  });
}

/** The pink pads of a paw shown to the viewer. */
function pawPads(name: string, [x, y]: Point, size: number, turn: number): Item[] {
  const pads: [number, number, number, number][] = [
    [0, 0.26, 0.42, 0.34],
    [-0.55, -0.14, 0.17, 0.22],
    [-0.2, -0.45, 0.17, 0.23],
    [0.2, -0.45, 0.17, 0.23],
    [0.55, -0.14, 0.17, 0.22],
  ];
  const cos = Math.cos(turn) * size, sin = Math.sin(turn) * size;
  return pads.map(([px, py, rx, ry], i) =>
    region({
      name: `${name} pad ${i + 1}`,
      role: "coat",
      texture: "skin",
      outline: ellipse(
        [x + px * cos - py * sin, y + px * sin + py * cos],
        rx * size,
        ry * size,
        turn,
      ),
      colour: { l: 0.77, c: 0.1, h: 10 },
      line: 0,
      volume: 0.5,
    })
  );
}
