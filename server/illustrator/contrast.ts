/**
 * @module What lifts a cat off what lies behind it: another air around it, light along its edge.
 */
import { type Colour, difference, mix } from "./colour/colour.ts";
import { distance } from "./geometry/polyline.ts";
import { bounds, type Box, contains, heightOf, widthOf } from "./geometry/measure.ts";
import { glow } from "./items.ts";
import { type Item, PICTURE_SIZE, type Point } from "./scene.ts";
import type { Place } from "./world/place.ts";

/** A cat before its setting. */
export interface CatBeforeSetting {
  coat: Colour;
  /** The box around the bare cat, in the picture. */
  box: Box;
  place: Place;
}

/** Name of the other air around a cat. */
export const AIR_BEHIND = "air behind the cat";

/** Names of the deeper air in corners begin with this. */
export const CORNER_DUSK = "dusk in the corner";

/** Colours nearer than this, as distance in OKLab, need help to stand apart. */
const ALIKE = 0.24;

/** How much of what lies behind any cat is veiled: a head is read before few shapes. */
const CALM = 0.34;

/** Before a dark darker than this, deeper air would only be murk: what shines apart from it needs none. */
const MURKY = 0.45;

/** How far calmer air is from what it veils towards what parts the cat from it. */
const CALM_AIR = 0.5;

/** How much the corners of a night are darkened. */
const DUSK = 0.4;
const CORNERS: readonly Point[] = [[0, 0], [PICTURE_SIZE, 0], [0, PICTURE_SIZE], [
  PICTURE_SIZE,
  PICTURE_SIZE,
]];

/** A coat darker than this is lost in every shadow. */
const DARK = 0.5;

/** Deep air ends before a sun, but reaches at least so far, as a share of the larger side of the cat. */
const LEAST_REACH = 0.5;

/** Lights at least this large are banks of fog, in units. */
const FOG = 320;

/** Places around the cat whose colours count. */
const PLACES = 18;

/** A lighter air behind a black cat; behind any other what parts it best from its surroundings, more of it where they are alike. */
export function halo(standing: CatBeforeSetting): Item[] {
  const { coat, box } = standing;
  const around = surroundingColour(standing), sun = sunOf(standing.place);
  const black = coat.l < DARK;
  const near = difference(coat, around);
  if (!black && near > ALIKE && around.l < MURKY) return [];
  const { light, deep } = partingColours(standing, around);
  // What stands apart already only gets calmer air behind it.
  const strength = black ? 0.58 : Math.max(CALM, 0.72 - near);
  // The nearer the colours, the farther and purer the other air must reach.
  const lost = black ? 0 : Math.max(0, 1 - near / ALIKE);
  // Not which air is farther from the coat, but which is so once it has mixed with what is there.
  const parts = (air: Colour) => difference(coat, mix(around, air, strength));
  const isLight = parts(light) > parts(deep) || parts(light) > ALIKE && sun !== undefined;
  const air = mix(
    around,
    isLight ? light : deep,
    !black && lost === 0 ? CALM_AIR : 0.75 + 0.25 * lost,
  );
  // Above the ground: on grass or planks it would be a disc, not air.
  const centre: Point = [(box.left + box.right) / 2, box.top + heightOf(box) * 0.4];
  const size = Math.max(widthOf(box), heightOf(box));
  // Night stays dark around a black cat.
  const wished = size * (black && around.l < MURKY ? 0.5 : 0.76 + 0.3 * lost);
  const toSun = sun && !isLight ? distance(centre, sun) : Infinity;
  return [
    glow({
      name: AIR_BEHIND,
      role: "scenery",
      centre,
      radius: Math.min(wished, Math.max(toSun, size * LEAST_REACH)),
      // The mean of many colours is grey: air is not.
      colour: { ...air, c: Math.max(air.c, 0.055) },
      strength,
      depth: 0.3,
    }),
  ];
}

/** Deep air would dim a sun: where one is seen, if any. */
function sunOf({ back }: Place): Point | undefined {
  const sun = back.find(({ role, name }) => role === "sky" && /\bsun$/.test(name));
  if (sun?.is !== "region") return undefined;
  const { left, right, top, bottom } = bounds(sun.outline);
  return [(left + right) / 2, (top + bottom) / 2];
}

/** The two airs that can part a cat from its surroundings. */
function partingColours(
  { coat, place }: CatBeforeSetting,
  around: Colour,
): Record<"light" | "deep", Colour> {
  // As violet as shadows are: a darker shade of the same hue would only be mud.
  const shade = { l: around.l * 0.6, c: 0.09, h: place.light.shade.h };
  return {
    light: { l: coat.l < DARK ? 0.9 : 0.95, c: 0.06, h: around.h },
    deep: mix({ l: around.l * 0.62, c: around.c + 0.03, h: around.h }, shade, 0.6),
  };
}

/** Deeper air in the corners of an evening or a night: it leads the eye to the cat. */
export function vignette({ place: { light } }: CatBeforeSetting): Item[] {
  const strength = DUSK * (1 - light.key) / 0.62;
  if (strength < 0.1) return [];
  return CORNERS.map((centre) =>
    glow({
      name: CORNER_DUSK,
      role: "scenery",
      centre,
      radius: 540,
      colour: { ...light.shade, l: light.shade.l * 0.55 },
      strength: Math.min(DUSK, strength),
      depth: 0.3,
    })
  );
}

/** The colour of a light from behind, where the cat is as dark as its surroundings; otherwise none. */
export function rimLight(standing: CatBeforeSetting): Colour | undefined {
  const { coat, place: { light } } = standing;
  const around = surroundingColour(standing);
  // On a pale cat, or before a pale air, a light edge would be lost.
  if (around.l > 0.74 || difference(coat, around) > ALIKE) return undefined;
  const { light: pale, deep } = partingColours(standing, around);
  if (difference(coat, pale) < difference(coat, deep)) return undefined;
  // As blue or violet as the air it shines through: a white edge would be that of a sticker.
  return mix(light.colour, { l: 0.88, c: 0.09, h: around.h }, 0.55);
}

/** The middle of the colours that lie around the cat. */
function surroundingColour({ box, place }: CatBeforeSetting): Colour {
  const things = place.back.flatMap((item) =>
    item.is === "region" && (item.opacity ?? 1) > 0.6
      ? [{ colour: item.colour, outline: item.outline, box: bounds(item.outline) }]
      : []
  );
  const colours = pointsAround(box).map((point) => {
    const thing = things.findLast(({ box, outline }) =>
      within(point, box) && contains(outline, point)
    );
    return throughFog(thing?.colour ?? skyAt(place.sky, point[1]), point, place);
  });
  return colours.reduce((sum, colour, i) => mix(sum, colour, 1 / (i + 1)));
}

/** A colour seen through the fog that lies over it. */
function throughFog(colour: Colour, [x, y]: Point, { back }: Place): Colour {
  return back.reduce((seen, item) => {
    if (item.is !== "glow" || item.radius < FOG) return seen;
    const nearness = 1 - Math.hypot(x - item.centre[0], y - item.centre[1]) / item.radius;
    return nearness > 0 ? mix(seen, item.colour, item.strength * nearness) : seen;
  }, colour);
}

/** On an upper arc around the box: below the cat is ground. */
function pointsAround({ left, top, right, bottom }: Box): Point[] {
  const clamp = (value: number) => Math.min(PICTURE_SIZE - 6, Math.max(6, value));
  return Array.from({ length: PLACES }, (_, i) => {
    const angle = Math.PI * (0.95 + (1.1 * i) / (PLACES - 1));
    return [
      clamp((left + right) / 2 + Math.cos(angle) * (right - left) * 0.52),
      clamp((top + bottom) / 2 + Math.sin(angle) * (bottom - top) * 0.52),
    ];
  });
}

function within([x, y]: Point, { left, top, right, bottom }: Box): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function skyAt(sky: Place["sky"], y: number): Colour {
  const offset = y / PICTURE_SIZE;
  const next = sky.findIndex((stop) => stop.offset >= offset);
  const below = sky[next] ?? sky.at(-1)!, above = sky[Math.max(0, next - 1)] ?? below;
  const span = below.offset - above.offset;
  return span > 0 ? mix(above.colour, below.colour, (offset - above.offset) / span) : below.colour;
}
