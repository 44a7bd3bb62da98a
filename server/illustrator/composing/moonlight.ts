/**
 * @module At night without a lamp the moon lights the ground around the cats and lays its way on water; what lies farther off
 * keeps its dark.
 */
import { bounds, boundsOf, type Box, heightOf, widthOf } from "../geometry/measure.ts";
import { ellipse } from "../geometry/shapes.ts";
import { mark } from "../items.ts";
import { type Item, type Mark, PICTURE_SIZE, type Region, type Scene } from "../scene.ts";
import { times } from "../times.ts";

/** Brighter hours need no pool. */
const DARK = 0.5;
/** What the moon makes of the ground: this light, and so much purer than its own light is. */
const LIT = { l: 0.66, purer: 0.03 };
/** Half its width and height against the width of the subject, its least half width in units, the softness of its edge. */
const POOL = { wide: 0.95, least: 300, high: 0.27, soft: 0.42, opacity: 0.62 };
/** Narrower water is a puddle or a tub, in shares of the picture. */
const LAKE = 0.7;
/** Glints on water: how many, half the width of the farthest and how much wider the nearest is, their height, how far they
 * lie beside the way, and their opacity. */
const WAY = { count: 11, wide: 26, wider: 84, high: 4.6, aside: 15, opacity: 0.95 };

/** The scene with the light of its moon on ground and water. */
export function withMoonlight(scene: Scene): Scene {
  const { items, light, subject } = scene, moon = items.find(isMoon);
  if (light.key >= DARK || !moon) return scene;
  const half = Math.max(POOL.least, widthOf(subject) * POOL.wide), high = half * POOL.high;
  const x = (subject.left + subject.right) / 2, y = subject.bottom;
  const colour = { l: LIT.l, c: light.colour.c + LIT.purer, h: light.colour.h };
  const pool = {
    ...mark("light", ellipse([x, y], half, high), colour, high * POOL.soft),
    opacity: POOL.opacity * (1 - light.key),
  };
  const { left, right } = bounds(moon.outline);
  return {
    ...scene,
    items: items.map((item) => {
      if (item.is !== "region") return item;
      const box = bounds(item.outline);
      if (isLake(item, box)) {
        const water = { ...box, bottom: Math.min(box.bottom, shoreBelow(items, box)) };
        return {
          ...item,
          marks: [...item.marks, ...glints(water, (left + right) / 2, moon.colour)],
        };
      }
      const isUnder = isGround(item) && box.top < y + high && box.bottom > y - high;
      return isUnder ? { ...item, marks: [...item.marks, pool] } : item;
    }),
  };
}

/** Where the ground before the water begins. */
function shoreBelow(items: readonly Item[], water: Box): number {
  const tops = items.filter((item) => item.is === "region" && isGround(item))
    .map((item) => boundsOf([item]).top);
  return Math.min(PICTURE_SIZE, ...tops.filter((top) => top > water.top + 40));
}

/** The way of the moon on water: glints below each other, wider towards the viewer. */
function glints(water: Box, x: number, colour: Mark["colour"]): Mark[] {
  const deep = water.bottom - water.top;
  return times(WAY.count, (i) => {
    const near = (i + 0.6) / WAY.count, aside = Math.sin(i * 2.4) * WAY.aside * (0.4 + near);
    const y = water.top + deep * near ** 1.35;
    const wide = (WAY.wide + WAY.wider * near) * (0.62 + 0.38 * Math.sin(i * 1.7 + 1));
    return {
      ...mark("light", ellipse([x + aside, y], wide, WAY.high * (0.6 + near)), colour, 1),
      opacity: WAY.opacity * (1 - 0.45 * near),
    };
  });
}

function isMoon(item: Item): item is Region & Item {
  return item.is === "region" && item.role === "sky" && item.name === "moon";
}

function isGround({ role, opacity = 1 }: Region): boolean {
  return role === "ground" && opacity > 0.6;
}

/** Sea, lake or river behind the cats. */
function isLake({ role, texture }: Region, box: Box): boolean {
  return role === "scenery" && texture === "water" && widthOf(box) > LAKE * PICTURE_SIZE &&
    heightOf(box) > 40;
}
