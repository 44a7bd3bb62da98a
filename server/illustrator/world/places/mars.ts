/** @module On Mars: red sand and rocks under a pale orange sky, craters, a rover's dish. */
import { shift } from "../../colour/colour.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { hills, peaks, rock, under } from "../landforms.ts";
import { disc } from "../heavens.ts";
import type { DrawnPlace, Land } from "../place.ts";
import type { PlaceEntry } from "../place_entry.ts";
import { furnishings } from "../furnishings.ts";

export const place: PlaceEntry = {
  words:
    "mars, on mars, planet mars, red planet, surface of mars, martian surface, martian landscape",
  nearest: "alien planet, desert planet, venus, another planet",
  phrase: { where: "on", what: "Mars" },
  weather: "none",
  openSky: true,
  hours: ["day"],
  namedHours: "none",
  season: "none",
  softGround: true,
  isWide: true,
  includes: ["space", "desert"],
  props: { none: 1 },
  draw: mars,
};

/** Red mountains, two small moons, a dish and a rover's solar flag. */
function mars(land: Land): DrawnPlace {
  const { grade, random, lightSide } = land;
  const far = random("mars.far"), sand = grade({ l: 0.58, c: 0.14, h: 42 });
  const red = grade({ l: 0.48, c: 0.13, h: 36 }, 0.3);
  return {
    sky: [{ offset: 0, colour: { l: 0.62, c: 0.1, h: 50 } }, {
      offset: 1,
      colour: { l: 0.86, c: 0.08, h: 68 },
    }],
    horizon: 620,
    ground: 868,
    back: [
      ...disc("moon of Mars", [512 - lightSide * 260, 150], 30, { l: 0.9, c: 0.03, h: 70 }),
      ...disc("moon of Mars", [512 + lightSide * 330, 250], 46, { l: 0.88, c: 0.03, h: 70 }),
      under(peaks(far, { height: 600, swing: 180, count: 4 }), {
        name: "far mountains",
        texture: "stone",
        colour: shift(red, { l: 0.14, c: -0.03 }),
        depth: 0.7,
      }),
      under(hills(far, { height: 660, swing: 40, waves: 3 }), {
        name: "red hills",
        texture: "stone",
        colour: red,
        depth: 0.4,
      }),
      under(hills(far, { height: 760, swing: 12, waves: 2 }), {
        name: "red sand",
        role: "ground",
        texture: "stone",
        colour: sand,
        colourEnd: shift(sand, { l: -0.06 }),
        marks: [[180, 980, 120, 26], [820, 950, 150, 30], [560, 1010, 90, 18]].flatMap((
          [x, y, rx, ry],
        ) => [
          mark("shade", ellipse([x!, y!], rx!, ry!), shift(sand, { l: -0.1 })),
          mark("light", ellipse([x!, y! + 7], rx! * 0.9, ry! * 0.7), shift(sand, { l: -0.04 })),
        ]),
      }),
      scenery(
        "crater",
        "stone",
        ellipse([512 - lightSide * 330, 800], 150, 32),
        shift(sand, { l: -0.12 }),
        {
          line: 2,
          depth: 0.15,
        },
      ),
      rock(far, [512 + lightSide * 400, 880], 110, shift(sand, { l: -0.05 }), 0.05),
      rock(far, [512 - lightSide * 410, 900], 80, shift(sand, { l: -0.08 }), 0.05),
      rock(far, [512 + lightSide * 280, 890], 44, shift(sand, { l: -0.02 }), 0.05),
      ...furnishings(land, [
        { name: "flying saucer", beside: -330, y: 420, high: 110, depth: 0.2 },
        {
          name: "satellite dish",
          beside: 340,
          y: 812,
          high: 190,
          depth: 0.1,
        },
      ]),
    ],
  };
}
