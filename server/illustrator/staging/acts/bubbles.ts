/** @module Soap bubbles: a wand before pursed lips, and what floats away from it. */
import { shift } from "../../colour/colour.ts";
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import { movePoint, placing } from "../../geometry/transform.ts";
import { mouthPlace } from "../../cat/head/face_places.ts";
import { line, mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import { thing as piece } from "../../wardrobe/prop_art.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { onStage } from "../actor_boxes.ts";
import { drawnCat } from "../drawn_cat.ts";
import { giveTo } from "../moving_actors.ts";
import { redrawn } from "../thing_on_stage.ts";

/** Lips, in the coordinates of a head. */
const LIPS: Point = [0, 74];

/** The ring of the wand: beside and below the lips, its half width and height; its stick, from the ring to the paw. */
const WAND = { ring: [62, 14] as Point, wide: 15, high: 25, paw: [22, 92] as Point };

/** Where bubbles are, from the ring, and how large, in units: smaller ones next to it. */
const BUBBLES: readonly { at: Point; radius: number }[] = [
  { at: [42, -12], radius: 13 },
  { at: [86, -52], radius: 21 },
  { at: [128, 14], radius: 16 },
  { at: [146, -112], radius: 31 },
  { at: [196, -38], radius: 24 },
  { at: [92, -164], radius: 17 },
  { at: [212, -176], radius: 20 },
];

/** Through a wand in the nearer paw. */
export function blowBubbles(cat: CatOnStage, thing: ThingOnStage): void {
  cat.mouth = "round";
  cat.faceShown = "side";
  const { head: { at } } = cat.cat.figure;
  cat.target = onStage(cat, [at[0] + 400, at[1] + 60]);
  const { figure: { head } } = drawnCat(cat);
  const [x, y] = movePoint(placing(head), mouthPlace(LIPS, head, cat.spec));
  const ring: Point = [x + WAND.ring[0], y + WAND.ring[1]];
  const paw: Point = [ring[0] + WAND.paw[0], ring[1] + WAND.paw[1]];
  redrawn(thing, bubblesFrom(ring, paw, thing.colour));
  giveTo(cat, thing, { at: [0, 0], scale: 1 });
  cat.reach = { near: paw };
}

function bubblesFrom([x, y]: Point, paw: Point, colour: ThingOnStage["colour"]): Item[] {
  const { wide, high } = WAND, plastic = { l: 0.66, c: 0.17, h: 12 };
  return [
    piece(
      "wand stick",
      "stone",
      ribbon([[x, y + high], paw, [paw[0] + 5, paw[1] + 26]], [5, 5.5]),
      plastic,
    ),
    line("wand ring", "prop", [...ellipse([x, y], wide, high), [x + wide, y]], plastic, [6, 6]),
    ...BUBBLES.map(({ at, radius }, i) =>
      bubble(`bubble ${i}`, [x + at[0], y + at[1]], radius, colour)
    ),
  ];
}

function bubble(name: string, [x, y]: Point, radius: number, colour: ThingOnStage["colour"]): Item {
  const rim = { ...shift(colour, { l: 0.06 }), c: 0.08 };
  return piece(name, "glass", ellipse([x, y], radius, radius), rim, {
    opacity: 0.62,
    line: 2.6,
    volume: 0.3,
    marks: [
      mark(
        "detail",
        ellipse([x - radius * 0.36, y - radius * 0.4], radius * 0.26, radius * 0.16, -0.7),
        WHITE,
      ),
      mark(
        "detail",
        ellipse([x + radius * 0.42, y + radius * 0.46], radius * 0.13, radius * 0.09, -0.7),
        WHITE,
      ),
    ],
  });
}
