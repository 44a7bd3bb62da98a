/**
 * @module A cat that paints: a canvas on an easel beside it, the brush in its paw at the canvas.
 */
import { boundsOf, heightOf } from "../geometry/measure.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { isUpright } from "../cat/body/reaching.ts";
import type { Point } from "../scene.ts";
import { useOf } from "../things/uses.ts";
import type { CatOnStage, ThingOnStage } from "./actors.ts";
import { faceOf, onStage } from "./actor_boxes.ts";
import { ownPoint, turnAside } from "./beside_work.ts";
import { raise } from "./paws.ts";
import { placeBeside } from "./sides.ts";
import { addTools, aim, along, drawnBeside, placeIn, takeTool, type Work } from "./tools.ts";

/** An easel is so high, and its middle so far before a cat that sits half from the side, in units. */
const EASEL = { high: 350, at: 318 };

/** Where a brush touches a canvas on an easel, as shares of its box, and from there to the paw, in units. */
const STROKE = { at: [0.2, 0.42] as Point, hand: [-104, 48] as Point, held: 0.22 };

/** With this brush, at an easel of its own. */
export function paintWith(cat: CatOnStage, brush: ThingOnStage): void {
  if (!isUpright(cat.cat.figure)) return raise(cat, brush);
  turnAside(cat);
  const easel = drawnBeside(cat, "easel");
  const box = boundsOf(easel), scale = EASEL.high / heightOf(box);
  const middle = (box.left + box.right) / 2;
  const items = moveItems(
    placing({ at: [EASEL.at - middle * scale, 8 - box.bottom * scale], scale }),
    easel,
  );
  addTools(cat, brush, "easel", { items, isBelow: true });
  const to = placeIn(boundsOf(items), STROKE.at);
  const way = { from: [to[0] + STROKE.hand[0], to[1] + STROKE.hand[1]] as Point, to };
  aim(cat, brush, useOf(brush.prop)?.line ?? UPRIGHT, way);
  cat.reach = { near: along(way, STROKE.held) };
  cat.target = onStage(cat, to);
}

/** At this easel, picture or wall, with a brush of its own. */
export function paintAt(cat: CatOnStage, { thing: work, things }: Work): void {
  if (!cat.spec.view && isUpright(cat.cat.figure)) turnAside(cat);
  placeBeside([work], [cat], cat.placing.mirror ? -1 : 1, CLOSE);
  cat.target = faceOf(work);
  if (!isUpright(cat.cat.figure)) return;
  const to = ownPoint(
    cat,
    onStage(work, placeIn(work.box, STROKE.at)),
  );
  const way = { from: [to[0] + STROKE.hand[0], to[1] + STROKE.hand[1]] as Point, to };
  takeTool(cat, { thing: work, things }, "paintbrush", way);
  cat.reach = { near: along(way, STROKE.held) };
  cat.pawsDepth = Math.max(cat.depth, work.depth) + 0.02;
}

/** Work beside a painter touches its fur. */
const CLOSE = -46;

const UPRIGHT = { handle: [0.5, 1] as Point, end: [0.5, 0] as Point };
