/**
 * @module A cat that paints: a canvas on an easel beside it, the brush in its paw at the canvas.
 */
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { moveItems, placing } from "../../geometry/transform.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import type { Item, Point } from "../../scene.ts";
import { SCHEMES } from "../../colour/palette.ts";
import { ribbon } from "../../geometry/shapes.ts";
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
import { addTools, aim, along, drawnBeside, placeIn, takeTool, type Work } from "./tools.ts";

/** An easel is so high, and at least so far before a cat that turns aside, in units. */
const EASEL = { high: 350, least: 168 };

/** Where a brush touches a canvas on an easel, as shares of its box, and from there to the paw, in units. */
const STROKE = { at: [0.2, 0.42] as Point, hand: [-104, 48] as Point, held: 0.22 };

/** With this brush, at an easel of its own. */
export function paintWith(cat: CatOnStage, brush: ThingOnStage): void {
  if (!isUpright(cat.cat.figure)) return raise(cat, brush);
  turnAside(cat);
  const easel = drawnBeside(cat, "easel");
  const box = boundsOf(easel), scale = EASEL.high / heightOf(box);
  const { head } = cat.cat.figure;
  cat.target = onStage(cat, [head.at[0] + EASEL.least * 2, -EASEL.high / 2]);
  const face = boundsOf(drawnCat(cat).skull.filter(({ name }) => name === "head"));
  const edge = Math.max(EASEL.least, face.right);
  const items = moveItems(
    placing({ at: [edge - box.left * scale, 8 - box.bottom * scale], scale }),
    easel,
  );
  addTools(cat, brush, "easel", { items, isBelow: true });
  const to = placeIn(boundsOf(items), STROKE.at);
  const way = { from: [to[0] + STROKE.hand[0], to[1] + STROKE.hand[1]] as Point, to };
  aim(cat, brush, useOf(brush.prop)?.line ?? UPRIGHT, way);
  cat.reach = { near: along(way, STROKE.held), far: takePalette(cat, brush) };
  cat.target = onStage(cat, to);
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
