/**
 * @module An outfit put together from parts: its cut, what closes it, a collar, what lies over it, what is
 * around the neck and on the head. An entry says which; nothing is drawn in it.
 */
import { type Colour, shift } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Item, Mark } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import { ownHat } from "../headwear/headdress.ts";
import type { HeadPiece } from "../headwear/headpieces.ts";
import { mergeOutfits, type Outfit, type OutfitContext } from "../outfit.ts";
import * as fronts from "./fronts.ts";
import { type Garment, tailored } from "./tailored.ts";

/** What an outfit consists of. */
export interface OutfitParts {
  /** How it is cut; see `Garment`. */
  cut: Omit<Garment, "colour" | "front">;
  /** Its usual colour. */
  colour: Colour;
  /** How it closes at the chest. */
  closing?: "buttons" | "double row" | "zip" | "lapels" | "crossed" | "braid";
  /** Behind what closes it, and of the tie. */
  shirt?: Colour;
  collar?: "wings" | "round" | "hood";
  /** Around the neck. */
  neck?: "bow tie" | "tie" | "whistle";
  /** Of what is around the neck. */
  neckColour?: Colour;
  /** Straps over the shoulders. */
  straps?: Colour;
  /** On the head; words may ask for another hat. */
  head?: HeadPiece;
  /** Of what is on the head; absent: that of the cloth. */
  headColour?: Colour;
  /** More pieces on the chest. */
  more?: readonly Item[];
}

/** The outfit on the cat, in the colour that was named or in its own. */
export function composed(
  fitting: OutfitContext,
  named: Colour | undefined,
  parts: OutfitParts,
): Partial<Outfit> {
  const colour = named ?? parts.colour;
  return mergeOutfits([
    tailored(fitting, { ...parts.cut, colour, front: chestOf(parts, colour) }),
    parts.head ? ownHat(fitting, parts.head(parts.headColour ?? colour)) : {},
  ]);
}

/** Where the chest is on the neck's coordinates. */
const CHEST = { left: -84, right: 84, top: -24, bottom: 104 };

function chestOf(parts: OutfitParts, colour: Colour): Item[] {
  const { closing, collar, neck, neckColour = shift(colour, { l: -0.2 }), straps, shirt } = parts;
  return [
    closing === "crossed"
      ? fronts.crossed(colour, shirt ?? WHITE, shift(colour, { l: colour.l > 0.7 ? -0.12 : 0.14 }))
      : fronts.front(colour, [
        ...(parts.cut.allOver?.(CHEST) ?? []),
        ...closingMarks(closing, colour, shirt),
        ...(neck === "tie" ? [fronts.tieMark(neckColour)] : []),
        ...(straps ? strapMarks(straps) : []),
      ]),
    ...(collar === "wings" ? fronts.wingCollar(shift(colour, { l: 0.03 })) : []),
    ...(collar === "round" ? [fronts.neckband(shift(colour, { l: -0.06 }))] : []),
    ...(collar === "hood"
      ? fronts.loweredHood(shift(colour, { l: -0.03 }), shift(colour, { l: 0.2 }))
      : []),
    ...(neck === "bow tie" ? fronts.bowTie(neckColour) : []),
    ...(neck === "whistle" ? whistle(neckColour) : []),
    ...(parts.more ?? []),
  ];
}

function closingMarks(
  closing: OutfitParts["closing"],
  colour: Colour,
  shirt: Colour | undefined,
): Mark[] {
  const dark = shift(colour, { l: colour.l > 0.5 ? -0.34 : 0.34 });
  switch (closing) {
    case "buttons":
      return [fronts.closing(colour), ...fronts.buttons(dark)];
    case "double row":
      return fronts.doubleBreast(dark);
    case "zip":
      return fronts.zip(colour);
    case "lapels":
      return fronts.lapels(colour, shirt);
    case "braid":
      return [18, 40, 62, 84].map((y) =>
        mark("detail", ribbon([[-34, y], [0, y + 6], [34, y]], [3.4, 4.4, 3.4]), shirt ?? WHITE)
      );
    default:
      return [];
  }
}

function strapMarks(colour: Colour): Mark[] {
  return [-1, 1].map((s) =>
    mark("detail", ribbon([[s * 46, -26], [s * 40, 40], [s * 34, 112]], [6.5, 6.5, 6.5]), colour)
  );
}

/** A whistle on its cord. */
function whistle(colour: Colour): Item[] {
  const cord = cloth("whistle cord", ribbon([[-44, -14], [0, 58], [44, -14]], [2.4, 2.4, 2.4]), {
    l: 0.9,
    c: 0.01,
    h: 90,
  }, { role: "costume", line: 1.5 });
  return [
    cord,
    cloth("whistle", ribbon([[-11, 62], [13, 60]], [8, 6]), colour, {
      role: "costume",
      texture: "metal",
    }),
  ];
}
