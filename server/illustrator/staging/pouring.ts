/** @module A watering can over a plant. */
import { boundsOf, heightOf } from "../geometry/measure.ts";
import { ellipse } from "../geometry/shapes.ts";
import { moveItems, movePoint, placing } from "../geometry/transform.ts";
import { region } from "../items.ts";
import type { Point } from "../scene.ts";
import type { CatOnStage, ThingOnStage } from "./actors.ts";
import { onStage } from "./actor_boxes.ts";
import { giveTo } from "./moving_actors.ts";
import { facingViewer, shoulderOf } from "./paws.ts";
import { redrawn } from "./thing_on_stage.ts";
import { addTools, drawnBeside, placeIn } from "./tools.ts";

/** A can held out and tilted, in units: where, how high and by how much. */
const CAN = { beside: 34, below: -34, high: 150, tilt: 0.42 };

/** A plant that is watered: its height, and so far beyond the spout, in units. */
const PLANT = { high: 140, beyond: 30 };

/** Beside the cat, tilted over a flower that it waters. */
export function pouring(cat: CatOnStage, thing: ThingOnStage): void {
  const { figure: { rest } } = facingViewer(cat);
  const at: Point = [rest.right + CAN.beside, shoulderOf(cat) + CAN.below];
  const scale = CAN.high / heightOf(thing.box);
  redrawn(thing, moveItems(placing({ mirror: true }), thing.items));
  const { box } = thing;
  const grip = placeIn(box, [0.42, 0.1]), spout = placeIn(box, [0.98, 0.22]);
  giveTo(cat, thing, { at, scale, turn: CAN.tilt, grip });
  const mouth = movePoint(placing(thing.placing), spout);
  const flower = drawnBeside(cat, "potted plant");
  const size = PLANT.high / heightOf(boundsOf(flower));
  const foot = boundsOf(flower);
  addTools(cat, thing, "plant", {
    isBelow: true,
    items: [
      ...moveItems(
        placing({
          at: [
            mouth[0] + PLANT.beyond - (foot.left + foot.right) / 2 * size,
            6 - foot.bottom * size,
          ],
          scale: size,
        }),
        flower,
      ),
      ...drops(mouth, -PLANT.high),
    ],
  });
  cat.reach = { near: at };
  cat.target = onStage(cat, [mouth[0], -120]);
}

/** Drops that fall from a spout. */
function drops([x, y]: Point, to: number) {
  return [0.1, 0.34, 0.6, 0.85].flatMap((share, row) =>
    [-9, 9].map((aside, i) =>
      region({
        name: `drop ${row} ${i}`,
        role: "prop",
        texture: "water",
        outline: ellipse(
          [
            x + 8 + aside * (0.7 + share) + share * 8,
            y + (to - y) * (share + i * 0.1),
          ],
          5,
          9,
        ),
        colour: { l: 0.8, c: 0.09, h: 230 },
        line: 2.4,
      })
    )
  );
}
