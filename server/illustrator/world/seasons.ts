/** @module The season: what it does to everything green, and what it lets fall. */
import { type Colour, mix, shift } from "../colour/colour.ts";
import { ellipse, leaf, smooth } from "../geometry/shapes.ts";
import { backdrop, glow, mark } from "../items.ts";
import type { Item, Point } from "../scene.ts";
import type { Season } from "../spec.ts";
import type { Land } from "./place.ts";
import { SNOW } from "./tones.ts";
import { times } from "../times.ts";

/** A colour of nature in this season: greens turn, everything else stays. */
export function inSeason(colour: Colour, season: Season | undefined): Colour {
  const isGreen = colour.h > 98 && colour.h < 172 && colour.c > 0.045;
  if (!season || !isGreen) return colour;
  if (colour.h > NEEDLES) return season === "winter" ? mix(colour, SNOW, 0.16) : colour;
  const isGrass = colour.l > 0.64;
  switch (season) {
    case "spring":
      return shift(colour, { l: 0.035, c: 0.02, h: -9 });
    case "summer":
      return shift(colour, { c: 0.025, h: -3 });
    case "autumn":
      return isGrass
        ? { l: colour.l, c: colour.c * 0.85, h: 92 }
        : { l: colour.l + 0.06, c: colour.c + 0.04, h: 26 + ((colour.l * 100) % 9) * 5 };
    case "winter":
      return mix(colour, SNOW, isGrass ? 0.86 : 0.62);
  }
}

/** Bluer greens are needles, which stay. */
const NEEDLES = 148;

/** What the season adds to an outdoor picture; before the cat only at the sides. */
export function seasonItems(land: Land): { back: Item[]; front: Item[] } {
  const { season } = land.spec;
  if (!season) return { back: [], front: [] };
  switch (season) {
    case "spring":
      return drifting(
        land,
        ["petal", 30],
        (at, size, turn) => ellipse(at, size, size * 0.55, turn),
        [{ l: 0.9, c: 0.07, h: 355 }, { l: 0.95, c: 0.03, h: 20 }],
      );
    case "autumn":
      return drifting(land, ["falling leaf", 34], (at, size, turn) => {
        const reach = size * 1.7, dx = Math.cos(turn) * reach, dy = Math.sin(turn) * reach;
        return leaf([at[0] - dx, at[1] - dy], [at[0] + dx, at[1] + dy], size * 0.8);
      }, [
        { l: 0.66, c: 0.17, h: 45 },
        { l: 0.58, c: 0.18, h: 28 },
        { l: 0.8, c: 0.14, h: 82 },
        { l: 0.5, c: 0.1, h: 50 },
      ]);
    case "summer":
      return { back: pollen(land), front: [] };
    case "winter":
      return { back: [], front: snowDrifts(land) };
  }
}

function drifting(
  { random, grade }: Land,
  [name, count]: [string, number],
  shape: (at: Point, size: number, turn: number) => Point[],
  colours: Colour[],
): { back: Item[]; front: Item[] } {
  const fall = random("season.fall");
  const one = (front: boolean): Item => {
    const x = !front
      ? fall.between(0, 1024)
      : fall.chance(0.5)
      ? fall.between(-10, 240)
      : fall.between(784, 1034);
    const at: Point = [x, fall.between(40, 1000)], colour = fall.pick(colours);
    return backdrop({
      name: front ? `${name} before` : name,
      role: front ? "front" : "scenery",
      texture: "plant",
      outline: shape(at, fall.between(7, 12) * (front ? 1.7 : 1), fall.between(0, 6)),
      colour: grade(colour),
      ...(front ? {} : { depth: 0.1 }),
    });
  };
  return { back: times(count, () => one(false)), front: times(12, () => one(true)) };
}

/** Gold dust in the warm air. */
function pollen({ random }: Land): Item[] {
  const air = random("season.fall");
  return times(26, (): Item =>
    glow({
      name: "pollen",
      centre: [air.between(20, 1004), air.between(260, 900)],
      radius: air.between(5, 12),
      colour: { l: 0.95, c: 0.11, h: 92 },
      strength: 0.75,
      depth: 0.2,
    }));
}

/** Snow heaped up in both lower corners. */
function snowDrifts({ grade }: Land): Item[] {
  const snow = grade(SNOW);
  return [-1, 1].map((s): Item => {
    const at = (x: number) => 512 + s * (512 - x);
    return backdrop({
      name: "snow drift",
      role: "front",
      texture: "cloud",
      outline: smooth([
        [at(-30), 960, "corner"],
        [at(70), 948],
        [at(170), 982],
        [at(260), 1012],
        [at(310), 1060, "corner"],
        [at(-30), 1060, "corner"],
      ]),
      colour: snow,
      colourEnd: shift(snow, { l: -0.05, c: 0.015 }),
      marks: [mark("light", ellipse([at(60), 966], 70, 7, s * 0.2), shift(snow, { l: 0.02 }))],
    });
  });
}
