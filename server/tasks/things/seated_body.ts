/**
 * @module A body for animals whose emoji is only a head: seen from the front, it sits below the head, in
 * the colours of the animal.
 */

/** The colours of the body, of legs and of the belly, and whether a bushy tail shows beside it. */
interface Coat {
  body: string;
  legs: string;
  belly: string;
  tail?: string;
}

/** By name of the thing. */
const COATS: Readonly<Record<string, Coat>> = {
  fox: { body: "ff822d", legs: "e06a17", belly: "ffdfc2", tail: "f07421" },
  bear: { body: "a56953", legs: "8c5543", belly: "c48f78" },
  panda: { body: "f4f4f4", legs: "44333c", belly: "ffffff" },
  "polar bear": { body: "f0ecf4", legs: "dcd6e4", belly: "ffffff" },
  koala: { body: "9b9b9b", legs: "868189", belly: "d3d3d3" },
  lion: { body: "ffb02e", legs: "f39c18", belly: "ffd67a", tail: "9f5a2c" },
  wolf: { body: "9b9b9b", legs: "7d7a83", belly: "e6e6e6", tail: "868686" },
  unicorn: { body: "f4eefa", legs: "ded3ea", belly: "ffffff", tail: "d5a4f0" },
  frog: { body: "44911b", legs: "3a7d17", belly: "c6e76b" },
  hamster: { body: "f3ad61", legs: "df9648", belly: "fff1df" },
  raccoon: { body: "8f8a94", legs: "5d5863", belly: "cfcad3", tail: "6d6873" },
  "wild boar": { body: "6d4534", legs: "56352a", belly: "8c5543" },
  hen: { body: "f4f4f4", legs: "dcd6e4", belly: "ffffff" },
  moose: { body: "8c5543", legs: "6d4534", belly: "a56953" },
};

/** The SVG body of an emoji, with a sitting body below its head where it has only one. */
export function withBody(name: string, svg: string): string {
  const coat = COATS[name];
  if (!coat) return svg;
  const { body, legs, belly, tail } = coat;
  const path = (fill: string, d: string) => `<path fill="#${fill}" d="${d}"/>`;
  const oval = (fill: string, x: number, y: number, rx: number, ry: number) =>
    `<ellipse fill="#${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
  const shapes = [
    tail ? path(tail, "M22 46C31 48 36 42 33.5 35C32.8 33 30 33 30 35.5C30 40 27 41 23 41Z") : "",
    path(
      body,
      "M16 22C24 22 27.5 34 27.5 41C27.5 47 23 49 16 49C9 49 4.5 47 4.5 41C4.5 34 8 22 16 22Z",
    ),
    oval(belly, 16, 39.5, 6.6, 8.6),
    path(
      legs,
      "M8.2 31C11.4 31 12 36 11.6 40.5C11.3 44 9.8 45.5 8 45C6 44.5 5.4 41 5.8 37C6.1 34 6.6 31 8.2 31Z",
    ),
    path(
      legs,
      "M23.8 31C20.6 31 20 36 20.4 40.5C20.7 44 22.2 45.5 24 45C26 44.5 26.6 41 26.2 37C25.9 34 25.4 31 23.8 31Z",
    ),
    oval(legs, 9.2, 47.6, 5.2, 2.9),
    oval(legs, 22.8, 47.6, 5.2, 2.9),
  ];
  return shapes.join("") + svg;
}
