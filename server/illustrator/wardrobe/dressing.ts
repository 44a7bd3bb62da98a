/**
 * From the words of a recipe to an outfit: the costume, the six accessories, the props, each in its
 * place and none in the way of another.
 *
 * @module
 */
import type { Accessory } from "../../../lib/choices.ts";
import { eyeCentre } from "../cat/face.ts";
import type { Colour } from "../colour.ts";
import { boundsOf } from "../geometry/measure.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { THINGS } from "../palette.ts";
import type { Item, Point } from "../scene.ts";
import type { Held, Worn } from "../spec.ts";
import { cardboardBox } from "./box_seat.ts";
import { costumeOf, HATTED } from "./costumes.ts";
import { GLASSES } from "./glasses.ts";
import { EVERYDAY_HATS } from "./hats.ts";
import { type Fitting, type Outfit, together } from "./outfit.ts";
import { backpack } from "./packs.ts";
import { PROPS_ART } from "./props.ts";
import { SCARVES } from "./scarves.ts";
import { GADGETS, yarnBall } from "./toys.ts";

/** Props are drawn larger than life: they tell the story. */
const GENEROUS = 1.32;

/** Free places around the cat, handed out one by one. */
interface Places {
  ground: (half: number) => Point;
  air: () => Point;
}

export function dress(fitting: Fitting): Outfit {
  const places = placesAround(fitting);
  const { accessories, props } = fitting.spec;
  const wand = fitting.spec.costume?.kind === "fairy" &&
    !props.some(({ kind }) => PROPS_ART[kind].spot === "hand");
  const held: Held[] = wand ? [...props, { kind: "wand" }] : props;
  return together([
    costumeOf(fitting),
    ...accessories.map((worn) => WEAR[worn.kind](fitting, colourOf(worn, fitting), places)),
    ...held.map((prop) => carry(prop, fitting, places)),
  ]);
}

const WEAR: Record<
  Accessory,
  (fitting: Fitting, colour: Colour, places: Places) => Partial<Outfit>
> = {
  hat({ spec, cat, random }, colour) {
    if (spec.costume && HATTED.has(spec.costume.kind)) return {};
    return { head: moveItems(cat.toHead, random("hat.shape").pick(EVERYDAY_HATS)(colour)) };
  },
  glasses({ cat, random, spec }, colour) {
    const { yaw } = cat.figure.head;
    const shape = spec.costume?.kind === "pirate"
      ? GLASSES[0]!
      : random("glasses.shape").pick(GLASSES);
    return { head: moveItems(cat.toHead, shape(colour, [eyeCentre(-1, yaw), eyeCentre(1, yaw)])) };
  },
  scarf({ cat, random }, colour) {
    return {
      neck: moveItems(placing(cat.figure.neck), random("scarf.shape").pick(SCARVES)(colour)),
    };
  },
  backpack({ cat }, colour) {
    return backpack(colour, cat.figure);
  },
  yarn(_fitting, colour, places) {
    return { around: at(places.ground(72), yarnBall(colour), 1.1) };
  },
  gadget({ spec, cat, random }, colour, places) {
    const bareHead = !spec.accessories.some(({ kind }) => kind === "hat") && !spec.costume;
    const bareNeck = !spec.accessories.some(({ kind }) => kind === "scarf") && !spec.costume &&
      spec.pose !== "sleeping";
    const possible = GADGETS.filter(({ spot }) =>
      (spot !== "ears" || bareHead) && (spot !== "neck" || bareNeck)
    );
    const gadget = random("gadget.shape").pick(possible);
    const items = gadget.draw(colour, cat.figure);
    switch (gadget.spot) {
      case "ears":
        return { head: moveItems(cat.toHead, items) };
      case "neck":
        return { neck: moveItems(placing(cat.figure.neck), items) };
      case "air":
        return { around: at(places.air(), items, 1.2) };
      case "ground":
        return { around: at(places.ground(gadget.half * 1.2), items, 1.2) };
    }
  },
};

function carry({ kind, colour }: Held, { cat, accent }: Fitting, places: Places): Partial<Outfit> {
  const art = PROPS_ART[kind];
  const tone = colour ? THINGS[colour] : art.colour === "accent" ? accent : art.colour;
  const { figure } = cat;
  switch (art.spot) {
    case "ground":
      return { around: at(places.ground(art.half * GENEROUS), art.draw(tone), GENEROUS) };
    case "air":
      return { around: at(places.air(), art.draw(tone), GENEROUS) };
    case "hand":
      return figure.hand.raised
        ? { held: moveItems(placing({ ...figure.hand, scale: 1.15 }), art.draw(tone)) }
        : {
          around: moveItems(
            placing({ at: places.ground(art.half), turn: 0.08 }),
            standing(art.draw(tone)),
          ),
        };
    case "under": {
      const half = (figure.rest.right - figure.rest.left) / 2;
      const middle: Point = [(figure.rest.left + figure.rest.right) / 2, 0];
      if (kind === "box") {
        const { back, front } = cardboardBox(half, tone);
        return { behind: at(middle, back), around: at(middle, front) };
      }
      return {
        behind: moveItems(placing({ at: [middle[0], 6], scale: half / 150 }), art.draw(tone)),
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
  const taken = { right: rest.right - 6, left: rest.left + 6 };
  let turn = first, airs = 0;
  return {
    ground(half) {
      const side = turn;
      turn = -turn;
      const x = side > 0 ? taken.right + half : taken.left - half;
      if (side > 0) taken.right += 2 * half + 8;
      else taken.left -= 2 * half + 8;
      return [x, 14];
    },
    air() {
      const side = airs++ % 2 === 0 ? 1 : -1;
      return [head.at[0] + side * 205, head.at[1] - 70 - lift * 0.2 - 60 * Math.floor(airs / 2)];
    },
  };
}

function at(point: Point, items: Item[], scale = 1): Item[] {
  return moveItems(placing({ at: point, scale }), items);
}

/** The colour somebody named, or one that suits the scheme. */
function colourOf({ kind, colour }: Worn, { accent, random }: Fitting): Colour {
  if (colour) return THINGS[colour];
  const near = random(`${kind}.colour`).pick([0, 0, 35, -35, 160]);
  return {
    l: Math.min(0.72, Math.max(0.52, accent.l - 0.06)),
    c: 0.155,
    h: (accent.h + near + 360) % 360,
  };
}
