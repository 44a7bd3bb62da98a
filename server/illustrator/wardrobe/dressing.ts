/**
 * @module From the words of a recipe to an outfit: the costume, the six accessories, the props, each in its
 * place and none in the way of another.
 */
import type { Figure } from "../cat/body/figure.ts";
import type { Colour } from "../colour/colour.ts";
import { boundsOf, widthOf } from "../geometry/measure.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { COATS, THINGS } from "../colour/palette.ts";
import type { Item, Point, Shows } from "../scene.ts";
import type { CatSpec, Dress, Held, Print, ThingColour, Worn } from "../spec.ts";
import { ACCESSORIES, variantOf } from "./accessories.ts";
import { COSTUMES } from "./costumes.ts";
import { mergeOutfits, type Outfit, type OutfitContext } from "./outfit.ts";
import { at, BUST_FLOOR, onGround, type PropSpots, propSpots } from "./prop_spots.ts";
import {
  garmentsOf,
  isOutfit,
  openedFront,
  replacesClothes,
  withoutClothes,
} from "./garment_layers.ts";
import { hasFront, withEmblem } from "./cloth/emblems.ts";
import { heldProp } from "./held_prop.ts";
import { apartFrom, seenOnCoat } from "./cloth/cloth_against_coat.ts";
import { colouredPrint, withPrintedCloth } from "./cloth/cloth_prints.ts";
import { propOf } from "./prop_kinds.ts";
import { scaleBeside } from "./prop_scale.ts";
import { wornFromBehind } from "./worn_from_behind.ts";
import { dressedSo, wornSo } from "./ways_of_wearing.ts";
import { times } from "../times.ts";

/** Nearer to the viewer than the paws, by as much as leaves them to be seen. */
const BEFORE_FEET = 52;

/** Everything the recipe's cat wears, holds and has around it. */
export function dress(described: OutfitContext): Outfit {
  const fitting = withoutIncluded(described);
  const places = propSpots(fitting);
  const { costume, accessories, props } = fitting.spec;
  const brings = costume && COSTUMES[costume.kind].brings;
  const isFree = !fitting.isBusy && !props.some(({ kind }) => propOf(kind).spot === "hand");
  const held: Held[] = brings && isFree ? [...props, { kind: brings }] : props;
  const inHand = held.find(({ kind }) => propOf(kind).spot === "hand");
  const isFaceless = fitting.cat.figure.head.away === true;
  const outfit = mergeOutfits([
    ...garments(fitting),
    ...accessories.filter((worn) => !(isFaceless && worn.kind === "glasses")).map((worn) =>
      showing(
        `accessory ${worn.kind}`,
        withPrint(
          wornSo(
            ACCESSORIES[worn.kind].wear(fitting, colourOf(worn, fitting), {
              variant: worn.variant,
              places,
            }),
            worn,
            fitting,
          ),
          worn,
        ),
      )
    ),
    ...socksFirst(held).flatMap((prop) =>
      wornProp(prop, fitting) ?? times(prop.count ?? 1, (i) =>
        showing(
          `thing ${prop.kind}`,
          carry(prop, fitting, places, { place: i, inHand: prop === inHand }),
        ))
    ),
  ]);
  return isFaceless ? { ...outfit, face: [] } : outfit;
}

/** Shoes are worn over them. */
function socksFirst(held: readonly Held[]): Held[] {
  const isSocks = ({ kind }: Held) => Number(kind === "socks");
  return held.toSorted((one, other) => isSocks(other) - isSocks(one));
}

/** Costume and garments, each with its print. Under an open one the front of the one below it is seen. */
function garments(fitting: OutfitContext): Partial<Outfit>[] {
  const worn = garmentsOf(fitting.spec);
  const coat = COATS[fitting.spec.coat.colour];
  const outfits = worn.map((garment) =>
    showing(
      `garment ${garment.kind}`,
      showingEmblem(
        withPrint(
          dressedSo(
            dyed(COSTUMES[garment.kind].wear(fitting, seenDye(garment, coat)), garment, coat),
            garment,
            fitting,
          ),
          garment,
        ),
        garment,
        fitting,
      ),
    )
  );
  const isRedressed = worn.some(({ kind }) => replacesClothes(kind));
  return outfits.flatMap((whole, at) => {
    const outfit = isRedressed && isOutfit(worn[at]!.kind) ? withoutClothes(whole) : whole;
    const below = worn.findLastIndex(({ kind }, under) =>
      under < at && COSTUMES[kind].layer !== "legs"
    );
    const isOpen = COSTUMES[worn[at]!.kind].opens && below >= 0;
    return [outfit, ...(isOpen ? [openedFront(fitting, outfits[below]!)] : [])]
      .map((each) => wornFromBehind(each, fitting.spec));
  });
}

/** In its own colour a garment stands off the coat; of a colour that words name it is made in a tone that is seen. */
function dyed(outfit: Partial<Outfit>, { kind, colour }: Dress, coat: Colour): Partial<Outfit> {
  return colour ? outfit : seenOnCoat(outfit, kind, coat);
}

/** The colour that words name, in a tone that is seen, or that of what it is made of: denim is blue. */
function dyeOf(
  { colour, print }: { colour?: ThingColour; print?: Print },
): Colour | undefined {
  return colour ? THINGS[colour] : print && OF_CLOTHS[print];
}

function seenDye(garment: Dress, coat: Colour): Colour | undefined {
  const dye = dyeOf(garment);
  return dye && apartFrom(coat, dye, { isNamed: true });
}

const OF_CLOTHS: Partial<Record<Print, Colour>> = {
  denim: { l: 0.5, c: 0.09, h: 255 },
  leather: { l: 0.4, c: 0.06, h: 52 },
  camouflage: { l: 0.52, c: 0.06, h: 118 },
  "animal-print": { l: 0.76, c: 0.1, h: 72 },
  lace: { l: 0.95, c: 0.015, h: 85 },
};

/** The same outfit, its pieces marked as what they show. */
function showing(shows: Shows, outfit: Partial<Outfit>): Partial<Outfit> {
  const { covers, ...layers } = outfit;
  const marked = Object.entries(layers).map(([layer, items]) => [
    layer,
    items.map((item) => ({ ...item, shows })),
  ]);
  return { ...Object.fromEntries(marked), ...(covers && { covers }) };
}

function withPrint(
  outfit: Partial<Outfit>,
  { print, ink }: { print?: Print; ink?: ThingColour },
): Partial<Outfit> {
  return print ? withPrintedCloth(outfit, colouredPrint(print, ink)) : outfit;
}

function showingEmblem(
  outfit: Partial<Outfit>,
  { kind, emblem }: Dress,
  fitting: OutfitContext,
): Partial<Outfit> {
  const bearsWords = fitting.spec.writing?.on === "garment";
  return hasFront(kind) && (emblem || bearsWords) ? withEmblem(outfit, emblem, fitting) : outfit;
}

/** Whether the costume already has it: the patch of a pirate is an eyepatch. */
/** Without the accessories that the costume brings itself: a helmet said of a firefighter is the one of fire brigades. */
function withoutIncluded(fitting: OutfitContext): OutfitContext {
  const { spec } = fitting;
  const accessories = spec.accessories.filter((worn) => !isIncluded(worn, spec));
  return accessories.length === spec.accessories.length
    ? fitting
    : { ...fitting, spec: { ...spec, accessories } };
}

function isIncluded({ variant }: Worn, { costume }: CatSpec): boolean {
  if (!variant || !costume) return false;
  return COSTUMES[costume.kind].includes?.includes(variant) ?? false;
}

/** A thing that is worn; undefined where it is none, or would not show. */
function wornProp(held: Held, fitting: OutfitContext): Partial<Outfit> | undefined {
  const art = heldProp(held);
  const worn = art.wear?.(fitting, wornTone(held, fitting));
  return worn && showing(`thing ${held.kind}`, withPrint(worn, held));
}

/** The colour of a thing: the one named, its own, or the scheme's. */
function toneOf(held: Held, { accent }: OutfitContext): Colour {
  const { colour } = heldProp(held);
  return held.colour ? THINGS[held.colour] : colour === "accent" ? accent : colour;
}

/** The same of what is worn on the coat. */
function wornTone(held: Held, fitting: OutfitContext): Colour {
  const coat = COATS[fitting.spec.coat.colour];
  return apartFrom(coat, toneOf(held, fitting), { isNamed: held.colour !== undefined });
}

/** One of the things. A paw holds one kind, of a bunch the second and third lean to either side. */
function carry(
  held: Held,
  fitting: OutfitContext,
  places: PropSpots,
  { place, inHand }: { place: number; inHand: boolean },
): Partial<Outfit> {
  const art = heldProp(held);
  const tone = toneOf(held, fitting);
  const { figure } = fitting.cat;
  const items = art.draw(tone),
    scale = scaleBeside(items, { ...held, isFriend: art.isFriend }, fitting.room);
  switch (art.spot) {
    case "ground":
      return onGround(places, art, items, scale);
    case "before":
      return figure.bust || place > 0
        ? onGround(places, art, items, scale)
        : { around: at([figure.head.at[0], BEFORE_FEET], items, scale * 1.15) };
    case "behind":
      return { behind: at(places.behind(art.half * scale), items, scale) };
    case "air":
      return { around: at(places.air(), items, scale) };
    case "hand": {
      const half = Math.max(art.half, widthOf(boundsOf(items)) / 2);
      const hangs = figure.bust && boundsOf(items).bottom > 60;
      return inHand && figure.hand.raised && !hangs
        ? {
          held: moveItems(
            placing({
              ...figure.hand,
              turn: place === 0 ? figure.hand.turn : LEANINGS[place % 3]!,
              scale: 1.15,
            }),
            items,
          ),
        }
        : onGround(places, { ...art, half }, standing(items), SET_DOWN * scale);
    }
    case "under": {
      const half = (figure.rest.right - figure.rest.left) / 2;
      const middle: Point = [
        (figure.rest.left + figure.rest.right) / 2,
        figure.bust ? BUST_FLOOR : 0,
      ];
      if (art.enclose) {
        const { back, front } = art.enclose(half, tone, boxHeight(figure));
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

/** What is made for a paw is set down so much smaller. */
const SET_DOWN = 0.87;

/** How the second and third thing in one paw lean away from the face, in radians. */
const LEANINGS = [0, 0.5, 0.84] as const;

/** A thing made for a paw, set down: lifted until it stands on its lower end. */
function standing(items: Item[]): Item[] {
  return moveItems(placing({ at: [0, -boundsOf(items).bottom] }), items);
}

/** A box no higher than lets the chin look over its rim. */
function boxHeight({ head, bust }: Figure): number {
  const chin = -head.at[1] - 80 * head.scale;
  return bust ? 84 : Math.min(84, Math.max(26, chin));
}

/** The colour the words name, the usual one, or one that suits the scheme. */
function colourOf(
  { kind, variant, colour, print }: Worn,
  { accent, random, spec }: OutfitContext,
): Colour {
  const coat = COATS[spec.coat.colour];
  const dye = dyeOf({ ...(colour && { colour }), ...(print && { print }) });
  if (dye) return apartFrom(coat, dye, { isNamed: true });
  const usual = variantOf(kind, variant)?.colour;
  if (usual) return apartFrom(coat, usual);
  const near = random(`${kind}.colour`).pick([0, 0, 35, -35, 160]);
  return apartFrom(coat, {
    l: Math.min(0.72, Math.max(0.52, accent.l - 0.06)),
    c: 0.155,
    h: (accent.h + near + 360) % 360,
  });
}
