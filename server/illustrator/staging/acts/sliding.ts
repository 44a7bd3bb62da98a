/**
 * @module A slide down a slope of snow: sled and riders are tilted down it, the slope fills the foreground,
 * and snow flies up behind the runners.
 */
import { type Colour, shift } from "../../colour/colour.ts";
import { boundsOf, widthOf } from "../../geometry/measure.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { moveItems } from "../../geometry/transform.ts";
import { line, region } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { ownPoint, transformOf } from "../actor_boxes.ts";
import type { OnStage, ThingOnStage } from "../actors.ts";

/** How steep it is, in radians: a head stays upright enough to be known. */
const STEEP = 0.2;

/** How far the slope reaches beyond the sled on either side and below it, in units: beyond every picture. */
const FAR = 1600;

/** Snow behind the runners: how far back and how high each ball of it flies, as shares of the sled, and its radius. */
const SPRAY = [[0.02, 0.03, 15], [0.09, 0.12, 20], [0.18, 0.1, 13], [0.2, 0.24, 11], [
  0.3,
  0.2,
  8,
], [0.34, 0.34, 6]] as const;

const SNOW: Colour = { l: 0.95, c: 0.018, h: 240 };

/** Downhill to the side to which the runners are bent: on drawings the left. */
export function slideDown(who: readonly OnStage[], sled: ThingOnStage): void {
  const side = sled.placing.mirror ? 1 : -1;
  const turn = side * STEEP;
  const box = boundsOf(moveItems(transformOf(sled), sled.items));
  const pivot: Point = [(box.left + box.right) / 2, box.bottom];
  const along = (x: number, up = 0): Point => turned([pivot[0] + x, pivot[1] - up], pivot, turn);
  for (const actor of [...who, sled]) {
    actor.placing.at = turned(actor.placing.at, pivot, turn);
    actor.placing.turn += turn;
  }
  sled.isGrounded = false;
  const own = (points: readonly Point[]) => points.map((point) => ownPoint(sled, point));
  const wide = widthOf(box), back = -side * wide / 2;
  sled.back = [
    region({
      name: "slope",
      role: "ground",
      texture: "cloud",
      outline: own([along(-FAR), along(FAR), along(FAR, -FAR), along(-FAR, -FAR)]),
      colour: SNOW,
      volume: 0,
      line: 0,
    }),
    ...[1, -1].map((of) =>
      track(own([along(back * 0.9, of * 3), along(back + -side * FAR, of * 3)]))
    ),
    shadow(
      own(
        smooth([
          along(-wide / 2, 4),
          along(wide / 2, 4),
          along(wide * 0.4, -16),
          along(-wide * 0.4, -16),
        ]),
      ),
    ),
  ];
  sled.front = [
    ...sled.front,
    ...SPRAY.map(([behind, high, radius], i): Item =>
      region({
        name: `flying snow ${i + 1}`,
        role: "prop",
        texture: "cloud",
        outline: own(ellipse(along(back - side * wide * behind, wide * high), radius, radius)),
        colour: SNOW,
        volume: 0.3,
        line: 0,
      })
    ),
  ];
}

/** Where a runner has been. */
function track(points: Point[]): Item {
  return line("track", "ground", points, shift(SNOW, { l: -0.12 }), [5, 3]);
}

function shadow(outline: Point[]): Item {
  return region({
    name: "shadow on the slope",
    role: "shadow",
    texture: "cloud",
    outline,
    colour: shift(SNOW, { l: -0.4, c: 0.03 }),
    volume: 0,
    line: 0,
    opacity: 0.3,
  });
}

function turned([x, y]: Point, [px, py]: Point, turn: number): Point {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [px + (x - px) * cos - (y - py) * sin, py + (x - px) * sin + (y - py) * cos];
}
