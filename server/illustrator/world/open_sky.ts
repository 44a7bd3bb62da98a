/**
 * The sky of an outdoor picture by hour and weather: sun, moon, stars, clouds, rain, snow, fog.
 *
 * @module
 */
import { type Colour, mix } from "../colour.ts";
import { ellipse } from "../geometry/shapes.ts";
import { backdrop, glow, line } from "../items.ts";
import type { Item, Point } from "../scene.ts";
import { cloud, disc, moon, stars } from "./heavens.ts";
import type { Land } from "./place.ts";

/** Lights and clouds above `horizon`. */
export function openSky({ spec, random, grade, lightSide }: Land, horizon: number): Item[] {
  const place = random("sky.place");
  const x = 512 + lightSide * place.between(290, 370), y = place.between(120, 190);
  const clear = spec.weather === "clear";
  const lamp: Point = spec.time === "sunset" ? [512 + lightSide * 300, horizon - 110] : [x, y];
  const clouds = cloudBank(random("sky.clouds"), {
    horizon,
    colour: cloudColour(spec.time, grade),
    count: clear ? 5 : 8,
  }).filter(({ at }) => !clear || Math.hypot(at[0] - lamp[0], at[1] - lamp[1]) > 210)
    .map(({ item }) => item);
  switch (spec.time) {
    case "day":
      return [...(clear ? disc("sun", [x, y], 58, { l: 0.95, c: 0.1, h: 95 }) : []), ...clouds];
    case "sunset":
      return [
        ...disc("sun", lamp, 84, { l: 0.9, c: 0.14, h: 75 }),
        ...clouds,
      ];
    case "night":
      return [
        ...(clear ? stars(random("sky.stars"), { count: 64, bottom: horizon }) : []),
        ...(clear ? moon([x, y], 62, place.chance(0.4)) : []),
        ...clouds.slice(0, clear ? 2 : 7),
      ];
  }
}

function cloudColour(time: "day" | "sunset" | "night", grade: Land["grade"]): Colour {
  return grade(
    time === "sunset" ? { l: 0.9, c: 0.07, h: 30 } : { l: 0.97, c: 0.015, h: 230 },
    0.35,
  );
}

function cloudBank(
  random: ReturnType<Land["random"]>,
  { horizon, colour, count }: { horizon: number; colour: Colour; count: number },
): { at: Point; item: Item }[] {
  return Array.from({ length: count }, (_, i) => {
    const side = i % 2 ? 1 : -1;
    const at: Point = [
      512 + side * random.between(220, 500),
      random.between(90, Math.max(180, horizon - 190)),
    ];
    return { at, item: cloud(random, at, random.between(150, 270), colour, 0.85) };
  });
}

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
      return { back: [], front: [] };
    case "rain": {
      const colour = grade({ l: 0.86, c: 0.03, h: 235 });
      const drop = (name: string, x: number): Item => {
        const y = fall.between(-20, ground),
          length = fall.between(26, 52);
        return line(name, "sky", [[x, y], [x - length * 0.25, y + length]], colour, [1.4, 3.2]);
      };
      const splash = (): Item => {
        const at: Point = [fall.between(20, 1004), fall.between(ground - 10, 1010)];
        return backdrop({
          name: "splash",
          role: "ground",
          texture: "water",
          outline: ellipse(at, fall.between(14, 26), 4.5),
          colour,
          opacity: 0.55,
        });
      };
      return {
        back: [
          ...Array.from({ length: 110 }, () => drop("rain", fall.between(-20, 1060))),
          ...Array.from({ length: 16 }, splash),
        ],
        front: Array.from({ length: 26 }, () => drop("rain before", aside())),
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
        back: Array.from({ length: 80 }, () => flake("snowflake", fall.between(0, 1024), 1)),
        front: Array.from({ length: 18 }, () => flake("snowflake before", aside(), 1.5)),
      };
    }
    case "fog": {
      // At night fog is lit by the moon alone: pale grey would be mud.
      const air: Colour = spec.time === "night"
        ? { l: 0.66, c: 0.07, h: 275 }
        : { l: 0.9, c: 0.01, h: 230 };
      const mist = mix(grade({ l: 0.94, c: 0.012, h: 230 }, 0.4), air, 0.45);
      const bank = (name: string, y: number, strength: number): Item =>
        glow({
          name,
          role: "scenery",
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
