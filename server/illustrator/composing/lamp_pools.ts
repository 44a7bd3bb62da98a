/**
 * @module In the dark a lamp lights what is around it: warm air behind the cat, and a pool of light on the ground at its
 * foot.
 */
import type { Style } from "../../../lib/choices.ts";
import { bounds, contains } from "../geometry/measure.ts";
import { ellipse } from "../geometry/shapes.ts";
import { smoothstep } from "../geometry/smoothstep.ts";
import { CORNER_DUSK } from "../contrast.ts";
import { glow, mark } from "../items.ts";
import { isOfSubject } from "./layers.ts";
import { shinesOn } from "../relief/lamps.ts";
import { type Glow, type Item, PICTURE_SIZE, type Region, type Scene } from "../scene.ts";

/** Washes have no night left where a city's lamps shine: there only what is beside the cat has a pool. */
const WITHOUT_SCENERY: readonly Style[] = ["watercolor"];
/** Brighter hours and places drown it. */
const DARK = 0.6;
/** How much more of it is seen than the hour lacks of key light. */
const DIMMED = 1.6;
/** Radius × strength of the weakest lamp that has a pool, and how far behind the cat it may stand. */
const BRIGHT = 60, NEAR = 0.5;
/** More pools would be one haze. */
const MOST = 2;
/** Colour of what it lights, of its hue: pale light over a blue night would be milk. */
const LIT = { l: 0.76, c: 0.14 };
/** Radius of the air it lights against that of its glow, its least in units, and its strength. */
const AIR = { wide: 1.9, least: 360, strength: 0.62 };
/** Few colours show a weaker light as strongly: more would veil firs and mountains. */
const OF_FEW_COLOURS: readonly Style[] = ["pixel"], WEAKER = 0.78, NARROWER = 0.92;
/** The pool on the ground: half its width and height against the radius of the air, the softness of its edge, its opacity. */
const POOL = { wide: 0.9, high: 0.26, soft: 0.2, opacity: 0.75 };

/** The name of the air that a lamp lights, before its number. */
const LIT_AIR = "lit air";

/** Whether a light of this name is the air around a lamp. */
export function isLitAir(name: string): boolean {
  return name.startsWith(LIT_AIR);
}

/** The scene with the light that its lamps throw on air and ground. */
export function withLampPools(scene: Scene): Scene {
  const { items, light } = scene;
  if (light.key >= DARK) return scene;
  const isSpare = WITHOUT_SCENERY.includes(scene.spec.style);
  const lamps = items.filter(shinesOn).filter(({ role }) => !isSpare || role === "prop")
    .filter(({ radius, strength, depth = 0 }) => radius * strength >= BRIGHT && depth <= NEAR)
    .sort((a, b) => b.radius * b.strength - a.radius * a.strength)
    .slice(0, MOST);
  const pooled = lamps.reduce((lit, lamp, i) => withPool(lit, lamp, `${LIT_AIR} ${i + 1}`), scene);
  const [nearest] = lamps.filter(({ role }) => role === "prop");
  return nearest ? { ...pooled, items: pooled.items.map(duskAwayFrom(nearest)) } : pooled;
}

/** Corners are so much darker the farther they lie from a lamp, in units: it is the one bright place of the picture. */
const DUSK = { more: 1.3, from: 420, to: 1000, most: 0.62 };

function duskAwayFrom({ centre: [x, y] }: Glow): (item: Item) => Item {
  return (item) => {
    if (item.is !== "glow" || !item.name.startsWith(CORNER_DUSK)) return item;
    const away = Math.hypot(item.centre[0] - x, item.centre[1] - y);
    const far = smoothstep(DUSK.from, DUSK.to, away);
    return { ...item, strength: Math.min(DUSK.most, item.strength * (1 + DUSK.more * far)) };
  };
}

function withPool(scene: Scene, lamp: Glow, name: string): Scene {
  const { items, light, subject } = scene, { centre: [x, y], colour } = lamp;
  const isOfFew = OF_FEW_COLOURS.includes(scene.spec.style);
  const radius = Math.max(AIR.least, lamp.radius * AIR.wide) * (isOfFew ? NARROWER : 1),
    dark = Math.min(1, DIMMED * (1 - light.key));
  const lit = { ...LIT, h: colour.h };
  const foot = Math.min(PICTURE_SIZE, Math.max(y, subject.bottom));
  const ground = items.findLastIndex((item) =>
    isGround(item) && contains(item.outline, [x, foot - 1])
  );
  const lighted = items.map((item, i) =>
    i === ground && item.is === "region" ? withMark(item, lit, [x, foot], radius, dark) : item
  );
  const first = lighted.findIndex(isOfSubject);
  const air = glow({
    name,
    centre: [x, y],
    radius,
    colour: lit,
    strength: AIR.strength * dark * (isOfFew ? WEAKER : 1),
    depth: 0,
  });
  return { ...scene, items: first < 0 ? lighted : lighted.toSpliced(first, 0, air) };
}

function isGround(item: Item): item is Region {
  return item.is === "region" && item.role === "ground" && (item.opacity ?? 1) > 0.6;
}

function withMark(
  ground: Region,
  lit: Glow["colour"],
  [x, foot]: readonly [number, number],
  radius: number,
  dark: number,
): Region {
  const { top } = bounds(ground.outline),
    high = Math.min(radius * POOL.high, Math.max(20, foot - top));
  const pool = {
    ...mark("light", ellipse([x, foot], radius * POOL.wide, high), lit, radius * POOL.soft),
    opacity: POOL.opacity * dark,
  };
  return { ...ground, marks: [...ground.marks, pool] };
}
