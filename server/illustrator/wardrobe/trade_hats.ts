/**
 * What people wear on their heads at work, on the head's coordinates (see hats.ts).
 *
 * @module
 */
import { knots, points } from "../geometry/coordinates.ts";
import { type Colour, shift } from "../colour.ts";
import { curve, ellipse, leaf, ribbon, rounded, smooth, star } from "../geometry/shapes.ts";
import { line, mark, region } from "../items.ts";
import { GOLD, INK, THINGS, WHITE } from "../palette.ts";
import type { Item } from "../scene.ts";
import { cloth } from "./cloth.ts";

const role = "costume" as const;

/** A doctor's mirror on its band. */
export function headMirror(): Item[] {
  return [
    cloth(
      "mirror band",
      smooth(knots("-96 -68!, 0 -82, 96 -68!, 102 -46!, 0 -58, -102 -46!")),
      { l: 0.4, c: 0.03, h: 250 },
      { role },
    ),
    region({
      name: "head mirror",
      role,
      texture: "metal",
      outline: ellipse([26, -88], 36, 36),
      colour: { l: 0.88, c: 0.02, h: 230 },
      volume: 0.8,
      marks: [
        mark("detail", ellipse([26, -88], 9, 9), { l: 0.45, c: 0.03, h: 250 }),
        mark("light", leaf([4, -96], [20, -114], 5, -6), WHITE),
      ],
    }),
  ];
}

/** Wild hair and goggles pushed up, for a scientist. */
export function labGoggles(colour: Colour): Item[] {
  const lens = (x: number): Item[] => [
    region({
      name: "lab lens",
      role,
      texture: "glass",
      outline: ellipse([x, -84], 34, 28),
      colour: { l: 0.88, c: 0.07, h: 200 },
      volume: 0.6,
      line: 6,
      marks: [mark("light", leaf([x - 18, -84], [x - 4, -102], 5, -4), WHITE)],
    }),
  ];
  return [
    cloth(
      "goggle strap",
      smooth(knots("-98 -74!, 0 -90, 98 -74!, 102 -54!, 0 -70, -102 -54!")),
      colour,
      { role },
    ),
    ...lens(-36),
    ...lens(36),
  ];
}

/** A firefighter's helmet with its broad neck brim and shield. */
export function fireHelmet(colour: Colour): Item[] {
  return [
    cloth(
      "helmet brim",
      smooth(points("-130 -66, -80 -88, 0 -94, 80 -88, 130 -66, 104 -40, 0 -50, -104 -40")),
      shift(colour, { l: -0.07 }),
      { role, texture: "metal" },
    ),
    region({
      name: "fire helmet",
      role,
      texture: "metal",
      outline: smooth(
        points("-84 -66, -80 -112, -48 -148, 0 -158, 48 -148, 80 -112, 84 -66, 0 -56"),
      ),
      colour,
      volume: 0.8,
      marks: [
        mark("shade", ribbon([[0, -160], [0, -60]], [6, 5]), shift(colour, { l: 0.08 })),
        ...[-42, 42].map((x) =>
          mark("shade", leaf([x * 0.6, -152], [x * 1.2, -70], 3), shift(colour, { l: -0.09 }))
        ),
      ],
    }),
    region({
      name: "helmet shield",
      role,
      texture: "metal",
      outline: smooth(knots("-26 -128!, 0 -136, 26 -128!, 24 -92, 0 -72!, -24 -92")),
      colour: GOLD,
      marks: [
        mark(
          "detail",
          smooth([[0, -122, "corner"], [12, -104], [0, -86], [-12, -104]], 3),
          THINGS.red,
        ),
      ],
    }),
  ];
}

/** A flat-topped cap with a badge and a shining peak. */
export function policeCap(colour: Colour): Item[] {
  return [
    cloth(
      "police cap",
      smooth(points("-112 -112, -70 -146, 0 -156, 70 -146, 112 -112, 92 -84, 0 -74, -92 -84")),
      colour,
      { role, volume: 0.6 },
    ),
    cloth(
      "police band",
      smooth(knots("-88 -96!, 0 -84, 88 -96!, 92 -62!, 0 -52, -92 -62!")),
      shift(colour, { l: -0.08 }),
      {
        role,
        marks: Array.from(
          { length: 9 },
          (_, i) =>
            mark(
              "detail",
              ellipse([-80 + i * 20, -76 + 9 * Math.cos((i - 4) / 2.6)], 6, 6),
              i % 2 ? WHITE : INK,
            ),
        ),
      },
    ),
    cloth(
      "police peak",
      smooth([[-82, -64], [0, -54], [82, -64], [96, -38], [0, -34], [-96, -38]]),
      INK,
      { role, marks: [mark("light", leaf([-60, -48], [30, -42], 4), { l: 0.6, c: 0.02, h: 270 })] },
    ),
    region({
      name: "police badge",
      role,
      texture: "metal",
      outline: star([0, -116], 25, { points: 8, inner: 0.74 }),
      colour: THINGS.silver,
      marks: [mark("detail", ellipse([0, -116], 9, 9), THINGS.blue)],
    }),
  ];
}

/** A leather cap with ear flaps and goggles. */
export function flyingCap(leather: Colour): Item[] {
  return [
    ...[-1, 1].map((s) =>
      cloth(
        "cap flap",
        smooth([[s * 84, -90], [s * 112, -50], [s * 118, 6], [s * 104, 34, "corner"], [s * 92, 0], [
          s * 80,
          -46,
        ]]),
        shift(leather, { l: -0.04 }),
        { role },
      )
    ),
    cloth(
      "flying cap",
      smooth(points("-96 -52, -90 -108, -54 -142, 0 -150, 54 -142, 90 -108, 96 -52, 0 -64")),
      leather,
      {
        role,
        volume: 0.75,
        marks: [
          mark("shade", leaf([0, -152], [0, -60], 2.4), shift(leather, { l: -0.1 })),
          mark("shade", leaf([-50, -140], [-64, -60], 2), shift(leather, { l: -0.08 })),
          mark("shade", leaf([50, -140], [64, -60], 2), shift(leather, { l: -0.08 })),
        ],
      },
    ),
    ...labGoggles(shift(leather, { l: -0.14 })),
  ];
}

/** A square board with a tassel. */
export function mortarboard(colour: Colour): Item[] {
  return [
    cloth(
      "cap band",
      smooth([[-78, -104], [0, -90], [78, -104], [88, -58], [0, -48], [-88, -58]]),
      shift(colour, { l: -0.04 }),
      { role },
    ),
    cloth("board", [[0, -160], [142, -122], [0, -82], [-142, -122]], colour, { role, volume: 0.3 }),
    line("tassel cord", role, curve([[0, -122], [70, -112], [104, -92], [108, -62]]), GOLD, [5, 5]),
    cloth("tassel", smooth([[98, -66], [118, -66], [124, -22], [108, -18], [94, -22]]), GOLD, {
      role,
      marks: [-5, 3].map((dx) =>
        mark("shade", leaf([108 + dx, -60], [108 + dx, -20], 1.4), shift(GOLD, { l: -0.14 }))
      ),
    }),
    cloth("board button", ellipse([0, -122], 9, 5), GOLD, { role, line: 3 }),
  ];
}

/** A fisherman's oilskin hat. */
export function rainHat(colour: Colour): Item[] {
  return [
    cloth(
      "rain brim",
      smooth(points("-126 -50, -84 -80, 0 -92, 84 -80, 126 -50, 92 -38, 0 -54, -92 -38")),
      shift(colour, { l: -0.04 }),
      { role },
    ),
    cloth(
      "rain hat",
      smooth(points("-84 -70, -74 -118, -42 -148, 0 -154, 42 -148, 74 -118, 84 -70, 0 -58")),
      colour,
      {
        role,
        volume: 0.7,
        marks: [-30, 30].map((x) =>
          mark("shade", leaf([x * 0.6, -150], [x * 1.6, -72], 2.6), shift(colour, { l: -0.09 }))
        ),
      },
    ),
  ];
}

/** A stethoscope that hangs from the neck, on the neck's coordinates. */
export function stethoscope(): Item[] {
  const tube: Colour = { l: 0.36, c: 0.04, h: 255 };
  return [
    line("stethoscope", role, curve([[-50, -14], [-40, 36], [-8, 66], [24, 60], [34, 84]]), tube, [
      7,
      7,
    ]),
    line("stethoscope", role, curve([[50, -14], [40, 20], [12, 50], [-8, 66]]), tube, [7, 7]),
    region({
      name: "stethoscope disc",
      role,
      texture: "metal",
      outline: ellipse([36, 94], 17, 17),
      colour: THINGS.silver,
      volume: 0.8,
      marks: [mark("shade", ellipse([36, 94], 8, 8), { l: 0.66, c: 0.02, h: 250 })],
    }),
  ];
}

/** A badge on the chest plate. */
export function badge(): Item {
  return region({
    name: "badge",
    role,
    texture: "metal",
    outline: star([34, 30], 17, { points: 6, inner: 0.6 }),
    colour: GOLD,
    line: 2.6,
  });
}

/** Bands that shine in the dark, on a chest plate. */
export function reflectors(): Item[] {
  return [24, 54].map((y) =>
    cloth("reflector", rounded([[-70, y], [70, y], [68, y + 12], [-68, y + 12]], 3), {
      l: 0.92,
      c: 0.12,
      h: 105,
    }, {
      role,
      line: 2,
    })
  );
}
