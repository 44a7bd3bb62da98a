/**
 * All props by name.
 *
 * @module
 */
import { GOLD, THINGS } from "../palette.ts";
import type { Prop } from "../spec.ts";
import { bird, butterfly, mouse } from "./companions.ts";
import { balloon, heldFlower, lantern, sword, wand } from "./held_things.ts";
import type { PropArt } from "./prop_art.ts";
import { book, cushion, gift, mushroom, potion, pumpkin } from "./treasures.ts";
import { cake, cup, fish } from "./treats.ts";

/** How every prop is placed and drawn. */
export const PROPS_ART: Record<Prop, PropArt> = {
  fish: { spot: "ground", half: 66, colour: THINGS.blue, draw: fish },
  book: { spot: "ground", half: 70, colour: "accent", draw: book },
  balloon: { spot: "hand", half: 50, colour: "accent", draw: balloon },
  flower: { spot: "hand", half: 40, colour: THINGS.pink, draw: heldFlower },
  cup: { spot: "ground", half: 48, colour: "accent", draw: cup },
  cake: { spot: "ground", half: 66, colour: THINGS.pink, draw: cake },
  sword: { spot: "hand", half: 40, colour: THINGS.silver, draw: sword },
  wand: { spot: "hand", half: 30, colour: GOLD, draw: wand },
  potion: { spot: "ground", half: 44, colour: "accent", draw: potion },
  lantern: { spot: "hand", half: 36, colour: THINGS.red, draw: lantern },
  box: { spot: "under", half: 0, colour: { l: 0.75, c: 0.075, h: 70 }, draw: () => [] },
  cushion: { spot: "under", half: 0, colour: "accent", draw: cushion },
  mouse: { spot: "ground", half: 44, colour: THINGS.grey, draw: mouse },
  butterfly: { spot: "air", half: 44, colour: THINGS.orange, draw: butterfly },
  bird: { spot: "air", half: 50, colour: THINGS.blue, draw: bird },
  mushroom: { spot: "ground", half: 54, colour: THINGS.red, draw: mushroom },
  pumpkin: { spot: "ground", half: 66, colour: THINGS.orange, draw: pumpkin },
  gift: { spot: "ground", half: 58, colour: "accent", draw: gift },
};
