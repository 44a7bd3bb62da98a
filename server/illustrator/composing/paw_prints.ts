/** @module Where the cat came from: its prints in soft ground. */
import { ellipse } from "../geometry/shapes.ts";
import { backdrop } from "../items.ts";
import type { Random } from "../random.ts";
import type { Item, Point, Scene } from "../scene.ts";
import { POSES } from "../cat/poses.ts";
import type { CatSpec } from "../spec.ts";
import type { Place } from "../world/place.ts";
import { PLACES } from "../world/places.ts";

/** Grounds that keep a print. */

/** A cat that lies has lain there for long; one that flies has left none. */

/** Names of prints begin with this. */
export const PAW_PRINT = "paw print";

/** Length of a step in units, and how far left and right paws are apart. */
const STEP = 58;
const STRADDLE = 11;

/** A trail from the edge of the picture to the cat, from behind it. */
export function pawPrints(
  { spec, place, subject, random }: {
    spec: CatSpec;
    place: Place;
    subject: Scene["subject"];
    random: Random;
  },
): Item[] {
  const { softGround } = PLACES[spec.setting];
  if (!softGround || !POSES[spec.pose].onFoot) return [];
  const fromLeft = spec.facing === "right";
  const edge = fromLeft ? -20 : 1044;
  const end = fromLeft ? subject.left + 70 : subject.right - 70;
  const count = Math.floor(Math.abs(end - edge) / STEP);
  const low = random.between(40, 84);
  return Array.from({ length: count }, (_, i) => {
    const share = i / count;
    const x = edge + (end - edge) * share + random.between(-4, 4);
    const y = place.ground + 32 + low * (1 - share) ** 1.3 + (i % 2 ? STRADDLE : -STRADDLE) * 0.6;
    return print([x, y], 14 + 7 * (1 - share), fromLeft ? 1 : -1);
  }).flat().map((outline) =>
    backdrop({
      name: PAW_PRINT,
      role: "ground",
      texture: "stone",
      outline,
      colour: place.light.shade,
      opacity: 0.42,
      depth: 0.1,
    })
  );
}

/** Pad and toes, seen flat on the ground. */
function print([x, y]: Point, size: number, way: 1 | -1): Point[][] {
  const toes: Point[] = [[0.55, -0.55], [1, -0.22], [1, 0.2], [0.55, 0.52]];
  return [
    ellipse([x, y], size * 0.62, size * 0.4),
    ...toes.map(([tx, ty]) =>
      ellipse([x + way * tx * size, y + ty * size], size * 0.24, size * 0.17)
    ),
  ];
}
