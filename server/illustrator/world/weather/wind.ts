/** @module Wind: strokes of moving air, and leaves that fly in them. */
import { curve, leaf } from "../../geometry/shapes.ts";
import { line, scenery } from "../../items.ts";
import type { Random } from "../../random.ts";
import type { Item, Point } from "../../scene.ts";
import { times } from "../../times.ts";
import type { Grade } from "../grade.ts";
import type { WeatherItems } from "./weather_items.ts";

export function windItems(fall: Random, grade: Grade): WeatherItems {
  const flown = (name: string, [x, y]: Point, size: number, i: number): Item => {
    const lift = fall.between(-0.7, 0.7) * size;
    return scenery(
      name,
      "plant",
      leaf([x - size, y + lift], [x + size, y - lift], size * 0.5, size * 0.2),
      grade({ l: 0.66, c: 0.15, h: 40 + (i % 6) * 16 }),
      { depth: 0.1 },
    );
  };
  return {
    back: [
      ...times(10, (i) => gust(fall, i, grade)),
      ...times(
        22,
        (i) =>
          flown(
            "blown leaf",
            [fall.between(0, 1024), fall.between(60, 960)],
            fall.between(12, 22),
            i,
          ),
      ),
    ],
    front: times(
      10,
      (i) =>
        flown(
          "blown leaf before",
          [fall.between(0, 1024), fall.between(60, 960)],
          fall.between(22, 34),
          i,
        ),
    ),
  };
}

/** A stroke that runs along the wind and curls at its end. */
function gust(fall: Random, i: number, grade: Grade): Item {
  const x = fall.between(-60, 640), y = 80 + i * 84 + fall.between(-20, 20);
  const long = fall.between(260, 420);
  const way = curve([
    [x, y],
    [x + long * 0.4, y - 18],
    [x + long * 0.75, y + 6],
    [x + long, y - 26],
    [x + long * 0.95, y - 62],
    [x + long * 0.84, y - 40],
  ]);
  return line("gust", "sky", way, grade({ l: 0.985, c: 0.012, h: 220 }, 0.1), [2, 6]);
}
