/**
 * All props by name.
 *
 * @module
 */
import { GOLD, THINGS } from "../palette.ts";
import type { Prop } from "../spec.ts";
import { bird, butterfly, mouse } from "./companions.ts";
import { donut, key, letter, piano, shield, telescope } from "./curios.ts";
import { heldFlower, rose, sunflower, tulip } from "./flowers.ts";
import { balloon, lantern, sword, wand } from "./held_things.ts";
import { dog, duckling, ghost, hedgehog, kitten, littleDragon, owl, rabbit } from "./friends.ts";
import {
  broom,
  candle,
  crystalBall,
  gem,
  guitar,
  iceCream,
  milk,
  paintbrush,
  pizza,
  rocket,
  skateboard,
  trophy,
  umbrella,
} from "./playthings.ts";
import type { PropArt } from "./prop_art.ts";
import { book, cushion, gift, mushroom, potion, pumpkin } from "./treasures.ts";
import { cake, cup, fish } from "./treats.ts";

/** How every prop is placed and drawn. */
export const PROPS_ART: Record<Prop, PropArt> = {
  fish: { spot: "ground", half: 66, colour: THINGS.blue, draw: fish },
  book: { spot: "before", half: 70, colour: "accent", draw: book },
  balloon: { spot: "hand", half: 50, colour: "accent", draw: balloon },
  flower: { spot: "hand", half: 40, colour: THINGS.pink, draw: heldFlower },
  sunflower: { spot: "hand", half: 50, colour: THINGS.yellow, draw: sunflower },
  rose: { spot: "hand", half: 40, colour: THINGS.red, draw: rose },
  tulip: { spot: "hand", half: 36, colour: THINGS.red, draw: tulip },
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
  dog: { spot: "ground", half: 62, colour: { l: 0.7, c: 0.09, h: 66 }, draw: dog },
  kitten: { spot: "ground", half: 56, colour: { l: 0.78, c: 0.06, h: 75 }, draw: kitten },
  rabbit: { spot: "ground", half: 50, colour: { l: 0.84, c: 0.03, h: 70 }, draw: rabbit },
  owl: { spot: "air", half: 60, colour: THINGS.brown, draw: owl },
  duckling: { spot: "ground", half: 62, colour: THINGS.yellow, draw: duckling },
  hedgehog: { spot: "ground", half: 66, colour: THINGS.brown, draw: hedgehog },
  "little dragon": { spot: "air", half: 70, colour: THINGS.green, draw: littleDragon },
  ghost: { spot: "air", half: 60, colour: { l: 0.93, c: 0.02, h: 260 }, draw: ghost },
  umbrella: { spot: "hand", half: 60, colour: "accent", draw: umbrella },
  guitar: { spot: "ground", half: 52, colour: { l: 0.66, c: 0.12, h: 60 }, draw: guitar },
  "ice cream": { spot: "hand", half: 36, colour: THINGS.pink, draw: iceCream },
  pizza: { spot: "ground", half: 76, colour: THINGS.red, draw: pizza },
  milk: { spot: "ground", half: 62, colour: THINGS.blue, draw: milk },
  broom: { spot: "hand", half: 36, colour: THINGS.red, draw: broom },
  paintbrush: { spot: "hand", half: 30, colour: "accent", draw: paintbrush },
  "crystal ball": { spot: "ground", half: 54, colour: THINGS.purple, draw: crystalBall },
  candle: { spot: "ground", half: 40, colour: { l: 0.95, c: 0.03, h: 85 }, draw: candle },
  skateboard: { spot: "ground", half: 84, colour: "accent", draw: skateboard },
  gem: { spot: "ground", half: 58, colour: "accent", draw: gem },
  rocket: { spot: "air", half: 46, colour: THINGS.red, draw: rocket },
  trophy: { spot: "ground", half: 54, colour: GOLD, draw: trophy },
  telescope: { spot: "ground", half: 64, colour: { l: 0.7, c: 0.11, h: 72 }, draw: telescope },
  piano: { spot: "ground", half: 92, colour: THINGS.brown, draw: piano },
  donut: { spot: "ground", half: 62, colour: THINGS.pink, draw: donut },
  letter: { spot: "ground", half: 62, colour: { l: 0.95, c: 0.03, h: 85 }, draw: letter },
  shield: { spot: "ground", half: 60, colour: "accent", draw: shield },
  key: { spot: "ground", half: 34, colour: GOLD, draw: key },
};
