/**
 * Colours of neon: what a tube shines in, what a form keeps of its colour in the dark.
 *
 * @module
 */
import { type Colour, mix } from "../colour.ts";
import { SCHEMES } from "../palette.ts";
import type { Scene } from "../scene.ts";

/** The two lamps at the sides of the cat. */
export interface Lamps {
  left: Colour;
  right: Colour;
}

const PINK: Colour = { l: 0.7, c: 0.27, h: 350 };
const CYAN: Colour = { l: 0.82, c: 0.16, h: 205 };

/** Pink and cyan, one of them leaning to the scheme. */
export function lampsOf(
  { spec, light }: Pick<Scene, "spec"> & { light: Pick<Scene["light"], "towards"> },
): Lamps {
  const tint = SCHEMES[spec.scheme];
  const warm = Math.abs(((tint.h - 350 + 540) % 360) - 180) < 100;
  const pink = warm ? { ...PINK, h: tint.h } : PINK;
  const cyan = warm ? CYAN : { ...CYAN, h: (tint.h + 205) / 2 };
  return light.towards[0] < 0 ? { left: pink, right: cyan } : { left: cyan, right: pink };
}

/** The gas of a tube along a thing of this colour: always bright, never grey. */
export function gasOf(colour: Colour, lamps: Lamps): Colour {
  if (colour.c >= 0.035) {
    return {
      l: Math.max(0.74, Math.min(0.88, colour.l + 0.1)),
      c: Math.max(0.16, colour.c * 1.5),
      h: colour.h,
    };
  }
  // White coats shine cold white, black ones in the colour of a lamp.
  const cool: Colour = { l: 0.9, c: 0.07, h: lamps.right.h };
  return mix({ ...lamps.left, l: 0.76 }, cool, Math.min(1, Math.max(0, (colour.l - 0.3) / 0.5)));
}

/** A form of the setting in the dark: its hue deep, its light gone but for a rest. */
export function dimmed({ l, c, h }: Colour, key: number): Colour {
  return {
    l: 0.1 + l * (0.16 + 0.17 * key),
    c: Math.min(0.14, c * 0.8 + 0.02),
    h: c < 0.02 ? 285 : h,
  };
}

/** A form of the cat: its colours stronger, its blacks deeper, for the glow of the tubes pales them. */
export function saturated({ l, c, h }: Colour): Colour {
  return {
    l: l - (l < 0.5 ? 0.07 : l < 0.8 ? 0.06 : 0.02),
    c: c < 0.03 ? c : Math.min(0.22, c * 1.25),
    h,
  };
}
