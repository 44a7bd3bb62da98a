/**
 * @module Paints figures of one cat in one size: the same scale, the same ground, the same light in every
 * pose.
 */
import { compose } from "../compose.ts";
import { bareSubject } from "../composing/dressed_cat.ts";
import { boundsOf, type Box, heightOf, widthOf } from "../geometry/measure.ts";
import { paintAtSize } from "../raster/paint_at_size.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import type { Canvas } from "../painters/canvas.ts";
import type { Item, Scene } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import type { Frame } from "./pet_rows.ts";
import { animatedItems } from "./rig.ts";

/** A cat that only moves: nothing beside it, no weather on it. */
export function bareSpec(
  { others: _, relations: _2, writing: _3, view: _4, gaze: _5, size: _6, ...spec }: CatSpec,
): CatSpec {
  return { ...spec, props: [], setting: "studio", time: "day", weather: "clear" };
}

/** The figure of a recipe in a frame, in units of the cat. */
export function figureOf(spec: CatSpec, { pose = spec.pose, ...motion }: Frame): Item[] {
  return animatedItems(bareSubject({ ...spec, pose }).filter(isSolid), motion);
}

/** Where figures stand in a window of the picture. */
export interface FigureWindow {
  /** Of the window at the top left of the picture, in units. */
  width: number;
  height: number;
  /** Clear units on each side. */
  margin: number;
  /** Units of the picture for one of the cat. */
  scale: number;
}

/** The largest scale at which all these boxes fit, their feet on one ground. */
export function fitFigures(
  boxes: readonly Box[],
  window: Omit<FigureWindow, "scale">,
): FigureWindow {
  const { width, height, margin } = window;
  const scale = Math.min(
    ...boxes.map((box) => (width - 2 * margin) / widthOf(box)),
    ...boxes.map((box) => (height - 2 * margin) / heightOf(box)),
  );
  return { ...window, scale };
}

/** Paints a figure whose row has this box, on a clear canvas of `side` × `side` pixels that shows a whole picture. */
export async function figurePainter(
  spec: CatSpec,
  { width, height, margin, scale }: FigureWindow,
  side: number,
): Promise<(items: readonly Item[], row: Box) => Canvas> {
  const cut = await STYLE_ENTRIES[spec.style].loadCutter();
  const { light: { rim: _, ...light }, ...scene }: Scene = compose(spec);
  return (items, row) => {
    const placed = moveItems(
      placing({
        at: [
          width / 2 - ((row.left + row.right) / 2) * scale,
          height - margin - row.bottom * scale,
        ],
        scale,
      }),
      items,
    );
    return paintAtSize(cut, { ...scene, light, items: placed, subject: boundsOf(placed) }, side);
  };
}

/** Light and sparks in the air are detached from the figure. */
function isSolid(item: Item): boolean {
  return item.role !== "shadow" && item.is !== "glow";
}

/** The box around all of these. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
