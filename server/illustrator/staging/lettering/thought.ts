/** @module What a cat dreams of: a thing in a bubble above its head. */
import { ellipse, star } from "../../geometry/shapes.ts";
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { moveItems, placing } from "../../geometry/transform.ts";
import { region } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { faceOf } from "../actor_boxes.ts";

/** Half of the bubble's width, in units. */
const BUBBLE = 118;

/** Puts the thing into a bubble to the side of the head that the cat turns to. */
export function dreamOf(cat: CatOnStage, thing: ThingOnStage): void {
  const [x, y] = faceOf(cat);
  const side = cat.placing.mirror ? -1 : 1;
  const scale = 132 / Math.max(widthOf(thing.box), heightOf(thing.box));
  const inside = moveItems(
    placing({ at: [0, heightOf(thing.box) * scale / 2], scale }),
    thing.items,
  );
  thing.items = [...bubble(side), ...inside];
  thing.box = { left: -BUBBLE, right: BUBBLE, top: -BUBBLE, bottom: BUBBLE * 1.5 };
  thing.rest = { left: 0, right: 0 };
  thing.placing = { at: [x + side * 190, y - 190], scale: 1, turn: 0, mirror: false };
  thing.depth = cat.depth + 0.5;
  thing.isGrounded = false;
  thing.isPlaced = true;
}

function bubble(side: -1 | 1): Item[] {
  const cloud = (name: string, outline: Point[]) =>
    region({
      name,
      role: "prop",
      texture: "cloud",
      outline,
      colour: WHITE,
      volume: 0.2,
      line: 3,
    });
  return [
    cloud("thought drop", ellipse([-side * 128, 118], 10, 9)),
    cloud("thought puff", ellipse([-side * 104, 92], 17, 15)),
    cloud("thought bubble", star([0, 0], BUBBLE, { points: 11, inner: 0.9 })),
  ];
}
