/**
 * @module The outlines of a picture, to be coloured in: closed shapes, those in front over those behind.
 */
import { compose } from "../compose.ts";
import { bounds, heightOf, widthOf } from "../geometry/measure.ts";
import { ellipse } from "../geometry/shapes.ts";
import { taperedOutline } from "../painters/canvas.ts";
import type { Eye, Item, Mark, Point, Region } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { pathOf } from "../vector/paths.ts";
import type { OutlineShape } from "./options.ts";

/** Smaller things cannot be coloured in, in units. */
const SMALLEST = 14;

/** Marks that are areas of the coat; shades and lights are none. */
const AREAS: readonly Mark["kind"][] = ["stripe", "patch", "white", "detail"];

/** JSON of `OutlineShape[]`. The same recipe gives the same bytes. */
export function drawOutlines(spec: CatSpec): Promise<Uint8Array> {
  const { items } = compose({ ...spec, style: "cartoon" });
  const shapes = items.flatMap(shapesOf);
  return Promise.resolve(new TextEncoder().encode(JSON.stringify(shapes)));
}

function shapesOf(item: Item): OutlineShape[] {
  switch (item.is) {
    case "region":
      return regionShapes(item);
    case "eye":
      return eyeShapes(item);
    case "line":
      return item.role === "face" || item.role === "costume" || item.role === "accessory"
        ? [black(taperedOutline(item))]
        : [];
    case "glow":
      return [];
  }
}

function regionShapes({ role, outline, marks, opacity = 1, depth = 0 }: Region): OutlineShape[] {
  const isAir = role === "sky" || role === "shadow" || opacity < 0.6 || depth > 0.9;
  if (isAir || !isColourable(outline)) return [];
  const inside = marks.filter(({ kind, soft, opacity: strength = 1, outline }) =>
    AREAS.includes(kind) && soft < 12 && strength > 0.5 && isColourable(outline)
  );
  return [{
    d: pathOf(outline),
    fill: "white",
    inside: inside.map((mark) => pathOf(mark.outline)),
  }];
}

function isColourable(outline: readonly Point[]): boolean {
  const box = bounds(outline);
  return widthOf(box) >= SMALLEST && heightOf(box) >= SMALLEST;
}

/** An open eye is a ball with a black pupil; a closed one is the lid alone. */
function eyeShapes({ centre: [x, y], size: [w, h], pupil, closed, look }: Eye): OutlineShape[] {
  if (closed) {
    const up = closed === "happy" ? 1 : -1;
    return [black(crescent([x, y], w, h * 0.5 * up))];
  }
  const at: Point = [x + look[0] * w * 0.14, y + look[1] * h * 0.12];
  return [
    { d: pathOf(ellipse([x, y], w, h)), fill: "white", inside: [] },
    { d: pathOf(ellipse(at, w * 0.84, h * 0.88)), fill: "white", inside: [] },
    black(ellipse(at, w * 0.72 * pupil, h * 0.66)),
    {
      d: pathOf(ellipse([at[0] - w * 0.28, at[1] - h * 0.3], w * 0.2, h * 0.2)),
      fill: "white",
      inside: [],
    },
  ];
}

function crescent([x, y]: Point, w: number, rise: number): Point[] {
  const arc = (lift: number, back: boolean) =>
    Array.from({ length: 13 }, (_, i): Point => {
      const t = ((back ? 12 - i : i) / 6) - 1;
      return [x + t * w, y - (1 - t * t) * lift];
    });
  return [...arc(rise, false), ...arc(rise * 0.7, true)];
}

function black(outline: Point[]): OutlineShape {
  return { d: pathOf(outline), fill: "black", inside: [] };
}
