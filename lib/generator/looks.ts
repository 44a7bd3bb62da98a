/** @module What colour schemes and accessories are called and look like in the form. */
import type { Accessory, ColourScheme } from "../choices.ts";
import { msg } from "../i18n/translate.ts";

/** How a colour scheme is offered. */
export interface SchemeLook {
  /** What it is called on screen. */
  name: string;
  /** CSS background of its swatch. */
  background: string;
}

/** The schemes, by name. */
export const SCHEME_LOOKS: Record<ColourScheme, SchemeLook> = {
  pink: { name: msg("Pink"), background: "#f48fb1" },
  purple: { name: msg("Purple"), background: "#a883e0" },
  blue: { name: msg("Blue"), background: "#64aaf0" },
  green: { name: msg("Green"), background: "#72c285" },
  yellow: { name: msg("Yellow"), background: "#f7cf52" },
  red: { name: msg("Red"), background: "#e8645e" },
  gradient: {
    name: msg("Gradient"),
    background: "conic-gradient(from 45deg, #f48fb1, #f7cf52, #72c285, #64aaf0, #a883e0, #f48fb1)",
  },
};

/** How an accessory is offered. */
export interface AccessoryLook {
  /** What it is called on screen. */
  name: string;
  /** Path of its icon: strokes 2 wide in a box of 24 by 24. */
  icon: string;
}

/** The accessories, by name. */
export const ACCESSORY_LOOKS: Record<Accessory, AccessoryLook> = {
  hat: {
    name: msg("Hat"),
    icon:
      "M3 18.300c0-1.300 4-2.300 9-2.300s9 1 9 2.300-4 2.200-9 2.200-9-.9-9-2.200ZM6.500 16.600 11 5.200c.6-1.600 2.200-2.300 3.700-1.700l2.800 1-2.400 1.100 2.700 11M8.300 12.400c2.600 1 5.300 1 8.200.2",
  },
  glasses: {
    name: msg("Glasses"),
    icon:
      "M2.500 14.500a4 4 0 1 0 8 0 4 4 0 1 0-8 0M13.500 14.500a4 4 0 1 0 8 0 4 4 0 1 0-8 0M10.500 14c.9-.8 2.100-.8 3 0M3 12.500 5.500 6M21 12.500 18.500 6",
  },
  scarf: {
    name: msg("Scarf"),
    icon:
      "M5 5.500c3 2 11 2 14 0l.8 3.200c-4 2.600-11.600 2.600-15.600 0ZM9.500 10.600 6.500 19.500l4 1.300L13 11M14.800 10.500l2.900 8.500-3.700 1.300-1.400-4",
  },
  backpack: {
    name: msg("Backpack"),
    icon:
      "M5.500 20.500V10a5 5 0 0 1 5-5h3a5 5 0 0 1 5 5v10.500ZM9.500 5V3.500h5V5M8.500 20.500V15h7v5.500M9 10.500h6",
  },
  yarn: {
    name: msg("Yarn"),
    icon:
      "M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0M5.500 6.500c5 .5 9 4 10.500 9.500M3.500 12.500c4-.5 7 1.500 9 6M10 3.500c4.500 1 7.500 4 9 8M14 18.500c2 2 5 2.500 7.500 2",
  },
  gadget: {
    name: msg("Gadget"),
    icon:
      "M8.500 3.500h7a1.500 1.500 0 0 1 1.500 1.500v14a1.500 1.500 0 0 1-1.500 1.500h-7A1.500 1.500 0 0 1 7 19V5a1.500 1.500 0 0 1 1.500-1.500ZM7 15.500h10M11.500 18h1M10 9.500h.01M14 9.500h.01M10 12c1.200 1 2.800 1 4 0",
  },
};
