/** @module What falls, drifts and blows over an outdoor picture. */
import { type Colour, mix, shift } from "../colour/colour.ts";
import { curve, ellipse, leaf } from "../geometry/shapes.ts";
import { backdrop, glow, line, mark, scenery } from "../items.ts";
import type { Item, Point } from "../scene.ts";
import type { Weather } from "../spec.ts";
import type { Land } from "./place.ts";
import { times } from "../times.ts";

/** Whether sun, moon and stars can be seen. */
export function isFair(weather: Weather): boolean {
  return !COVERED.has(weather);
}

const COVERED: ReadonlySet<Weather> = new Set<Weather>(["cloudy", "rain", "storm", "snow", "fog"]);

/** What falls or drifts: behind and before the cat. */
export function weatherItems(
  { spec, random, grade }: Land,
  ground: number,
): { back: Item[]; front: Item[] } {
  const fall = random("weather");
  // What falls before the cat keeps to the sides, off its face.
  const aside = () => fall.chance(0.5) ? fall.between(-20, 250) : fall.between(774, 1044);
  switch (spec.weather) {
    case "clear":
    case "cloudy":
    case "rainbow":
    case "aurora":
    case "shooting stars":
      return { back: [], front: [] };
    case "wind":
      return { back: gusts(fall, grade), front: [] };
    case "storm":
    case "rain": {
      // Against a bright sky drops are dark, against a dark one bright.
      const isBright = spec.time === "day" || spec.time === "dawn";
      const colour = grade({ l: isBright ? 0.64 : 0.88, c: 0.04, h: 240 });
      const wet = grade({ l: 0.8, c: 0.04, h: 235 });
      const drop = (name: string, x: number): Item => {
        const y = fall.between(-20, ground),
          length = fall.between(26, 52);
        return line(name, "sky", [[x, y], [x - length * 0.25, y + length]], colour, [1.6, 3.8]);
      };
      const splash = (): Item => {
        const at: Point = [fall.between(20, 1004), fall.between(ground - 10, 1010)];
        return scenery("splash", "water", ellipse(at, fall.between(14, 26), 4.5), wet, {
          role: "ground",
          opacity: 0.55,
        });
      };
      const puddle = (): Item => {
        const at: Point = [fall.between(0, 1024), fall.between(ground + 16, 1000)];
        const width = fall.between(70, 130);
        return scenery("puddle", "water", ellipse(at, width, width * 0.16), wet, {
          role: "ground",
          opacity: 0.42,
          marks: [
            mark(
              "light",
              ellipse([at[0] - width * 0.2, at[1] - 4], width * 0.5, 2.6),
              shift(wet, { l: 0.1 }),
            ),
          ],
        });
      };
      return {
        back: [
          ...Array.from({ length: 5 }, puddle),
          ...times(110, () => drop("rain", fall.between(-20, 1060))),
          ...Array.from({ length: 16 }, splash),
        ],
        front: times(26, () => drop("rain before", aside())),
      };
    }
    case "snow": {
      const flake = (name: string, x: number, large: number): Item => {
        const at: Point = [x, fall.between(0, 1010)],
          size = fall.between(2.4, 6) * large;
        return backdrop({
          name,
          role: "sky",
          texture: "cloud",
          outline: ellipse(at, size, size),
          colour: { l: 0.985, c: 0.008, h: 240 },
          opacity: 0.92,
        });
      };
      return {
        back: times(80, () => flake("snowflake", fall.between(0, 1024), 1)),
        front: times(18, () => flake("snowflake before", aside(), 1.5)),
      };
    }
    case "fog": {
      // At night fog is lit by the moon alone: pale grey would be mud.
      const air: Colour = spec.time === "night" || spec.time === "dusk"
        ? { l: 0.66, c: 0.07, h: 275 }
        : { l: 0.9, c: 0.01, h: 230 };
      const mist = mix(grade({ l: 0.94, c: 0.012, h: 230 }, 0.4), air, 0.45);
      const bank = (name: string, y: number, strength: number): Item =>
        glow({
          name,
          centre: [fall.between(100, 924), y],
          radius: fall.between(330, 470),
          colour: mist,
          strength,
        });
      return {
        back: [0.42, 0.55, 0.62, 0.7, 0.78, 0.5].map((share) => bank("fog", ground * share, 0.6)),
        front: [bank("fog before", 1050, 0.42), bank("fog before", 1070, 0.42)],
      };
    }
  }
}

/** Strokes of moving air with leaves in them. */
function gusts(fall: ReturnType<Land["random"]>, grade: Land["grade"]): Item[] {
  return times(9, (i): Item[] => {
    const x = fall.between(-60, 700),
      y = 110 + i * 84 + fall.between(-20, 20),
      long = fall.between(180, 320);
    const way = curve([
      [x, y],
      [x + long * 0.4, y - 16],
      [x + long * 0.75, y + 4],
      [x + long, y - 22],
      [x + long * 0.94, y - 48],
      [x + long * 0.84, y - 34],
    ]);
    const at: Point = [x + long * 0.5, y + fall.between(18, 40)];
    return [
      line("gust", "sky", way, grade({ l: 0.97, c: 0.012, h: 220 }, 0.2), [1.6, 4]),
      scenery(
        "blown leaf",
        "plant",
        leaf([at[0] - 16, at[1] + 6], [at[0] + 16, at[1] - 8], 8),
        grade({ l: 0.68, c: 0.14, h: 60 + i * 10 }),
        { depth: 0.1 },
      ),
    ];
  }).flat();
}
