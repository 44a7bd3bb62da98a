/**
 * From the words of a recipe to an outfit: the costume, the six accessories, the props, each in its
 * place and none in the way of another.
 *
 * @module
 */
import type { Accessory } from "../../../lib/choices.ts";
import { eyeCentre } from "../cat/face.ts";
import type { Figure } from "../cat/figure.ts";
import type { Colour } from "../colour.ts";
import { boundsOf, heightOf } from "../geometry/measure.ts";
import { ellipse } from "../geometry/shapes.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { region } from "../items.ts";
import { GOLD, THINGS } from "../palette.ts";
import type { Item, Point } from "../scene.ts";
import type { Held, Variant, Worn } from "../spec.ts";
import { cardboardBox } from "./box_seat.ts";
import { costumeOf } from "./costumes.ts";
import { GADGETS } from "./gadgets.ts";
import { GLASSES } from "./glasses.ts";
import { HATS } from "./headwear.ts";
import { type Fitting, type Outfit, together } from "./outfit.ts";
import { backpack } from "./packs.ts";
import { PROPS_ART } from "./props.ts";
import { aroundNeck, SCARVES } from "./scarves.ts";
import { yarnBall } from "./yarn.ts";

/** Props are drawn larger than life: they tell the story. */
const GENEROUS = 1.32;

/** Things higher than this would reach into the face of a cat they stand beside. */
const TALL = 170;

const SHADOW: Colour = { l: 0.3, c: 0.06, h: 285 };

/** A portrait has no ground: things stand on the lower edge of the picture. */
const BUST_FLOOR = -76;

/** Free places around the cat, handed out one by one. */
interface Places {
  /** Room for a thing this wide to each side and this high: tall ones stand clear of the face. */
  ground: (size: { half: number; height: number }) => Point;
  air: () => Point;
}

/** Everything the recipe's cat wears, holds and has around it. */
export function dress(fitting: Fitting): Outfit {
  const places = placesAround(fitting);
  const { accessories, props } = fitting.spec;
  const wand = fitting.spec.costume?.kind === "fairy" &&
    !props.some(({ kind }) => PROPS_ART[kind].spot === "hand");
  const held: Held[] = wand ? [...props, { kind: "wand" }] : props;
  return together([
    costumeOf(fitting),
    ...accessories.map((worn) =>
      WEAR[worn.kind](fitting, colourOf(worn, fitting), { variant: worn.variant, places })
    ),
    ...held.map((prop) => carry(prop, fitting, places)),
  ]);
}

type Wear = (
  fitting: Fitting,
  colour: Colour,
  worn: { variant: Variant | undefined; places: Places },
) => Partial<Outfit>;

const WEAR: Record<Accessory, Wear> = {
  hat({ cat }, colour, { variant }) {
    return { head: moveItems(cat.toHead, drawingOf(HATS, variant)(colour)) };
  },
  glasses({ cat, spec }, colour, { variant }) {
    // The patch of a pirate is one already.
    if (variant === "eyepatch" && spec.costume?.kind === "pirate") return {};
    const { yaw } = cat.figure.head;
    const items = drawingOf(GLASSES, variant)(colour, [eyeCentre(-1, yaw), eyeCentre(1, yaw)]);
    return { head: moveItems(cat.toHead, items) };
  },
  scarf({ cat }, colour, { variant }) {
    return { neck: aroundNeck(cat.figure, drawingOf(SCARVES, variant)(colour)) };
  },
  backpack({ cat }, colour) {
    return backpack(colour, cat.figure);
  },
  yarn(_fitting, colour, { places }) {
    return { around: onGround(places, 58, yarnBall(colour), 1.15) };
  },
  gadget({ cat }, colour, { variant, places }) {
    const gadget = drawingOf(GADGETS, variant);
    const items = gadget.draw(colour);
    switch (gadget.spot) {
      case "ears":
        return { head: moveItems(cat.toHead, items) };
      case "neck":
        return { neck: moveItems(placing(cat.figure.neck), items) };
      case "air":
        return { around: at(places.air(), items, 1.2) };
      case "ground":
        return { around: onGround(places, gadget.half, items, 1.2) };
    }
  },
};

/** The drawing of a variant; without one, the first there is. */
function drawingOf<T>(drawings: Readonly<Record<string, T>>, variant: Variant | undefined): T {
  return drawings[variant ?? ""] ?? Object.values(drawings)[0]!;
}

function carry({ kind, colour }: Held, { cat, accent }: Fitting, places: Places): Partial<Outfit> {
  const art = PROPS_ART[kind];
  const tone = colour ? THINGS[colour] : art.colour === "accent" ? accent : art.colour;
  const { figure } = cat;
  switch (art.spot) {
    case "ground":
      return { around: onGround(places, art.half, art.draw(tone), GENEROUS) };
    case "air":
      return { around: at(places.air(), art.draw(tone), GENEROUS) };
    case "hand": {
      const items = art.draw(tone);
      const hangs = figure.bust && boundsOf(items).bottom > 60;
      return figure.hand.raised && !hangs
        ? { held: moveItems(placing({ ...figure.hand, scale: 1.15 }), items) }
        : { around: onGround(places, art.half, standing(items), 1.15) };
    }
    case "under": {
      const half = (figure.rest.right - figure.rest.left) / 2;
      const middle: Point = [
        (figure.rest.left + figure.rest.right) / 2,
        figure.bust ? BUST_FLOOR : 0,
      ];
      if (kind === "box") {
        const { back, front } = cardboardBox(half, tone, boxHeight(figure));
        return { behind: at(middle, back), around: at(middle, front) };
      }
      return {
        behind: moveItems(
          placing({ at: [middle[0], middle[1] + 6], scale: half / 150 }),
          art.draw(tone),
        ),
      };
    }
  }
}

/** A thing made for a paw, set down: lifted until it stands on its lower end. */
function standing(items: Item[]): Item[] {
  return moveItems(placing({ at: [0, -boundsOf(items).bottom] }), items);
}

function placesAround({ cat, random }: Fitting): Places {
  const { rest, head, lift } = { ...cat.figure, lift: cat.figure.rest.lift };
  const first = random("places.side").chance(0.7) ? 1 : -1;
  const { bust } = cat.figure;
  const taken = bust ? { right: 84, left: -84 } : { right: rest.right - 6, left: rest.left + 6 };
  const floor = bust ? BUST_FLOOR : 14;
  let turn = first, airs = 0;
  return {
    ground({ half, height }) {
      const side = turn;
      turn = -turn;
      if (!bust && height > TALL) {
        taken.right = Math.max(taken.right, head.at[0] + 138 * head.scale);
        taken.left = Math.min(taken.left, head.at[0] - 138 * head.scale);
      }
      const x = side > 0 ? taken.right + half : taken.left - half;
      if (side > 0) taken.right += 2 * half + 8;
      else taken.left -= 2 * half + 8;
      return [x, floor];
    },
    air() {
      // The raised paw and what it holds have the right side.
      const side = (airs++ % 2 === 0) === cat.figure.hand.raised ? -1 : 1;
      return [head.at[0] + side * 205, head.at[1] - 70 - lift * 0.2 - 60 * Math.floor(airs / 2)];
    },
  };
}

/** Stands on the next free place of the ground, with its small shadow. */
function onGround(places: Places, half: number, items: Item[], scale: number): Item[] {
  const shadow = region({
    name: "small shadow",
    role: "shadow",
    texture: "stone",
    outline: ellipse([0, 0], half, 8),
    colour: SHADOW,
    line: 0,
    volume: 0,
    opacity: 0.26,
  });
  const height = heightOf(boundsOf(items)) * scale;
  return at(places.ground({ half: half * scale, height }), [shadow, ...items], scale);
}

/** A box no higher than lets the chin look over its rim. */
function boxHeight({ head, bust }: Figure): number {
  const chin = -head.at[1] - 80 * head.scale;
  return bust ? 84 : Math.min(84, Math.max(26, chin));
}

function at(point: Point, items: Item[], scale = 1): Item[] {
  return moveItems(placing({ at: point, scale }), items);
}

/** The colour somebody named, the usual one, or one that suits the scheme. */
function colourOf(
  { kind, variant, colour }: Worn,
  { accent, random }: Fitting,
): Colour {
  if (colour) return THINGS[colour];
  const usual = variant && USUAL_COLOURS[variant];
  if (usual) return usual;
  const near = random(`${kind}.colour`).pick([0, 0, 35, -35, 160]);
  return {
    l: Math.min(0.72, Math.max(0.52, accent.l - 0.06)),
    c: 0.155,
    h: (accent.h + near + 360) % 360,
  };
}

/** Things one expects in a colour of their own. */
const USUAL_COLOURS: Partial<Record<Variant, Colour>> = {
  crown: GOLD,
  tiara: GOLD,
  monocle: GOLD,
  pendant: GOLD,
  necklace: { l: 0.95, c: 0.02, h: 60 },
  goggles: THINGS.brown,
  sunglasses: { l: 0.5, c: 0.02, h: 290 },
  eyepatch: { l: 0.47, c: 0.03, h: 40 },
};
