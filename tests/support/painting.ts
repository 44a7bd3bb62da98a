/**
 * @module Looking at a painting through the scene it was painted from; the painters' tests ask what can be
 * seen where.
 */
import type { Canvas } from "@napi-rs/canvas";
import type { Style } from "../../lib/choices.ts";
import { type Colour, difference, fromRgb } from "../../server/illustrator/colour/colour.ts";
import { compose } from "../../server/illustrator/compose.ts";
import { bounds, contains } from "../../server/illustrator/geometry/measure.ts";
import {
  type Item,
  PICTURE_SIZE,
  type Point,
  type Region,
  type Role,
  type Scene,
} from "../../server/illustrator/scene.ts";
import type { CatSpec } from "../../server/illustrator/spec.ts";
import { parse } from "../../server/illustrator/words/parse.ts";
import { resolve } from "../../server/illustrator/words/resolve.ts";
import { layersOf } from "../../server/illustrator/composing/layers.ts";

/** The scene of a description, with parts of its recipe replaced. */
export function sceneOf(prompt: string, style: Style, changes: Partial<CatSpec> = {}): Scene {
  return compose({ ...resolve(parse(prompt), { style, seed: "1" }), ...changes });
}

/** The colour of a painting, of any size, at any point of the picture. */
export function sampler(canvas: Canvas): (point: Point) => Colour {
  const data = canvas.data(), size = canvas.width, scale = size / PICTURE_SIZE;
  const pixel = (value: number) => Math.min(size - 1, Math.max(0, Math.round(value * scale)));
  return ([x, y]) => {
    const at = (pixel(y) * size + pixel(x)) * 4;
    return fromRgb([data[at]!, data[at + 1]!, data[at + 2]!]);
  };
}

/** Points `step` units apart where this region, and nothing above it, lies. */
export function pointsOf(scene: Scene, name: string, step = 6): Point[] {
  const index = scene.items.findIndex((item) => item.is === "region" && item.name === name);
  const region = scene.items[index] as Region;
  const above = scene.items.slice(index + 1).filter((item) => item.is === "region");
  return gridIn(region.outline, step).filter((point) =>
    !above.some(({ outline }) => contains(outline, point))
  );
}

/** Points inside the open part of the eyes. */
export function pointsOfEyes(scene: Scene, step = 3): Point[] {
  return scene.items.flatMap((item) => {
    if (item.is !== "eye") return [];
    const { centre: [x, y], size: [w, h] } = item;
    return gridIn([[x - w, y], [x, y - h], [x + w, y], [x, y + h]], step);
  });
}

/** The middle of hues, in degrees, of the colours that have one. */
export function hueOf(colours: readonly Colour[]): number {
  const hues = colours.filter(({ c }) => c > 0.06).map(({ h }) => h);
  const [x, y] = hues.reduce(
    ([x, y], h) => [x + Math.cos((h * Math.PI) / 180), y + Math.sin((h * Math.PI) / 180)],
    [0, 0],
  );
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/**
 * Share of a silhouette's points where a ring inside differs visibly from a ring outside; without those under
 * clothes, or behind what stands in front of the cat.
 */
export function silhouetteShare(scene: Scene, colourAt: (point: Point) => Colour): number {
  const isCoat = (item: Item): item is Region => item.is === "region" && item.role === "coat";
  const outlines = scene.items.filter(isCoat).map(({ outline }) => outline);
  const points = scene.items.flatMap((item, index) => {
    if (!isCoat(item)) return [];
    const { outline } = item;
    const covers = scene.items.slice(index + 1).filter(isCover);
    return outline.flatMap((point, i) => {
      if (covers.some((cover) => contains(cover.outline, point))) return [];
      const [nx, ny] = normalOf(outline, i);
      const away = (by: number): Point => [point[0] + nx * by, point[1] + ny * by];
      const out = contains(outline, away(4)) ? -1 : 1;
      return outlines.some((other) => contains(other, away(out * 18)))
        ? []
        : [{ inside: [-3, 2, 8, 14].map((by) => away(-by * out)), outside: away(out * 18) }];
    });
  });
  const clear = points.filter(({ inside, outside }) =>
    Math.max(...inside.map((point) => difference(colourAt(point), colourAt(outside)))) >= 0.1
  );
  return clear.length / points.length;
}

function isCover(item: Item): item is Region {
  return item.is === "region" && COVERING.has(item.role);
}

const COVERING: ReadonlySet<Role> = new Set<Role>(["costume", "accessory", "front"]);

/** The same subject with nothing but a black night around it. */
export function inTheDark(scene: Scene): Scene {
  const { subject } = layersOf(scene.items);
  const rim = scene.light.rim ?? { l: 0.85, c: 0.06, h: 260 };
  return {
    ...scene,
    sky: [{ offset: 0, colour: NIGHT }, { offset: 1, colour: NIGHT }],
    light: { ...scene.light, rim },
    items: subject,
  };
}

const NIGHT: Colour = { l: 0.2, c: 0.05, h: 275 };

function gridIn(outline: readonly Point[], step: number): Point[] {
  const { left, top, right, bottom } = bounds(outline);
  const points: Point[] = [];
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) if (contains(outline, [x, y])) points.push([x, y]);
  }
  return points;
}

function normalOf(outline: readonly Point[], i: number): Point {
  const n = outline.length;
  const [ax, ay] = outline[(i + n - 1) % n]!, [bx, by] = outline[(i + 1) % n]!;
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(by - ay) / length, -(bx - ax) / length];
}
