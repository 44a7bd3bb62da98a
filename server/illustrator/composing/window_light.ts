/** @module By day the light of a window lies on the floor before it, aslant, with the shadow of its bars. */
import type { Style } from "../../../lib/choices.ts";
import { bounds, type Box, heightOf, widthOf } from "../geometry/measure.ts";
import { mark } from "../items.ts";
import {
  type Item,
  type Mark,
  PICTURE_SIZE,
  type Point,
  type Region,
  type Scene,
} from "../scene.ts";

/** Few colours make a patch of light on a woven rug a stain. */
const WITHOUT: readonly Style[] = ["pixel"];
/** In less light there is none on a floor. */
const DAY = 0.7;
/** Smaller windows are those of toys and houses, in units. */
const LEAST = 150;
/** Where the patch lies on the floor, in shares of its depth; how far aslant it runs and how much wider it is before the viewer
 * than at the wall, in shares of the window's width; the share of its bars. */
const PATCH = { from: 0.16, to: 0.86, aslant: 0.7, wider: 1.5, bar: 0.07 };
/** The softness of its edges, in units, and its opacity. */
const LAID = { soft: 5, opacity: 0.42 };
/** What sunlight makes of a floor. */
const LIT = { l: 0.96, c: 0.05 };

/** The scene with the light of its largest window on the floor. */
export function withWindowLight(scene: Scene): Scene {
  const { items, light, spec } = scene;
  if (light.key < DAY || WITHOUT.includes(spec.style)) return scene;
  const window = items.filter(isWindow).map(({ outline }) => bounds(outline))
    .toSorted((a, b) => widthOf(b) - widthOf(a))[0];
  const floor = items.find(isFloor);
  if (!window || !floor || widthOf(window) < LEAST) return scene;
  const { top } = bounds(floor.outline);
  const depth = PICTURE_SIZE - top;
  // A window below the edge of its floor is seen from outside.
  if (depth < 60 || window.bottom > top + 40 || heightOf(window) < LEAST / 2) return scene;
  const lit = panes(window, top, depth, -Math.sign(light.towards[0] || 1))
    .map((outline): Mark => ({
      ...mark("light", outline, { ...LIT, h: light.colour.h }, LAID.soft),
      opacity: LAID.opacity * light.key,
    }));
  return {
    ...scene,
    items: items.map((item) => isFloor(item) ? { ...item, marks: [...item.marks, ...lit] } : item),
  };
}

/** Four panes on the floor. */
function panes(window: Box, top: number, depth: number, side: number): Point[][] {
  const wide = widthOf(window), middle = (window.left + window.right) / 2;
  const at = (across: number, along: number): Point => {
    const far = PATCH.from + (PATCH.to - PATCH.from) * along;
    const spread = 1 + (PATCH.wider - 1) * far;
    return [
      middle + side * wide * PATCH.aslant * (0.3 + far) + (across - 0.5) * wide * spread,
      top + depth * far,
    ];
  };
  const halves = [[0, 0.5 - PATCH.bar / 2], [0.5 + PATCH.bar / 2, 1]] as const;
  return halves.flatMap(([near, far]) =>
    halves.map(([left, right]): Point[] => [
      at(left, near),
      at(right, near),
      at(right, far),
      at(left, far),
    ])
  );
}

function isWindow(item: Item): item is Region & Item {
  return item.is === "region" && item.name.startsWith("window sky");
}

function isFloor(item: Item): item is Region & Item {
  return item.is === "region" && item.role === "ground" && (item.opacity ?? 1) > 0.6 &&
    widthOf(bounds(item.outline)) > FLOOR;
}

/** Narrower grounds are mats and shelves, in units. */
const FLOOR = 400;
