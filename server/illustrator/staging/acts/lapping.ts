/**
 * @module A cat that laps from a bowl on the ground: its head comes down until its tongue is at what is in
 * it.
 */
import { heightOf } from "../../geometry/measure.ts";
import { movePoint, placing } from "../../geometry/transform.ts";
import { mouthPlace } from "../../cat/head/face_places.ts";
import type { Point } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { onStage } from "../actor_boxes.ts";
import { drawnCat } from "../drawn_cat.ts";
import { sizeThing } from "../moving_actors.ts";

/** A bowl is at most so wide and high, in units, and its surface so far below its rim, as a share of its height. */
const BOWL = { wide: 196, high: 82, surface: 0.12 };

/** How far a head comes forward, in units, and turns down, in radians; how far ahead of it the bowl is seen. */
const HEAD = { forward: 52, down: 0.3, sight: 70 };

/** A tongue, in the coordinates of a head. */
const TONGUE: Point = [4, 84];

/** How far beyond the tongue the middle of a bowl is, and how much nearer to the viewer than the paws, in units. */
const BEYOND = 40, BEFORE = 6;

/** The bowl on the ground under its lips. */
export function lap(cat: CatOnStage, bowl: ThingOnStage): void {
  const { scale } = cat.placing;
  sizeThing(bowl, { width: BOWL.wide * scale, highest: BOWL.high * scale });
  const high = heightOf(bowl.box) * bowl.placing.scale / scale;
  const surface = BEFORE - high * (1 - BOWL.surface);
  cat.faceShown = "side";
  cat.mouth = "tongue";
  cat.bow = { by: [HEAD.forward, 0], turn: HEAD.down };
  cat.target = onStage(cat, [cat.cat.figure.head.at[0] + HEAD.forward + HEAD.sight, surface]);
  cat.bow.by = [HEAD.forward, surface - tongueOf(cat)[1]];
  const [x] = tongueOf(cat);
  bowl.placing.at = onStage(cat, [x + BEYOND, BEFORE]);
  bowl.depth = cat.depth - 0.05;
  bowl.isPlaced = true;
}

function tongueOf(cat: CatOnStage): Point {
  const { figure: { head } } = drawnCat(cat);
  return movePoint(placing(head), mouthPlace(TONGUE, head, cat.spec));
}
