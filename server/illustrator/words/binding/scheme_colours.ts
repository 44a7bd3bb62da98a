/** @module The colour scheme nearest to a colour named for a background or a light. */
import type { ColourScheme } from "../../../../lib/choices.ts";
import type { ThingColour } from "../../spec.ts";

const SCHEMES: Partial<Record<ThingColour, ColourScheme>> = {
  red: "red",
  orange: "yellow",
  yellow: "yellow",
  golden: "yellow",
  green: "green",
  blue: "blue",
  navy: "blue",
  turquoise: "blue",
  burgundy: "red",
  purple: "purple",
  pink: "pink",
};

/** Undefined for colours no scheme is near to. */
export function schemeOf(colour: ThingColour | undefined): ColourScheme | undefined {
  return colour && SCHEMES[colour];
}
