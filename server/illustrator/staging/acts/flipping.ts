/** @module A pancake that is tossed: a pan in a paw, the pancake in the air above it, the eyes on it. */
import { shift } from "../../colour/colour.ts";
import { curve, ellipse, ribbon } from "../../geometry/shapes.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import { line } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import { thing as part } from "../../wardrobe/prop_art.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { onStage } from "../actor_boxes.ts";
import { giveTo } from "../moving_actors.ts";
import { facingViewer, shoulderOf } from "../held/paws.ts";
import { redrawn } from "../thing_on_stage.ts";

/** From the neck to the paw, and from the shoulder down to it, in units. */
const PAW = { aside: 104, below: 54 };

/** From the paw: the middle of the pan and its half width; how high above it the pancake is. */
const PAN: Point = [128, -14], HALF = 82, TOSSED = 150;

const IRON = { l: 0.36, c: 0.02, h: 260 }, BATTER = { l: 0.8, c: 0.12, h: 75 };

/** Whether a cat that makes these tosses them. */
export function isTossed({ prop }: ThingOnStage): boolean {
  return /pancake|cr[êe]pe/.test(prop);
}

/** The pan in its nearer paw. False where its paws are not free. */
export function toss(cat: CatOnStage, thing: ThingOnStage): boolean {
  if (!isUpright(cat.cat.figure) || cat.table) return false;
  facingViewer(cat);
  redrawn(thing, panWithPancake());
  const paw: Point = [cat.cat.figure.neck.at[0] + PAW.aside, shoulderOf(cat) + PAW.below];
  giveTo(cat, thing, { at: paw, scale: 1 });
  cat.reach = { near: paw };
  const [x, y] = onStage(cat, [paw[0] + PAN[0], paw[1] + PAN[1] - TOSSED]);
  cat.target = [x, y];
  return true;
}

function panWithPancake(): Item[] {
  const [x, y] = PAN, air: Point = [x, y - TOSSED];
  return [
    part(
      "pan handle",
      "metal",
      ribbon([[-34, 6], [0, 0], [x - HALF + 6, y + 2]], [11, 10, 10]),
      shift(IRON, { l: -0.1 }),
    ),
    part("pan", "metal", ellipse([x, y + 12], HALF, 26), shift(IRON, { l: -0.06 })),
    part("pan inside", "metal", ellipse([x, y], HALF, 22), IRON, { volume: 0.2 }),
    part(
      "pancake edge",
      "plant",
      ellipse([air[0], air[1] + 12], 66, 22),
      shift(BATTER, { l: 0.08 }),
    ),
    part("pancake", "plant", ellipse(air, 66, 22), shift(BATTER, { l: -0.08 })),
    ...[-1, 1].map((side): Item =>
      line(
        `toss ${side}`,
        "prop",
        curve([[x + side * 52, y - 34], [x + side * 62, y - 66], [x + side * 56, y - 96]]),
        WHITE,
        [3, 6],
      )
    ),
  ];
}
