/** @module Fields of one plant in rows, from the horizon towards the viewer. */
import { type Colour, shift } from "../colour/colour.ts";
import { dapples, hills, under } from "./landforms.ts";
import { lightOf, skyOf } from "./light.ts";
import { openSky } from "./open_sky.ts";
import { asPiece } from "../items.ts";
import type { Item, Point } from "../scene.ts";
import type { Land, Place } from "./place.ts";
import { GREEN } from "./tones.ts";
import { times } from "../times.ts";

interface Field {
  /** What the ground is called. */
  name: string;
  soil: Colour;
  /** How far apart plants of the nearest row stand. */
  step: number;
  /** How high plants of the nearest row are. */
  high: number;
  /** One plant: its root, its height and its depth. */
  plant: (at: Point, high: number, depth: number) => Item[];
  /** Stands between the far hills and the field. */
  far?: Item[];
  /** Stands at the sides, near the cat. */
  near?: Item[];
}

const HORIZON = 560, GROUND = 868;

/** The rows: how far down from the horizon, as shares, and how large, against the nearest. */
const ROWS = [[0.08, 0.2], [0.18, 0.3], [0.32, 0.44], [0.5, 0.6], [0.72, 0.8], [0.98, 1]] as const;

/** An open field under the sky. The middle of the nearest rows is free for the cat. */
export function cropField(land: Land, field: Field): Place {
  const { spec, random, grade, lightSide } = land;
  const far = random("field.far"), near = random("field.near");
  return {
    sky: skyOf(spec),
    light: lightOf(spec, lightSide),
    horizon: HORIZON,
    ground: GROUND,
    back: [
      ...openSky(land, 480),
      under(hills(far, { height: 520, swing: 46, waves: 3 }), {
        name: "far hills",
        colour: grade({ l: 0.72, c: 0.08, h: 190 }, 0.9),
        depth: 0.9,
      }),
      under(hills(far, { height: 560, swing: 20, waves: 2 }), {
        name: "near hills",
        colour: grade(GREEN, 0.7),
        depth: 0.75,
      }),
      ...(field.far ?? []),
      under(hills(near, { height: 590, swing: 8, waves: 2 }), {
        name: field.name,
        role: "ground",
        texture: "plant",
        colour: grade(field.soil, 0.4),
        colourEnd: grade(field.soil),
        marks: dapples(near, {
          top: 640,
          bottom: 1010,
          colour: grade(shift(field.soil, { l: -0.05 })),
          count: 20,
        }),
      }),
      ...ROWS.flatMap(([down, size], row) => {
        const y = HORIZON + 30 + (GROUND - HORIZON) * down, step = field.step * size;
        const count = Math.ceil(1080 / step);
        return times(count, (i): Item[] => {
          const x = (i + (row % 2) / 2) * step + near.between(-0.12, 0.12) * step - 20;
          const isFree = row === ROWS.length - 1 && Math.abs(x - 512) < 190;
          const high = field.high * size * near.between(0.88, 1.1);
          return isFree ? [] : field.plant([x, y], high, 0.6 * (1 - size) + 0.06);
        }).flat();
      }),
      ...(field.near ?? []),
    ],
    front: [60, 180, 850, 970].flatMap((x) =>
      asPiece(`plant before ${x}`, field.plant([x, 1050], field.high * 0.9, 0)).map((item): Item =>
        item.is === "eye" ? item : { ...item, role: "front" }
      )
    ),
  };
}
