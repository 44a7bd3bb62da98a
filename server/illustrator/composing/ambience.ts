/** @module The light of the hour on a cat. */
import { type Colour, mix } from "../colour/colour.ts";
import type { Item } from "../scene.ts";
import type { CatSpec, Time } from "../spec.ts";
import { PLACES } from "../world/places.ts";

/** The air of each hour, and how much of it a cat takes on. */
const AMBIENCES: Record<Exclude<Time, "day">, [air: Colour, share: number]> = {
  dawn: [{ l: 0.86, c: 0.09, h: 30 }, 0.05],
  sunset: [{ l: 0.7, c: 0.13, h: 45 }, 0.06],
  dusk: [{ l: 0.52, c: 0.12, h: 305 }, 0.08],
  night: [{ l: 0.42, c: 0.1, h: 275 }, 0.1],
};

/** The hour's light on the cat: faint, so that every coat keeps its colour. */
export function inAmbience(items: Item[], { time, setting }: CatSpec): Item[] {
  const place = PLACES[setting];
  if (time === "day" || place.indoors) return items;
  const [air, share] = AMBIENCES[time];
  return items.map((item) => {
    if (item.is === "line") return { ...item, colour: mix(item.colour, air, share) };
    if (item.is !== "region" || item.texture === "light") return item;
    return {
      ...item,
      colour: mix(item.colour, air, share),
      ...(item.colourEnd ? { colourEnd: mix(item.colourEnd, air, share) } : {}),
      marks: item.marks.map((mark) => ({ ...mark, colour: mix(mark.colour, air, share) })),
    };
  });
}
