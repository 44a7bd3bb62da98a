/** @module A prop as a recipe wants it: "a giant fish", "a wooden sword". */
import type { Colour } from "../colour/colour.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import type { Item, Texture } from "../scene.ts";
import type { Held, Material, Size } from "../spec.ts";
import type { PropEntry } from "./prop_entry.ts";
import { colouredPrint, printedItems } from "./cloth/cloth_prints.ts";
import { propOf } from "./prop_kinds.ts";

/** How much larger or smaller than usual. */
const SCALES: Record<Size, number> = { tiny: 0.55, giant: 1.8 };

/** What a material looks like; without a colour the thing keeps its own. */
const MATERIALS: Record<Material, { texture: Texture; colour?: Colour }> = {
  wooden: { texture: "wood", colour: { l: 0.62, c: 0.09, h: 62 } },
  metal: { texture: "metal", colour: { l: 0.72, c: 0.012, h: 250 } },
  stone: { texture: "stone", colour: { l: 0.7, c: 0.014, h: 80 } },
  glass: { texture: "glass", colour: { l: 0.85, c: 0.05, h: 220 } },
  leather: { texture: "skin", colour: { l: 0.48, c: 0.08, h: 50 } },
  plush: { texture: "cloth" },
  knitted: { texture: "cloth" },
  paper: { texture: "paper", colour: { l: 0.93, c: 0.02, h: 85 } },
};

/** The entry of a prop, of the size, material and print that the recipe names. */
export function heldProp({ kind, size, material, print, ink }: Held): PropEntry {
  const art = propOf(kind);
  if (!size && !material && !print) return art;
  const scale = size ? SCALES[size] : 1;
  const made = material && MATERIALS[material];
  return {
    ...art,
    half: art.half * scale,
    colour: made?.colour ?? art.colour,
    draw: (colour) => {
      const items = print
        ? printedItems(art.draw(colour), colouredPrint(print, ink))
        : art.draw(colour);
      return moveItems(placing({ scale }), items).map((item) => made ? of(item, made) : item);
    },
  };
}

function of(item: Item, { texture }: { texture: Texture }): Item {
  return item.is === "region" ? { ...item, texture } : item;
}
