/** @module A telescope on its legs: the eyepiece is at an eye of the cat, the tube goes up and away. */
import type { Colour } from "../../colour/colour.ts";
import { GOLD, INK } from "../../colour/palette.ts";
import { ribbon } from "../../geometry/shapes.ts";
import type { Item, Point } from "../../scene.ts";
import { thing as part } from "../../wardrobe/prop_art.ts";
import { mayTurnSideways } from "../../cat/head/profile/in_profile.ts";
import { onStage } from "../actor_boxes.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { turnAside } from "./beside_work.ts";
import { redrawn } from "../thing_on_stage.ts";

/** From the middle of a head to the eyepiece before its eye, in units of it. */
const EYEPIECE: Point = [112, 2];

/** From the eyepiece: the far end of the tube, where its legs meet, and where a paw is on it, in units. */
const TUBE: Point = [196, -132], JOINT: Point = [84, -44], PAW: Point = [40, 6];

/** How far apart the feet of its legs are from below that joint, in units. */
const FEET = [-64, 10, 84];

const WOOD: Colour = { l: 0.5, c: 0.07, h: 55 };

/** Before the cat, on the ground. */
export function lookThrough(cat: CatOnStage, telescope: ThingOnStage): void {
  turnAside(cat);
  const { head } = cat.cat.figure;
  const eye: Point = [
    head.at[0] + EYEPIECE[0] * head.scale,
    head.at[1] + EYEPIECE[1] * head.scale,
  ];
  redrawn(telescope, onLegs(-eye[1], telescope.colour));
  telescope.placing = {
    at: onStage(cat, eye),
    scale: cat.placing.scale,
    turn: 0,
    mirror: cat.placing.mirror,
  };
  telescope.depth = cat.depth - 0.05;
  telescope.isPlaced = true;
  telescope.isGrounded = false;
  cat.target = onStage(cat, [eye[0] + TUBE[0], eye[1] + TUBE[1]]);
  if (mayTurnSideways(cat.cat.figure, cat.spec)) cat.faceShown = "side";
  cat.reach = { near: [eye[0] + PAW[0], eye[1] + PAW[1]] };
}

/** Its eyepiece at the origin, its feet so far below. */
function onLegs(below: number, colour: Colour): Item[] {
  const [x, y] = TUBE, [jx, jy] = JOINT;
  return [
    ...FEET.map((foot, i) =>
      part(`telescope leg ${i + 1}`, "wood", ribbon([[jx, jy], [jx + foot, below]], [8, 6]), WOOD)
    ),
    part("telescope tube", "metal", ribbon([[14, -10], [x, y]], [15, 27]), colour),
    part("telescope rim", "metal", ribbon([[x - 14, y + 9], [x + 8, y - 5]], [31, 32]), GOLD),
    part("telescope ring", "metal", ribbon([[jx - 8, jy + 4], [jx + 10, jy - 8]], [24, 25]), GOLD),
    part("eyepiece", "metal", ribbon([[-6, 4], [18, -12]], [10, 12]), INK),
  ];
}
