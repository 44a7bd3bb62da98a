/** @module What outfits of trades and tales wear on the head, in the head's coordinates. */
import { type Colour, shift } from "../../colour/colour.ts";
import { GOLD, INK, WHITE } from "../../colour/palette.ts";
import { knots } from "../../geometry/coordinates.ts";
import { ellipse, leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import type { Item, Mark } from "../../scene.ts";
import { times } from "../../times.ts";
import { cloth } from "../cloth/cloth.ts";

/** A piece in a colour. */
export type HeadPiece = (colour: Colour) => Item[];

const piece = (name: string, outline: string, colour: Colour, marks: Mark[] = []) =>
  cloth(name, smooth(knots(outline)), colour, { role: "costume", volume: 0.6, marks });

/** The coif and veil of a nun. */
export const nunVeil: HeadPiece = (colour) => [
  piece(
    "nun veil",
    "-126 96!, -142 0, -126 -96, -72 -150, 0 -164, 72 -150, 126 -96, 142 0, 126 96!, 104 20, 88 -52, 46 -80, 0 -86, -46 -80, -88 -52, -104 20",
    colour,
  ),
  piece(
    "white coif",
    "-94 -54!, -50 -98, 0 -108, 50 -98, 94 -54!, 86 -46, 46 -74, 0 -80, -46 -74, -86 -46",
    WHITE,
  ),
];

/** The tall fur hat of a guard. */
export const bearskin: HeadPiece = () => [
  cloth(
    "bearskin",
    smooth(knots("-88 -62!, -104 -140, -84 -214, 0 -240, 84 -214, 104 -140, 88 -62!, 0 -78")),
    { l: 0.2, c: 0.01, h: 60 },
    {
      role: "costume",
      texture: "fur",
      hair: 20,
      flow: { along: [0, 1] },
    },
  ),
];

/** A shako with a plume. */
export const shako: HeadPiece = (colour) => [
  cloth("plume", leaf([0, -186], [8, -268], 17, 6), { l: 0.92, c: 0.02, h: 80 }, {
    role: "costume",
    texture: "fur",
  }),
  piece("shako", "-80 -64!, -92 -182!, 0 -196, 92 -182!, 80 -64!, 0 -80", colour, [
    mark("detail", ribbon([[-92, -168], [0, -182], [92, -168]], [5, 5, 5]), GOLD),
    mark("detail", ellipse([0, -128], 17, 19), GOLD),
  ]),
  piece("shako peak", "-80 -68!, 0 -84, 80 -68!, 52 -46, 0 -40, -52 -46", {
    l: 0.22,
    c: 0.01,
    h: 60,
  }),
];

/** A metal helmet with a red crest from front to back. */
export const crestedHelmet: HeadPiece = (colour) => [
  piece(
    "helmet crest",
    "-26 -138!, -66 -196, -20 -226, 34 -222, 74 -186, 30 -138!",
    { l: 0.5, c: 0.19, h: 25 },
    times(6, (i) =>
      mark("shade", leaf([-34 + i * 14, -142], [-48 + i * 20, -212], 2.6), {
        l: 0.4,
        c: 0.16,
        h: 25,
      })),
  ),
  ...[-1, 1].map((s) =>
    cloth(
      "cheek plate",
      smooth(
        knots("84 -66!, 112 -58, 108 8, 84 40!, 78 -10").map((
          [x, y, corner],
        ): [number, number, "corner"?] => corner ? [x * s, y, corner] : [x * s, y]),
      ),
      colour,
      { role: "costume", texture: "metal" },
    )
  ),
  cloth(
    "helmet",
    smooth(knots("-104 -56!, -104 -106, -62 -148, 0 -158, 62 -148, 104 -106, 104 -56!, 0 -72")),
    colour,
    {
      role: "costume",
      texture: "metal",
      marks: [mark("light", ellipse([-40, -118], 22, 10, -0.5), shift(colour, { l: 0.14 }), 6)],
    },
  ),
];

/** A small round cap, worn to one side. */
export const pillbox: HeadPiece = (colour) => [
  piece("pillbox hat", "-40 -98!, -36 -146!, 24 -160, 74 -140!, 74 -92!, 20 -106", colour, [
    mark("detail", ribbon([[-40, -108], [20, -116], [76, -102]], [4, 4, 4]), GOLD),
  ]),
];

/** A kerchief tied over the brow, with coins along its edge. */
export const coinKerchief: HeadPiece = (colour) => [
  piece(
    "kerchief",
    "-104 -46!, -110 -96, -66 -146, 0 -158, 66 -146, 110 -96, 104 -46!, 52 -76, 0 -84, -52 -76",
    colour,
  ),
  ...[-78, -52, -26, 0, 26, 52, 78].map((x, i) =>
    cloth(`coin ${i + 1}`, ellipse([x, -66 - 12 * Math.cos(x / 56)], 9, 9), GOLD, {
      role: "costume",
      texture: "metal",
      line: 2,
    })
  ),
];

/** The helmet of explorers in hot countries. */
export const pithHelmet: HeadPiece = (colour) => [
  piece(
    "pith helmet",
    "-88 -70!, -92 -128, -50 -170, 0 -180, 50 -170, 92 -128, 88 -70!, 0 -84",
    colour,
    [
      mark(
        "detail",
        ribbon([[-92, -88], [0, -102], [92, -88]], [7, 7, 7]),
        shift(colour, { l: -0.2 }),
      ),
    ],
  ),
  piece(
    "pith helmet brim",
    "-136 -52, -96 -80, 0 -94, 96 -80, 136 -52, 60 -62, 0 -66, -60 -62",
    shift(colour, { l: -0.05 }),
  ),
];

/** A diving mask pushed up, with a snorkel beside it. */
export const divingMask: HeadPiece = (colour) => [
  cloth("snorkel", ribbon([[104, 30], [126, -40], [120, -150]], [8, 8, 8]), {
    l: 0.72,
    c: 0.17,
    h: 55,
  }, { role: "costume" }),
  cloth("diving mask strap", ribbon([[-108, -72], [0, -98], [108, -72]], [7, 7, 7]), colour, {
    role: "costume",
  }),
  piece(
    "diving mask",
    "-76 -70, -72 -122, 0 -134, 72 -122, 76 -70, 26 -66, 0 -78, -26 -66",
    shift(colour, { l: -0.04 }),
    [
      mark("detail", ellipse([-36, -96], 29, 22), { l: 0.85, c: 0.06, h: 220 }),
      mark("detail", ellipse([36, -96], 29, 22), { l: 0.85, c: 0.06, h: 220 }),
    ],
  ),
];

/** A roll of hair over the brow. */
export const quiff: HeadPiece = (colour) => [
  piece(
    "quiff",
    "-62 -76!, -84 -126, -48 -176, 22 -190, 84 -160, 92 -116, 58 -92!, 20 -112, -24 -100",
    colour,
    [-20, 10, 40].map((x) =>
      mark("light", leaf([x - 22, -112], [x + 20, -172], 4, 6), shift(colour, { l: 0.14 }))
    ),
  ),
];

/** Hair that stands up in spikes along the middle. */
export const mohawk: HeadPiece = (colour) => [
  piece(
    "mohawk",
    "-30 -82!, -66 -150!, -36 -138, -42 -206!, -8 -160, 6 -228!, 22 -160, 52 -204!, 42 -136, 76 -146!, 32 -82!, 0 -92",
    colour,
  ),
];

/** The white cap of bakers. */
export const bakerCap: HeadPiece = () => [
  piece("baker cap", "-92 -72!, -112 -116, -60 -150, 0 -156, 60 -150, 112 -116, 92 -72!, 0 -88", {
    l: 0.97,
    c: 0.01,
    h: 80,
  }),
  piece("baker cap band", "-92 -84!, 0 -100, 92 -84!, 90 -62!, 0 -78, -90 -62!", {
    l: 0.92,
    c: 0.012,
    h: 80,
  }),
];

/** A hood with a fur edge around the face. */
export const furHood: HeadPiece = (colour) => [
  piece(
    "fur hood",
    "-120 84!, -138 0, -122 -96, -70 -150, 0 -162, 70 -150, 122 -96, 138 0, 120 84!, 104 20, 92 -50, 48 -82, 0 -90, -48 -82, -92 -50, -104 20",
    colour,
  ),
  cloth(
    "fur edge",
    ribbon(
      [[-112, 70], [-112, 0], [-98, -60], [-52, -98], [0, -108], [52, -98], [98, -60], [112, 0], [
        112,
        70,
      ]],
      [13, 14, 15, 16, 16, 16, 15, 14, 13],
    ),
    { l: 0.9, c: 0.02, h: 75 },
    { role: "costume", texture: "fur", hair: 16, flow: { from: [0, 0] } },
  ),
];

/** The flat black hat of a matador, two balls at its sides. */
export const matadorHat: HeadPiece = () => [
  piece("matador hat", "-82 -70!, -88 -124, 0 -138, 88 -124, 82 -70!, 0 -86", { ...INK, l: 0.2 }),
  ...[-1, 1].map((s) =>
    cloth("hat knob", ellipse([s * 100, -104], 22, 20), { ...INK, l: 0.22 }, { role: "costume" })
  ),
];

/** A soft cap with a long feather. */
export const archerCap: HeadPiece = (colour) => [
  piece("archer cap", "-106 -50!, -96 -112, -34 -154, 60 -176!, 92 -108, 118 -44!, 0 -80", colour, [
    mark(
      "detail",
      ribbon([[-108, -58], [0, -90], [118, -52]], [7, 7, 7]),
      shift(colour, { l: -0.12 }),
    ),
  ]),
  region({
    name: "cap feather",
    role: "costume",
    texture: "plant",
    outline: leaf([64, -86], [148, -196], 11, -10),
    colour: { l: 0.58, c: 0.18, h: 28 },
    volume: 0.4,
  }),
];
