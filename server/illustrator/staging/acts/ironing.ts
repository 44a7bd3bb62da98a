/** @module An iron on a shirt, which lies on a board before the cat. */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { onStage } from "../actor_boxes.ts";
import { fitted } from "../fitted.ts";
import { giveTo } from "../moving_actors.ts";
import { chinOf, facingViewer } from "../held/paws.ts";
import { addTools, drawnBeside, placeIn } from "./tools.ts";
import { wisps } from "./wisps.ts";

/** A board: its width, how far below the chin its top is and how far at most above the ground, and its foot. */
const BOARD = { wide: 330, belowChin: 96, highest: 148, least: 62, foot: 18 };

/** A shirt on it: its width and its height as it is seen from before it, its middle aside and how far it hangs down. */
const SHIRT = { wide: 176, high: 70, aside: -52, over: 40 };

/** The iron: its height, also as a share of that of the board, where the paw is on it as shares of its box, and where it stands on the board. */
const IRON = { high: 78, handle: [0.42, 0.12] as Point, aside: 62, sunk: 6, share: 0.84 };

/** The other paw on the shirt, from the middle. */
const PAW = { aside: -92, below: 4 };

export function onABoard(cat: CatOnStage, iron: ThingOnStage): void {
  const { figure: { neck } } = facingViewer(cat);
  const [x] = neck.at;
  const top = Math.min(-BOARD.least, Math.max(-BOARD.highest, chinOf(cat) + BOARD.belowChin));
  const board = fitted(drawnBeside(cat, "ironing board"), {
    left: x - BOARD.wide / 2,
    right: x + BOARD.wide / 2,
    top,
    bottom: BOARD.foot,
  });
  const shirt = fitted(drawnBeside(cat, "t-shirt"), {
    left: x + SHIRT.aside - SHIRT.wide / 2,
    right: x + SHIRT.aside + SHIRT.wide / 2,
    top: top - SHIRT.high + SHIRT.over,
    bottom: top + SHIRT.over,
  });
  addTools(cat, iron, "board", { items: board, isBelow: true });
  addTools(cat, iron, "shirt", { items: shirt, isBelow: true });
  const foot: Point = [x + IRON.aside, top + IRON.sunk];
  const scale = Math.min(IRON.high, -top * IRON.share) / heightOf(iron.box);
  giveTo(cat, iron, { at: foot, scale, grip: placeIn(iron.box, [0.5, 1]) });
  const [hx, hy] = placeIn(iron.box, IRON.handle), [fx, fy] = placeIn(iron.box, [0.5, 1]);
  cat.reach = {
    near: [foot[0] + (hx - fx) * scale, foot[1] + (hy - fy) * scale],
    far: [x + PAW.aside, top + PAW.below],
  };
  const wide = widthOf(iron.box) * scale;
  addTools(cat, iron, "steam", {
    items: wisps([foot[0] + wide * 0.5, top - 8], { wide: wide * 0.5, high: 46, leaning: 0.3 }),
  });
  cat.works = true;
  cat.target = onStage(cat, foot);
}
