/** @module Round glasses. */
import { ellipse } from "../../geometry/shapes.ts";
import type { GlassesEntry, GlassesOf } from "../accessory_entry.ts";
import { LENS, pair } from "../lenses.ts";

const round: GlassesOf = (colour, eyes) =>
  pair(eyes, colour, (at) => ellipse(at, 41, 41), LENS, 0.22);

export const variant: GlassesEntry = {
  words:
    "round glasses, round spectacles, round spectacle, circular glasses, john lennon glasses, lennon glasses, harry potter glasses, wire rimmed glasses, wire rim glasses, gold rimmed glasses, tiny glasses, tiny spectacles, little glasses, small glasses, half moon specs, half-moon specs, pince nez, pince-nez, grandma glasses, round specs, thin rimmed glasses, round reading glasses, round eyeglasses, old fashioned glasses, professor glasses, wire glasses",
  plain: 3,
  chosen: 3,
  draw: round,
};
