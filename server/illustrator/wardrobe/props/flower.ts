/** @module Any flower: five petals round a yellow heart. */
import type { Colour } from "../../colour/colour.ts";
import { THINGS } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { HEAD, stem } from "../flower_stem.ts";
import { flower } from "../cloth/cloth.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "flower, flowers, daisy, daisies, blossom",
  nearest:
    "lily, lilies, poppy, poppies, dandelion, dandelions, bouquet, bouquets, bouquet of flowers, bunch of flowers, plant, potted plant, catnip, clover, four leaf clover, leaf, leaves, wreath, herb, herbs, feather, lotus, cactus",
  spot: "hand",
  half: 40,
  colour: THINGS.pink,
  draw: heldFlower,
};

function heldFlower(colour: Colour): Item[] {
  return [...stem(), ...flower(HEAD, 40, colour, "prop", 0.5)];
}
