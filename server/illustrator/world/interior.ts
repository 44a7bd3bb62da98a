/** @module Rooms by what they are made of: a wall, a floor, and what stands and hangs there. */
import { type Colour, shift } from "../colour/colour.ts";
import { box, ellipse } from "../geometry/shapes.ts";
import { glow, mark, scenery } from "../items.ts";
import type { Item, Mark, Point } from "../scene.ts";
import { LEFT, RIGHT, under } from "./landforms.ts";
import type { Land, Place } from "./place.ts";
import { flatSky, planks, roomLight, skirting } from "./room.ts";
import { points } from "../geometry/coordinates.ts";
import { times } from "../times.ts";

/** What a floor is covered with. */
export type Floor = "planks" | "tiles" | "checks" | "plain";

interface Room {
  wall: Colour;
  floor: Colour;
  kind: Floor;
  /** Between wall and floor; absent: none. */
  skirting?: Colour;
  /** On the wall and on the floor behind the cat, back to front. */
  items: readonly Item[];
  front?: Item[];
}

/** Where the wall meets the floor, and where the cat sits. */
export const FLOOR_TOP = 776, ROOM_GROUND = 872;

/** A room, built; colours are graded here. */
export function interior(land: Land, room: Room): Place {
  const { grade } = land;
  return {
    sky: flatSky(grade(room.wall, 0.2)),
    light: roomLight(land),
    horizon: FLOOR_TOP,
    ground: ROOM_GROUND,
    back: [
      ...(room.skirting ? [skirting(FLOOR_TOP, grade(room.skirting))] : []),
      floorOf(room.kind, grade(room.floor)),
      ...room.items,
    ],
    front: room.front ?? [],
  };
}

/** Tiles on a wall between two heights. */
export function wallTiles(
  colour: Colour,
  { top, bottom, size }: { top: number; bottom: number; size: number },
): Item[] {
  const seam = shift(colour, { l: -0.06 });
  const lines = (from: number, to: number) =>
    times(Math.ceil((to - from) / size), (i) => from + i * size);
  return [
    scenery("tiled wall", "stone", box(LEFT, top, RIGHT - LEFT, bottom - top), colour, {
      depth: 0.8,
    }),
    ...lines(top, bottom).map((y) => seamItem(box(LEFT, y, RIGHT - LEFT, 4), seam)),
    ...lines(LEFT, RIGHT).map((x) => seamItem(box(x, top, 4, bottom - top), seam)),
  ];
}

function seamItem(outline: Point[], colour: Colour): Item {
  return scenery("tile seam", "stone", outline, colour, { depth: 0.78 });
}

/** A lamp that hangs from the ceiling, lit. */
export function ceilingLamp(x: number, y: number, colour: Colour): Item[] {
  return [
    scenery("lamp cord", "metal", box(x - 2, -20, 4, y), { l: 0.35, c: 0.02, h: 60 }, {
      depth: 0.5,
    }),
    glow({
      name: "lamplight",
      centre: [x, y + 20],
      radius: 150,
      colour: { l: 0.95, c: 0.08, h: 90 },
      strength: 0.45,
      depth: 0.5,
    }),
    scenery(
      "ceiling lamp",
      "metal",
      points("-14 -34, 14 -34, 54 8, -54 8", [x, y]),
      colour,
      {
        line: 2.2,
        depth: 0.5,
        marks: [mark("light", ellipse([x, y + 6], 44, 8), { l: 0.97, c: 0.06, h: 92 })],
      },
    ),
  ];
}

/** A floor to the lower edge of the picture. */
export function floorOf(kind: Floor, colour: Colour): Item {
  if (kind === "planks") return planks(colour, FLOOR_TOP);
  return under([[LEFT, FLOOR_TOP], [RIGHT, FLOOR_TOP]], {
    name: kind === "checks" ? "checkered floor" : kind === "tiles" ? "floor tiles" : "floor",
    role: "ground",
    texture: "stone",
    colour,
    colourEnd: shift(colour, { l: -0.05 }),
    marks: kind === "checks" ? checks(colour) : kind === "tiles" ? seams(colour) : [],
  });
}

/** Heights of the rows of a floor in perspective. */
const ROWS = [FLOOR_TOP, 800, 834, 882, 950, 1062] as const;

function seams(colour: Colour): Mark[] {
  const tone = shift(colour, { l: -0.07 });
  return [
    ...ROWS.slice(1, -1).map((y) => mark("shade", box(LEFT, y, RIGHT - LEFT, 3), tone)),
    ...columns(
      9,
      (x0, x1) =>
        mark("shade", [[x0, FLOOR_TOP], [x0 + 3, FLOOR_TOP], [x1 + 5, 1062], [x1, 1062]], tone),
    ),
  ];
}

function checks(colour: Colour): Mark[] {
  const dark = shift(colour, { l: colour.l > 0.5 ? -0.5 : 0.5, c: 0 });
  const at = (column: number, y: number) =>
    512 + (column - 7) * 96 * (0.72 + 0.9 * (y - FLOOR_TOP) / (1062 - FLOOR_TOP));
  return ROWS.slice(0, -1).flatMap((top, row) => {
    const bottom = ROWS[row + 1]!;
    return times(14, (column) => column).filter((column) => (column + row) % 2 === 0).map((
      column,
    ) =>
      mark("detail", [
        [at(column, top), top],
        [at(column + 1, top), top],
        [at(column + 1, bottom), bottom],
        [at(column, bottom), bottom],
      ], dark)
    );
  });
}

function columns<T>(count: number, draw: (top: number, bottom: number) => T): T[] {
  return times(count, (i) => {
    const x = (i - (count - 1) / 2) * 120;
    return draw(512 + x, 512 + x * 1.7);
  });
}
