/**
 * @module What one cat alone has at one place, as shapes on its fur: a spot in a colour of its own, mud, a
 * plaster. Where the place is, the part of the body says.
 */
import { type Colour, shift } from "../../colour/colour.ts";
import type { CoatTones } from "../../colour/palette.ts";
import { ellipse, heart, leaf } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { type OwnMark, type OwnMarkKind, partsOf } from "../../choices/own_mark_choices.ts";
import type { Item, Mark, Point, Role } from "../../scene.ts";
import { plaster, scar, stickers, tattoo, wrapped } from "./dressings.ts";
import { blob, contrast, type MarkPlace, onto, SKIN } from "./mark_place.ts";
import { smear } from "./smears.ts";

const SPOTS: Partial<Record<OwnMarkKind, Colour>> = {
  "a black spot": { l: 0.25, c: 0.012, h: 60 },
  "a white spot": { l: 0.97, c: 0.01, h: 85 },
  "a grey spot": { l: 0.56, c: 0.015, h: 250 },
  "an orange spot": { l: 0.7, c: 0.14, h: 58 },
  "a brown spot": { l: 0.44, c: 0.07, h: 50 },
  "a bruise": { l: 0.42, c: 0.09, h: 315 },
  metal: { l: 0.72, c: 0.015, h: 250 },
};

const HEARTS: Partial<Record<OwnMarkKind, Colour>> = {
  "a white heart-shaped spot": { l: 0.97, c: 0.01, h: 85 },
  "a black heart-shaped spot": { l: 0.25, c: 0.012, h: 60 },
};

const CLAW: Colour = { l: 0.93, c: 0.03, h: 85 };

const PAINTS: readonly Colour[] = [
  { l: 0.62, c: 0.19, h: 27 },
  { l: 0.6, c: 0.16, h: 250 },
  { l: 0.86, c: 0.16, h: 95 },
];

/** The colour of fur in a spot of this kind; undefined where it is none. */
export function spotColour(kind: OwnMarkKind): Colour | undefined {
  return SPOTS[kind];
}

/** The shapes of a mark at a place, all of them named by it. */
export function ownMarkAt(
  name: OwnMark,
  kind: OwnMarkKind,
  place: MarkPlace,
  tones: CoatTones,
): Mark[] {
  return shapesOf(kind, place, tones).map((each) => ({ ...each, name }));
}

/** The same as items over what is painted there: each a patch that nothing but it colours. */
export function ownMarkItems(
  name: OwnMark,
  place: MarkPlace,
  { tones, role }: { tones: CoatTones; role: Role },
): Item[] {
  return ownMarkAt(name, partsOf(name).kind, place, tones).map((
    { outline, colour, opacity, kind },
    i,
  ) =>
    region({
      name: `${name}, piece ${i + 1}`,
      role,
      texture: "fur",
      outline,
      colour,
      line: 0,
      volume: 0,
      ...(opacity !== undefined && { opacity: kind === "light" ? opacity * 0.7 : opacity }),
    })
  );
}

function shapesOf(kind: OwnMarkKind, place: MarkPlace, tones: CoatTones): Mark[] {
  const { at, size: [wide, high], turn = 0 } = place;
  const around = onto(place);
  const spot = SPOTS[kind];
  if (spot) return [mark("patch", blob(place, 0), spot)];
  switch (kind) {
    case "paint":
      return PAINTS.map((colour, i) =>
        mark(
          "patch",
          blob({ at: around(PAINTED[i]!), size: [wide * 0.56, high * 0.56], turn: turn + i }, i),
          colour,
        )
      );
    case "crumbs":
      return CRUMBS.map((to, i) =>
        mark(
          "detail",
          blob({ at: around(to), size: [4.6 + (i % 3) * 1.6, 3.8 + (i % 2) * 1.4], turn: i }, i),
          { l: 0.66 + (i % 3) * 0.05, c: 0.1, h: 70 },
        )
      );
    case "freckles":
      return CRUMBS.map((to, i) =>
        mark("detail", ellipse(around(to), 3.1 + (i % 2), 2.9 + (i % 2)), contrast(tones))
      );
    case "a beauty spot":
      return [mark("detail", ellipse(at, 5.2, 5.2), contrast(tones))];
    case "blush":
    case "sunburn":
      return [{
        ...mark("light", ellipse(at, wide, high, turn), { l: 0.66, c: 0.17, h: 20 }, 6),
        opacity: kind === "sunburn" ? 0.9 : 0.76,
      }];
    case "a plaster":
      return plaster(place);
    case "a bandage":
    case "a plaster cast":
      return wrapped(place, kind === "a bandage" ? 4 : 2);
    case "stickers":
      return stickers(place);
    case "a tattoo":
      return tattoo(place);
    case "a bald patch":
      return [
        mark("patch", blob(place, 2), SKIN),
        mark(
          "shade",
          ellipse(around([0.2, 0.3]), wide * 0.5, high * 0.36, turn),
          shift(SKIN, { l: -0.05 }),
          4,
        ),
      ];
    case "a scar":
      return scar(place, tones);
    case "a heart-shaped spot":
    case "a white heart-shaped spot":
    case "a black heart-shaped spot":
      return [
        mark(
          "patch",
          heart(at, Math.min(wide, high) * 1.15, turn),
          HEARTS[kind] ?? contrast(tones),
        ),
      ];
    case "claws":
      return [-0.62, -0.2, 0.2, 0.62].map((x) =>
        mark("detail", leaf(around([x, 0.1]), around([x * 1.1, 1.5]), 4.6), CLAW)
      );
    case "dark rings":
    case "a dark ring":
      return [mark("patch", blob(place, 0), contrast(tones))];
    case "soot":
    case "mud":
    case "flour":
    case "foam":
    case "ink":
    case "sauce":
    case "frost":
    case "clay":
    case "lipstick":
      return smear(kind, place);
    default:
      return [];
  }
}

const PAINTED: readonly Point[] = [[-0.42, -0.2], [0.4, 0.12], [-0.05, 0.5]];

const CRUMBS: readonly Point[] = [
  [-0.8, -0.1],
  [-0.42, 0.42],
  [-0.3, -0.45],
  [0.02, 0.1],
  [0.3, -0.38],
  [0.46, 0.46],
  [0.84, 0.04],
  [-0.06, 0.78],
  [0.66, -0.62],
];
