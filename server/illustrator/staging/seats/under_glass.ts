/** @module Within glass: a cat in a snow globe, in a light bulb, or in a jar. */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { box, curve, ellipse } from "../../geometry/shapes.ts";
import { line, region } from "../../items.ts";
import { randomStream } from "../../random.ts";
import type { Item, Point } from "../../scene.ts";
import type { Anchors } from "../../things/anchors.ts";
import { times } from "../../times.ts";
import { boxAround, boxOf } from "../actor_boxes.ts";
import type { OnStage, ThingOnStage } from "../actors.ts";
import { moveBy } from "../moving_actors.ts";

/** Who is in a ball, or in a jar, fills these shares of its width and of its height above the floor. */
const ROOM = { wide: 0.74, high: 0.78 }, STRAIGHT_ROOM = { wide: 0.86, high: 0.84 };

/** Flakes before who is in a snow globe. */
const FLAKES = 26;

/** The corner of a jar, as a share of half its width. */
const CORNER = 0.3;

/** Makes the ball as large as who is in it needs, and lays its glass over them. */
export function putUnderGlass(
  who: readonly OnStage[],
  ball: ThingOnStage,
  glass: NonNullable<Anchors["glass"]>,
): void {
  const { middle: [, y], half: [rx, ry], floor, isStraight } = glass;
  const room = isStraight ? STRAIGHT_ROOM : ROOM;
  const box = boxAround(who), own = ball.box;
  const wide = widthOf(own) * rx * 2 * room.wide;
  const high = heightOf(own) * (floor - (y - ry)) * room.high;
  ball.placing.scale = Math.max(widthOf(box) / wide, heightOf(box) / high);
  ball.placing.at = [(box.left + box.right) / 2, 10];
  ball.isPlaced = true;
  ball.bears = true;
  const placed = boxOf(ball);
  const level = placed.top + heightOf(placed) * floor;
  for (const actor of who) {
    moveBy(actor, [
      (placed.left + placed.right) / 2 - (box.left + box.right) / 2,
      level - box.bottom,
    ]);
    actor.depth = ball.depth + 0.05;
    actor.isGrounded = false;
    actor.isPlaced = true;
  }
  ball.holds = who.filter(({ kind }) => kind === "thing");
  ball.front = glassBefore(ball, glass);
}

/** A pale sheen over the ball, a gleam along its upper left, and flakes. */
export function glassBefore(
  { box: own, placing: { scale } }: Pick<ThingOnStage, "box" | "placing">,
  { middle, half, snows, isStraight }: NonNullable<Anchors["glass"]>,
): Item[] {
  const at: Point = [own.left + widthOf(own) * middle[0], own.top + heightOf(own) * middle[1]];
  const rx = widthOf(own) * half[0], ry = heightOf(own) * half[1];
  const on = (turn: number, far: number): Point => [
    at[0] + Math.cos(turn) * rx * far,
    at[1] + Math.sin(turn) * ry * far,
  ];
  const random = randomStream("under glass", "flakes");
  const gleam = [3.5, 3.9, 4.3].map((turn) => on(turn, 0.86));
  return [
    region({
      name: "glass before",
      role: "prop",
      texture: "glass",
      outline: isStraight
        ? box(at[0] - rx, at[1] - ry, 2 * rx, 2 * ry, rx * CORNER)
        : ellipse(at, rx, ry),
      colour: { l: 0.93, c: 0.03, h: 230 },
      opacity: 0.16,
      line: 0,
      volume: 0,
    }),
    line("gleam", "prop", curve(gleam), { l: 0.99, c: 0.005, h: 230 }, [3 / scale, 9 / scale]),
    ...snows
      ? times(FLAKES, (i): Item =>
        region({
          name: `flake ${i + 1}`,
          role: "prop",
          texture: "light",
          outline: ellipse(
            on(random.between(0, 2 * Math.PI), Math.sqrt(random.between(0.02, 0.8))),
            random.between(4, 8) / scale,
            random.between(4, 8) / scale,
          ),
          colour: { l: 0.985, c: 0.008, h: 240 },
          line: 0,
          volume: 0,
        }))
      : [],
  ];
}
