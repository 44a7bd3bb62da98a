/**
 * @module A print that words ask for, on whatever is worn: stripes, dots, checks, hearts, stars, flowers, a
 * rainbow. It goes onto every piece in the garment's main colour, as marks, so that each painter shows it.
 */
import { type Colour, difference, mix, shift } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { Item, Region } from "../../scene.ts";
import type { Print as PrintName, ThingColour } from "../../spec.ts";
import type { Outfit } from "../outfit.ts";
import * as fabrics from "../tailoring/fabrics.ts";
import * as motifs from "../tailoring/motifs.ts";
import * as prints from "../tailoring/prints.ts";
import { type Print, upright } from "../tailoring/repeats.ts";

/** What shows each print on cloth of this colour. */
const PRINTS: Record<PrintName, (cloth: Colour, scale: number, ink: Colour) => Print> = {
  striped: (_cloth, scale, ink) => prints.stripes(ink, { width: 15 * scale, gap: 36 * scale }),
  "polka-dot": (_cloth, scale, ink) => prints.dots(ink, { size: 11 * scale, gap: 38 * scale }),
  checked: (cloth, scale, ink) => prints.tartan(cloth, ink, 44 * scale),
  "heart-patterned": (_cloth, scale, ink) => prints.hearts(ink, 1.2 * scale),
  "star-patterned": (_cloth, scale, ink) => prints.stars(ink, 1.15 * scale),
  flowered: (_cloth, scale, ink) => prints.flowers(ink, undefined, scale),
  rainbow: (_cloth, scale) => prints.rainbow(22 * scale),
  denim: (cloth) => fabrics.denim(cloth),
  leather: (cloth) => fabrics.sheen(cloth),
  velvet: (cloth) => fabrics.velvet(cloth),
  knitted: (cloth) => fabrics.stitches(cloth),
  lace: (cloth, scale) => fabrics.lace(cloth, scale),
  "tie-dyed": (_cloth, scale) => fabrics.tieDye(scale),
  camouflage: (_cloth, scale) => fabrics.camouflage(scale),
  "animal-print": (cloth) => prints.leopard(cloth),
  patchwork: (cloth, scale) => fabrics.patchwork(cloth, scale),
  sequinned: (cloth, scale) => fabrics.sequins(cloth, scale),
  "fish-patterned": (_cloth, scale, ink) => motifs.fish(ink, scale),
  "duck-patterned": (_cloth, scale) => motifs.ducks(scale),
  "paw-printed": (_cloth, scale, ink) => motifs.paws(ink, scale),
  corduroy: (cloth) => upright(shift(cloth, { l: -0.09 }), { width: 4.4, gap: 11 }),
  quilted: (cloth, scale) => fabrics.diamonds(cloth, 34 * scale),
  satin: (cloth) => fabrics.sheen(cloth),
  tweed: (cloth) => fabrics.flecks(cloth),
  mesh: (cloth, scale) => fabrics.diamonds(cloth, 15 * scale),
};

/** A print, and its colour where words say so. */
export interface ColouredPrint {
  print: PrintName;
  ink?: Colour | undefined;
}

/** A print in a colour that a recipe names. */
export function colouredPrint(print: PrintName, ink: ThingColour | undefined): ColouredPrint {
  return { print, ink: ink && THINGS[ink] };
}

/** Pieces further from the main colour than this are trimmings, in OKLab. */
export const SAME = 0.13;

/** Layers that hold cloth, and no things beside the cat. */
export const CLOTH = ["behind", "body", "limbs", "skirt", "neck", "face", "head"] as const;

/** The garment with this print. */
export function withPrintedCloth(outfit: Partial<Outfit>, print: ColouredPrint): Partial<Outfit> {
  const main = mainColour(CLOTH.flatMap((layer) => outfit[layer] ?? []));
  if (!main) return outfit;
  const layers = CLOTH.flatMap((layer) => {
    const items = outfit[layer];
    return items ? [[layer, items.map((item) => withPrint(item, print, main))] as const] : [];
  });
  return { ...outfit, ...Object.fromEntries(layers) };
}

/** A thing with this print on its largest colour. */
export function printedItems(items: Item[], print: ColouredPrint): Item[] {
  const main = mainColour(items);
  return main ? items.map((item) => withPrint(item, print, main)) : items;
}

function withPrint(item: Item, { print, ink }: ColouredPrint, main: Colour): Item {
  if (item.is !== "region" || difference(item.colour, main) > SAME) return item;
  const box = bounds(item.outline);
  const scale = Math.min(1, Math.max(0.55, Math.min(widthOf(box), heightOf(box)) / 130));
  // What the cloth shows of its own would make two prints of one; its shades stay.
  const own = item.marks.filter(({ kind }) => kind !== "detail");
  return {
    ...item,
    marks: [...PRINTS[print](item.colour, scale, ink ?? inkOn(item.colour))(box), ...own],
  };
}

/** What shows on this cloth in every style: dark on what is light, pale on what is dark. */
function inkOn(cloth: Colour): Colour {
  if (cloth.l > 0.92) return { l: 0.52, c: 0.16, h: 256 };
  return cloth.l > 0.66 ? shift(cloth, { l: -0.34, c: 0.05 }) : mix(cloth, WHITE, 0.88);
}

/** The colour of the largest piece. */
export function mainColour(items: readonly Item[]): Colour | undefined {
  const regions = items.filter((item): item is Region => item.is === "region");
  const size = ({ outline }: Region) => {
    const box = bounds(outline);
    return widthOf(box) * heightOf(box);
  };
  return regions.toSorted((one, other) => size(other) - size(one))[0]?.colour;
}
