/**
 * @module The colours of a setting, drawn together: what lies around a cat is quieter than the cat, in
 * colour and in value, and takes the hue of the light where it is light and that of the shade where it is
 * dark.
 */
import { type Colour, mix } from "../colour/colour.ts";
import { smoothstep } from "../geometry/smoothstep.ts";
import type { Item, Scene } from "../scene.ts";

/** How a style settles a setting; each 0..1. */
export interface Muting {
  /** Share of the purity that is taken. */
  grey: number;
  /** How far colours move to the hue of light and shade. */
  drawn: number;
  /** How far values move to the middle of the hour. */
  flat: number;
  /** How much deeper in full daylight all values lie but those of the sky; absent: not at all. */
  deep?: number;
}

/** The value around which a setting gathers without light and on a bright day, and how much darker around a white cat. */
const MIDDLE = { night: 0.2, day: 0.8, white: 0.24 };
/** Coats are white from this lightness on, wholly so from that. */
const PALE = 0.72, WHITE = 0.9;
/** Purity of the light and of the shade that colours are drawn to. */
const AIR = 0.055;
/** Colours from this lightness on are as the light is, up to that as the shade. */
const LIT = 0.8, SHADED = 0.3;
/** Farther things are settled this much more than near ones. */
const FAR = 0.5;

/** From this lightness on a surface is deepened less, from that on not at all. */
const SNOW = [0.86, 0.96] as const;

/** The share by which the farthest things are deepened less than the nearest. */
const NEAR_ONLY = 0.6;

/** Things of a setting, settled. */
export function mutedItems(items: readonly Item[], scene: Scene, quiet: Muting): Item[] {
  const solid = settling(scene, quiet), air = settling(scene, airy(quiet));
  return items.map((item) => {
    if (item.is === "eye" || item.is === "glow" || item.role === "shadow") return item;
    // What shines is the brightest and purest of a setting.
    if (item.is === "region" && item.texture === "light") return item;
    const settle = item.role === "sky" ? air : solid;
    if (item.is === "line") return { ...item, colour: settle(item.colour, 0) };
    const { colour, colourEnd, marks, depth = 0 } = item;
    return {
      ...item,
      colour: settle(colour, depth),
      ...colourEnd && { colourEnd: settle(colourEnd, depth) },
      marks: marks.map((mark) => ({ ...mark, colour: settle(mark.colour, depth) })),
    };
  });
}

/** The sky of a scene, settled. */
export function mutedSky(scene: Scene, quiet: Muting): Scene["sky"] {
  const settle = settling(scene, airy(quiet));
  return scene.sky.map((stop) => ({ ...stop, colour: settle(stop.colour, 0) }));
}

/** A sky is light itself: it keeps its hue and most of its value. */
function airy({ grey, flat }: Muting): Muting {
  return { grey, drawn: 0, flat: flat / 2 };
}

function settling({ light, items }: Scene, { grey, drawn, flat, deep = 0 }: Muting) {
  const coat = items.find((item) => item.is === "region" && item.role === "coat");
  const white = coat?.is === "region" ? smoothstep(PALE, WHITE, coat.colour.l) : 0;
  const middle = MIDDLE.night +
    (MIDDLE.day - MIDDLE.white * white - MIDDLE.night) * light.key;
  return (colour: Colour, depth: number): Colour => {
    const more = 1 + FAR * depth;
    const settled = colour.l + (middle - colour.l) * Math.min(1, flat * more);
    // What is far lies in the light air before it; snow is never grey.
    const l = settled *
      (1 - deep * light.key * (1 - NEAR_ONLY * depth) * (1 - smoothstep(...SNOW, colour.l)));
    const own = { l, c: colour.c * (1 - Math.min(1, grey * more)), h: colour.h };
    const lit = Math.min(1, Math.max(0, (colour.l - SHADED) / (LIT - SHADED)));
    const air = mix(
      { l, c: AIR, h: light.shade.h },
      { l, c: AIR, h: light.colour.h },
      lit,
    );
    return mix(own, air, Math.min(1, drawn * more));
  };
}
