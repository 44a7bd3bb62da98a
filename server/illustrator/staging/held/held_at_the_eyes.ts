/** @module What one looks through: a camera before one eye, binoculars before both. */
import type { Colour } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { curve, ellipse, ribbon } from "../../geometry/shapes.ts";
import { movePoint, placing } from "../../geometry/transform.ts";
import { line } from "../../items.ts";
import type { Eye, Item, Point } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { lipsAt } from "./held_at_the_lips.ts";
import { giveTo } from "../moving_actors.ts";
import { thing as part } from "../../wardrobe/prop_art.ts";
import { redrawn } from "../thing_on_stage.ts";
import { facingViewer } from "./paws.ts";

/**
 * A camera before one eye: half its width at most, and how far outside and above the eye its middle and how
 * far above the lips its lower edge is, in units of the head.
 */
const CAMERA = { half: 64, outside: 16, above: 8, overLips: 10 };

/** Before the eye on its right, in one raised paw; the other eye is free. */
export function atTheEye(cat: CatOnStage, thing: ThingOnStage): void {
  const { figure: { head }, features } = facingViewer(cat);
  const eyes = features.filter((item): item is Eye & Item => item.is === "eye")
    .toSorted((one, other) => one.centre[0] - other.centre[0]);
  const free = eyes[0], behind = eyes.at(-1);
  // Who squeezes both eyes shut holds it before the middle of the face.
  if (!free || !behind) return atTheEyes(cat, thing);
  const at: Point = [
    behind.centre[0] + CAMERA.outside * head.scale,
    behind.centre[1] - CAMERA.above * head.scale,
  ];
  const room = at[0] - free.centre[0] - free.size[0] * 0.7;
  const scale = Math.min(
    2 * Math.min(CAMERA.half * head.scale, room) / widthOf(thing.box),
    2 * (lipsAt(cat)[1] - CAMERA.overLips * head.scale - at[1]) / heightOf(thing.box),
  );
  giveTo(cat, thing, { at, scale, turn: head.turn, grip: [0, -heightOf(thing.box) / 2] });
  const wide = widthOf(thing.box) * scale, high = heightOf(thing.box) * scale;
  cat.reach = { near: [at[0] + wide * 0.42, at[1] + high * 0.36], turn: -0.3 };
}

/** A lens around an eye: its radius against that of the eye, and where the paw is on its handle, in units of the head. */
const LENS = { wider: 1.28, handle: [34, 92] as Point, frame: 9, clear: 0.22 };

/** The lens around the eye on its right, which is seen through it; the handle in a raised paw. */
export function throughALens(cat: CatOnStage, thing: ThingOnStage): void {
  const { figure: { head }, features } = facingViewer(cat);
  const eye = features.filter((item): item is Eye & Item => item.is === "eye")
    .toSorted((one, other) => other.centre[0] - one.centre[0])[0];
  const [x, y] = eye?.centre ?? movePoint(placing(head), [40, 0]);
  const radius = Math.max(46 * head.scale, LENS.wider * Math.max(...eye?.size ?? [0]));
  const foot: Point = [x + LENS.handle[0] * head.scale, y + radius + LENS.handle[1] * head.scale];
  const rim: Point = [x + radius * 0.35, y + radius * 0.94];
  const ring = ellipse([0, 0], radius, radius);
  const items = [
    part("lens", "metal", ring, GLASS, { opacity: LENS.clear, line: 0, volume: 0 }),
    line("lens frame", "prop", [...ring, ring[0]!], thing.colour, [LENS.frame, LENS.frame]),
    line(
      "lens glint",
      "prop",
      curve([[-radius * 0.66, -radius * 0.2], [-radius * 0.5, -radius * 0.5], [
        -radius * 0.2,
        -radius * 0.68,
      ]]),
      WHITE,
      [5, 3],
    ),
    part(
      "lens handle",
      "wood",
      ribbon([[rim[0] - x, rim[1] - y], [foot[0] - x, foot[1] - y]], [7, 10]),
      WOOD,
    ),
  ];
  redrawn(thing, items);
  giveTo(cat, thing, { at: [x, y], scale: 1 });
  cat.reach = { near: [foot[0], foot[1] - 12], turn: -0.2 };
}

const GLASS: Colour = { l: 0.92, c: 0.05, h: 225 }, WOOD: Colour = { l: 0.42, c: 0.07, h: 45 };

/** Binoculars before both eyes: their middle and their width, in units of the head. */
const BINOCULARS = { at: [0, -2] as Point, wide: 150 };

/** Before both eyes, a paw on either side. */
export function atTheEyes(cat: CatOnStage, thing: ThingOnStage): void {
  const { head } = facingViewer(cat).figure;
  const scale = BINOCULARS.wide * head.scale / widthOf(thing.box);
  const at = movePoint(placing(head), BINOCULARS.at);
  giveTo(cat, thing, { at, scale, turn: head.turn, grip: [0, -heightOf(thing.box) / 2] });
  const aside = widthOf(thing.box) * scale * 0.48;
  cat.reach = { near: [at[0] + aside, at[1] + 16], far: [at[0] - aside, at[1] + 16], around: true };
}
