/** @module A cat behind its drums, a stick in either paw. */
import { heightOf } from "../../geometry/measure.ts";
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import type { Item, Point } from "../../scene.ts";
import type { Use } from "../../things/use.ts";
import { thing as piece } from "../../wardrobe/prop_art.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { faceOf, onStage, ownPoint } from "../actor_boxes.ts";
import { chinOf, facingViewer } from "../held/paws.ts";
import { addTools, along, type Line, placeIn } from "./tools.ts";

/** How far before the cat the drums stand, and how far below the chin they end between their cymbals, in units. */
const BEFORE = 40, BELOW_CHIN = 30;

/** From where a stick beats to the paw: outwards and up, in units, and where the paw is on it. */
const STICK = { out: 64, up: 46, held: 0.84 };

export function drum(
  cat: CatOnStage,
  thing: ThingOnStage,
  { beaten, high = 300 }: Pick<Use, "beaten" | "high">,
): void {
  const { figure: { neck } } = facingViewer(cat);
  const level = 1 - beaten!.top;
  const fits = (-chinOf(cat) - BELOW_CHIN + BEFORE) / level;
  thing.placing.scale = Math.min(high, fits) * cat.placing.scale / heightOf(thing.box);
  thing.placing.at = onStage(cat, [neck.at[0], BEFORE]);
  thing.depth = cat.depth + 0.05;
  thing.isPlaced = true;
  const [far, near] = beaten!.at
    .map((share) => ownPoint(cat, onStage(thing, placeIn(thing.box, share))))
    .toSorted((one, other) => one[0] - other[0])
    .map((to, i): Line => ({
      from: [to[0] + (i === 0 ? -STICK.out : STICK.out), to[1] - STICK.up],
      to,
    })) as [Line, Line];
  addTools(cat, thing, "drumstick", { items: [far, near].flatMap(stick) });
  cat.reach = { far: along(far, 1 - STICK.held), near: along(near, 1 - STICK.held) };
  cat.pawsDepth = thing.depth + 0.02;
  cat.target = faceOf(thing);
}

function stick({ from, to }: Line, i: number): Item[] {
  const wood = { l: 0.74, c: 0.09, h: 70 };
  const handle: Point = along({ from, to }, -0.18);
  return [
    piece(`stick ${i}`, "wood", ribbon([handle, from, to], [5.5, 5, 3.6]), wood, { line: 2.6 }),
    piece(`stick tip ${i}`, "wood", ellipse(to, 6.5, 6.5), wood, { line: 2.6 }),
  ];
}
