/**
 * @module A cat that paints: a canvas on an easel beside it, the brush in its paw at the canvas.
 */
import { boundsOf, type Box, heightOf, widthOf } from "../../geometry/measure.ts";
import { moveItems, placing } from "../../geometry/transform.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import type { Item, Point } from "../../scene.ts";
import { SCHEMES } from "../../colour/palette.ts";
import { box, ribbon } from "../../geometry/shapes.ts";
import { thing as piece } from "../../wardrobe/prop_art.ts";
import { useOf } from "../../things/uses.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { faceOf, onStage, ownPoint } from "../actor_boxes.ts";
import { turnAside } from "./beside_work.ts";
import { drawnCat } from "../drawn_cat.ts";
import { keepOffFace } from "../face_free.ts";
import { chinOf, raise, shoulderOf } from "../held/paws.ts";
import { sizeThing } from "../moving_actors.ts";
import { placeBeside } from "../around/sides.ts";
import {
  addTools,
  aim,
  along,
  drawnBeside,
  laidAlong,
  type Line,
  placeIn,
  takeTool,
  type Work,
} from "./tools.ts";

/** An easel is so high, and at least so far before a cat that turns aside, in units. */
const EASEL = { high: 350, least: 168 };

/** Where a brush touches a canvas on an easel, as shares of its box, and from there to the paw, in units. */
const STROKE = { at: [0.2, 0.42] as Point, hand: [-104, 48] as Point, held: 0.22 };

/** With this brush, at an easel of its own. */
export function paintWith(cat: CatOnStage, brush: ThingOnStage): void {
  turnAside(cat);
  const easel = easelBefore(cat);
  addTools(cat, brush, "easel", { items: easel, isBelow: true });
  const way = strokeOn(boundsOf(easel));
  aim(cat, brush, useOf(brush.prop)?.line ?? UPRIGHT, way);
  cat.reach = { near: along(way, STROKE.held), far: takePalette(cat, brush) };
  cat.target = onStage(cat, way.to);
}

/** The canvas of an easel, as shares of its box, and the share of it that a picture of a thing takes. */
const CANVAS = { from: [0.075, 0.175] as Point, to: [0.925, 0.64] as Point, filled: 0.84 };

/** At the easel that is named, or one of its own, with this thing on the canvas. */
export function paintPictureOf(cat: CatOnStage, { thing: subject, things }: Work): void {
  if (!isUpright(cat.cat.figure)) return raise(cat, subject);
  turnAside(cat);
  const easel = easelBefore(cat), whole = boundsOf(easel);
  const named = things.find(({ prop, isPlaced }) => prop === "easel" && !isPlaced);
  addTools(cat, named ?? subject, "easel", { items: easel, isBelow: true });
  addTools(cat, subject, "canvas", {
    items: pictureOn(placeIn(whole, CANVAS.from), placeIn(whole, CANVAS.to), subject.items),
    isBelow: true,
  });
  const way = strokeOn(whole);
  const brush = laidAlong(
    drawnBeside(cat, "paintbrush"),
    useOf("paintbrush")?.line ?? UPRIGHT,
    way,
  );
  addTools(cat, subject, "paintbrush", { items: brush });
  cat.reach = { near: along(way, STROKE.held), far: takePalette(cat, subject) };
  cat.target = onStage(cat, way.to);
  for (const thing of named ? [named, subject] : [subject]) {
    Object.assign(thing, { items: [], heldBy: cat, isPlaced: true, isGrounded: false });
  }
}

/** A canvas from corner to corner, and on it these items, as large as it allows. */
function pictureOn([left, top]: Point, [right, bottom]: Point, items: readonly Item[]): Item[] {
  const own = boundsOf(items), wide = right - left, high = bottom - top;
  const scale = CANVAS.filled * Math.min(wide / widthOf(own), high / heightOf(own));
  const at: Point = [
    (left + right) / 2 - (own.left + own.right) / 2 * scale,
    (top + bottom) / 2 - (own.top + own.bottom) / 2 * scale,
  ];
  return [
    piece("canvas", "paper", box(left, top, wide, high, 4), { l: 0.96, c: 0.02, h: 95 }),
    ...moveItems(placing({ at, scale }), items),
  ];
}

/** An easel before a cat that has turned aside, in the cat's units. */
function easelBefore(cat: CatOnStage): Item[] {
  const easel = drawnBeside(cat, "easel");
  const own = boundsOf(easel), scale = EASEL.high / heightOf(own);
  const face = boundsOf(drawnCat(cat).skull.filter(({ name }) => name === "head"));
  cat.target = onStage(cat, [cat.cat.figure.head.at[0] + EASEL.least * 2, -EASEL.high / 2]);
  const edge = Math.max(EASEL.least, face.right);
  return moveItems(
    placing({ at: [edge - own.left * scale, 8 - own.bottom * scale], scale }),
    easel,
  );
}

/** The way of a brush to the canvas of this easel. */
function strokeOn(easel: Box): Line {
  const to = placeIn(easel, STROKE.at);
  return { from: [to[0] + STROKE.hand[0], to[1] + STROKE.hand[1]], to };
}

/** A palette is so wide; the paw that holds it is so far from the neck and below the chin, in units. */
const PALETTE = { wide: 104, aside: -8, belowChin: 64, gripped: [0.3, 0.6] as Point };

/** A palette before the chest; the paw that it lies on. */
function takePalette(cat: CatOnStage, brush: ThingOnStage): Point {
  const palette = drawnBeside(cat, "paint palette"), box = boundsOf(palette);
  const scale = PALETTE.wide / widthOf(box), [gx, gy] = placeIn(box, PALETTE.gripped);
  const at: Point = [cat.cat.figure.neck.at[0] + PALETTE.aside, chinOf(cat) + PALETTE.belowChin];
  const items = moveItems(
    placing({ at: [at[0] - gx * scale, at[1] - gy * scale], scale }),
    palette,
  );
  addTools(cat, brush, "palette", { items, isBelow: true });
  return at;
}

/** At this easel, picture or wall, with a brush of its own. */
export function paintAt(cat: CatOnStage, { thing: work, things }: Work): void {
  if (!cat.spec.view && isUpright(cat.cat.figure)) turnAside(cat);
  const isOnCanvas = work.prop === "easel" || work.prop === "framed picture";
  if (!isOnCanvas) {
    const highest = Math.max(COATED.least, -shoulderOf(cat)) * cat.placing.scale;
    sizeThing(work, { width: COATED.wide * cat.placing.scale, highest });
  }
  placeBeside([work], [cat], cat.placing.mirror ? -1 : 1, CLOSE);
  cat.target = faceOf(work);
  keepOffFace(cat, work);
  if (!isUpright(cat.cat.figure)) return;
  const [aside, down] = STROKE.at;
  const share: Point = isOnCanvas || !cat.placing.mirror ? [aside, down] : [1 - aside, down];
  const to = ownPoint(cat, onStage(work, placeIn(work.box, share)));
  const way = { from: [to[0] + STROKE.hand[0], to[1] + STROKE.hand[1]] as Point, to };
  if (!isOnCanvas) {
    const [, top] = ownPoint(cat, onStage(work, [0, work.box.top]));
    addTools(cat, work, "paint", { items: paintOn(to, top, cat) });
  }
  takeTool(cat, { thing: work, things }, "paintbrush", way);
  cat.reach = { near: along(way, STROKE.held) };
  cat.pawsDepth = Math.max(cat.depth, work.depth) + 0.02;
}

/** What gets a coat of paint is at least so high beside who paints it, and at most so wide, in units. */
const COATED = { least: 190, wide: 330 };

/** Wet paint on a fence or a wall: strokes side by side, how far they begin below its upper edge and reach down from the brush, in units. */
const PAINT = {
  strokes: [0, 24, 48, 72],
  thick: 14,
  below: [10, 20, 4, 14],
  down: [6, 34, 46, 22],
};

/** What has got its paint so far, in the colour that goes with the cat. */
function paintOn([x, y]: Point, top: number, { spec }: CatOnStage): Item[] {
  return PAINT.strokes.map((aside, i) =>
    piece(
      `stroke ${i}`,
      "cloth",
      ribbon([[x + aside, top + PAINT.below[i]! + PAINT.thick], [
        x + aside + 2,
        y + PAINT.down[i]!,
      ]], [
        PAINT.thick,
        PAINT.thick,
      ]),
      SCHEMES[spec.scheme],
      { line: 0, volume: 0.1 },
    )
  );
}

/** Work beside a painter touches its fur. */
const CLOSE = -46;

const UPRIGHT = { handle: [0.5, 1] as Point, end: [0.5, 0] as Point };
