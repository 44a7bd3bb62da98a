/** @module Fire from the mouth: a flame that grows away from the lips, the head turned to where it goes. */
import type { Colour } from "../../colour/colour.ts";
import { smooth } from "../../geometry/shapes.ts";
import { movePoint, placing } from "../../geometry/transform.ts";
import { mouthPlace } from "../../cat/head/face_places.ts";
import { mayTurnSideways } from "../../cat/head/profile/in_profile.ts";
import type { Item, Point } from "../../scene.ts";
import { thing as part } from "../../wardrobe/prop_art.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { onStage } from "../actor_boxes.ts";
import { drawnCat } from "../drawn_cat.ts";
import { giveTo } from "../moving_actors.ts";
import { redrawn } from "../thing_on_stage.ts";

/** Lips, in the coordinates of a head; where a breath goes, from the head, in units. */
const LIPS: Point = [4, 66], AHEAD: Point = [400, 70];

/** The tongues of a flame from its root: along it and across it, in units. */
const FLAME: readonly Point[] = [
  [0, -5],
  [60, -22],
  [96, -62],
  [112, -40],
  [170, -92],
  [176, -52],
  [262, -66],
  [226, -26],
  [312, -4],
  [228, 14],
  [272, 52],
  [186, 40],
  [158, 78],
  [118, 38],
  [60, 22],
  [0, 5],
];

/** From outside to inside: how large each flame is, and its colour. */
const COLOURS: readonly [number, Colour][] = [
  [1, { l: 0.64, c: 0.21, h: 35 }],
  [0.74, { l: 0.77, c: 0.18, h: 62 }],
  [0.48, { l: 0.93, c: 0.13, h: 98 }],
];

/** How far a flame falls, in radians. */
const FALLS = 0.12;

export function breathe(cat: CatOnStage, fire: ThingOnStage): void {
  const { head } = cat.cat.figure;
  cat.mouth = "round";
  cat.target = onStage(cat, [head.at[0] + AHEAD[0], head.at[1] + AHEAD[1]]);
  if (mayTurnSideways(cat.cat.figure, cat.spec)) cat.faceShown = "side";
  redrawn(fire, flames());
  const seen = drawnCat(cat).figure.head;
  const at = movePoint(placing(seen), mouthPlace(LIPS, seen, cat.spec));
  giveTo(cat, fire, { at, scale: seen.scale, turn: FALLS });
}

function flames(): Item[] {
  return COLOURS.map(([size, colour], i) =>
    part(
      `flame ${i + 1}`,
      "light",
      smooth(FLAME.map(([x, y]): Point => [x * size, y * size])),
      colour,
      { volume: 0, line: i === 0 ? 3 : 0 },
    )
  );
}
