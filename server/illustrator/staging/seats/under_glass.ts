/** @module In a ball of glass: a cat in a snow globe, or in a light bulb. */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { curve, ellipse } from "../../geometry/shapes.ts";
import { line, region } from "../../items.ts";
import { randomStream } from "../../random.ts";
import type { Item, Point } from "../../scene.ts";
import type { Anchors } from "../../things/anchors.ts";
import { times } from "../../times.ts";
import { boxAround, boxOf } from "../actor_boxes.ts";
import type { OnStage, ThingOnStage } from "../actors.ts";
import { moveBy } from "../moving_actors.ts";

/** Who is in a ball fills these shares of its width and of its height above the floor. */
const ROOM = { wide: 0.74, high: 0.78 };

/** Flakes before who is in a snow globe. */
const FLAKES = 26;

/** Makes the ball as large as who is in it needs, and lays its glass over them. */
export function putUnderGlass(
  who: readonly OnStage[],
  ball: ThingOnStage,
  glass: NonNullable<Anchors["glass"]>,
): void {
  const { middle: [, y], half: [rx, ry], floor } = glass;
  const box = boxAround(who), own = ball.box;
  const wide = widthOf(own) * rx * 2 * ROOM.wide;
  const high = heightOf(own) * (floor - (y - ry)) * ROOM.high;
  ball.placing.scale = Math.max(widthOf(box) / wide, heightOf(box) / high);
  ball.placing.at = [(box.left + box.right) / 2, 10];
  ball.isPlaced = true;
  ball.bears = true;
  const room = boxOf(ball);
  const level = room.top + heightOf(room) * floor;
  for (const actor of who) {
    moveBy(actor, [(room.left + room.right) / 2 - (box.left + box.right) / 2, level - box.bottom]);
    actor.depth = ball.depth + 0.05;
    actor.isGrounded = false;
    actor.isPlaced = true;
  }
  ball.holds = who.filter(({ kind }) => kind === "thing");
  ball.front = glassOf(ball, glass);
}

/** A pale sheen over the ball, a gleam along its upper left, and flakes. */
function glassOf(
  { box, placing: { scale } }: ThingOnStage,
  { middle, half, snows }: NonNullable<Anchors["glass"]>,
): Item[] {
  const at: Point = [box.left + widthOf(box) * middle[0], box.top + heightOf(box) * middle[1]];
  const rx = widthOf(box) * half[0], ry = heightOf(box) * half[1];
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
      outline: ellipse(at, rx, ry),
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
