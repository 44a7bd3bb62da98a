/** @module On the pavement of a city street. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item, Mark, Point } from "../../scene.ts";
import { LEFT, RIGHT, under } from "../landforms.ts";
import { openSky } from "../open_sky.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { bush } from "../bush.ts";
import { tree } from "../trees.ts";
import { skyline, WALLS } from "../skyline.ts";
import { streetLamp } from "../street_lamp.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { house } from "../fixtures/shop_front.ts";
import { points } from "../../geometry/coordinates.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "city, cities, cityscape, skyline, street, streets, downtown, town, urban, big city, city street, cities at night, city streets, city skyline, busy street, city square, town square, city lights, metropolis, metropolitan, inner city, village street, cobbled street, cobblestone street, cobblestones, crosswalk, pavement, sidewalk, street corner, downtown streets, busy city, suburb, suburbs, suburban street",
  nearest:
    "berlin, skyscraper, skyscrapers, motorbike, bike, city centre, city center, times square daytime, los angeles, boston, seattle, washington, toronto, montreal, madrid, barcelona, seville, lisbon, porto, milan, florence, naples, vienna, budapest, warsaw, krakow, moscow, st petersburg, saint petersburg, istanbul, dubai, mumbai, delhi, bangkok, singapore, shanghai, beijing, seoul, taipei, osaka, mexico city, rio de janeiro, rio, buenos aires, havana, brussels, copenhagen, stockholm, oslo, helsinki, dublin, louvre pyramid, side street, traffic jam, intersection, graffiti, slum, ghetto, warehouse, town hall, embassy",
  phrase: { where: "in", what: "a city" },
  ...OUTDOORS,
  weight: 2,
  props: { none: 4, balloon: 1, lantern: 1 },
  draw: city,
};

/** How a street is laid out: shops at both sides, a shop at the corner of a square, trees along an avenue. */
type Street = "shops" | "corner" | "avenue";

/** Middles of the shops, in units from the middle of the picture. */
const SHOPS: Record<Street, readonly number[]> = { shops: [-422, 422], corner: [-400], avenue: [] };

/** Trees, the farthest first: how far aside, at what height, how tall, how deep in the picture. */
const TREES: Record<
  Street,
  readonly (readonly [x: number, y: number, height: number, depth: number])[]
> = {
  shops: [[-262, 806, 230, 0.3], [258, 806, 250, 0.3]],
  corner: [[170, 802, 190, 0.45], [300, 806, 240, 0.35], [420, 812, 330, 0.25]],
  avenue: [
    [-150, 800, 170, 0.6],
    [160, 800, 180, 0.6],
    [-230, 804, 250, 0.45],
    [250, 804, 240, 0.45],
    [-350, 810, 370, 0.3],
    [380, 810, 390, 0.25],
    [-480, 822, 540, 0.2],
  ],
};

/** A street with shops, a lamp and the skyline behind. */
function city(land: Land): DrawnPlace {
  const { spec, random, grade, lightSide } = land;
  const ground = 872;
  const dark = spec.time !== "day" && spec.time !== "dawn";
  const layout = random("city.layout");
  const kind = layout.pick<Street>(["shops", "corner", "avenue"]),
    side = layout.chance(0.5) ? 1 : -1;
  return {
    horizon: 780,
    ground,
    back: [
      ...openSky(land, 380),
      ...skyline(random("city.far"), {
        base: 800,
        low: 250,
        high: 470,
        width: 96,
        wall: (i) => grade(shift(WALLS[i % 5]!, { l: -0.02 }), 0.9),
        lit: dark ? 0.5 : 0,
        depth: 0.9,
      }),
      ...skyline(random("city.middle"), {
        base: 810,
        low: 180,
        high: 360,
        width: 130,
        wall: (i) => grade(shift(WALLS[(i + 2) % 5]!, { l: -0.03 }), 0.55),
        lit: dark ? 0.45 : 0.05,
        depth: 0.55,
      }),
      ...SHOPS[kind].flatMap((x, i) =>
        house([512 + side * x, 800], random(`city.shop.${i}`), land, i)
      ),
      ...TREES[kind].flatMap(([x, y, height, depth]) =>
        tree(
          random(`city.tree.${x}`),
          [512 + side * x, y],
          height,
          grade({ l: 0.62, c: 0.12, h: 140 }, depth),
          grade({ l: 0.45, c: 0.05, h: 55 }, depth),
          depth,
        )
      ),
      under([[LEFT, 796], [RIGHT, 796]], {
        name: "pavement",
        role: "ground",
        texture: "stone",
        colour: grade({ l: 0.82, c: 0.02, h: 75 }),
        colourEnd: grade({ l: 0.74, c: 0.025, h: 70 }),
        marks: slabs(grade({ l: 0.7, c: 0.025, h: 70 })),
      }),
      scenery(
        "kerb",
        "stone",
        box(LEFT, 962, RIGHT - LEFT, 22),
        grade({ l: 0.68, c: 0.02, h: 75 }),
        { role: "ground" },
      ),
      under([[LEFT, 982], [RIGHT, 982]], {
        name: "street",
        role: "ground",
        texture: "stone",
        colour: grade({ l: 0.5, c: 0.02, h: 270 }),
      }),
      ...streetLamp([512 - lightSide * layout.between(270, 370), 850], dark, grade),
      ...(kind === "avenue"
        ? []
        : planter([512 + lightSide * layout.between(330, 410), 850], grade)),
    ],
  };
}

function slabs(colour: Colour): Mark[] {
  const across = [842, 896].map((y) => mark("shade", box(LEFT, y, RIGHT - LEFT, 3.4), colour));
  const along = times(11, (i): Mark => {
    const x = (i - 5) * 86;
    return mark("shade", [[512 + x, 790], [515 + x, 790], [516 + x * 1.5, 970], [
      511 + x * 1.5,
      970,
    ]], colour);
  });
  return [...across, ...along];
}

function planter([x, y]: Point, grade: Land["grade"]): Item[] {
  return [
    bush([x, y - 62], 130, grade({ l: 0.62, c: 0.13, h: 140 }), 0.1),
    ...[-40, -14, 16, 42].map((dx, i): Item =>
      scenery(
        "blossom",
        "plant",
        ellipse([x + dx, y - 84 - (i % 2) * 22], 10, 10),
        grade({ l: 0.74, c: 0.16, h: i % 2 ? 10 : 90 }),
        { depth: 0.1 },
      )
    ),
    scenery(
      "planter",
      "stone",
      points("-62 -58, 62 -58, 50 4, -50 4", [x, y]),
      grade({ l: 0.64, c: 0.09, h: 45 }),
      { volume: 0.4, line: 2.6, depth: 0.1 },
    ),
  ];
}
