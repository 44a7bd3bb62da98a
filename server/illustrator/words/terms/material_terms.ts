/** @module What things are made of: "a wooden sword". */
import type { Material } from "../../spec.ts";
import { plays, type Term } from "../../vocabulary/term.ts";

/** Adjectives for each material. Nouns that mean things as well ("glass", "stone") need their own endings. */
const WORDS: Record<Material, string> = {
  wooden: "wooden, made of wood, wood carved, carved wooden",
  metal: "metallic, steel, made of metal, made of steel, iron made, chrome",
  stone: "made of stone, made of marble, granite",
  glass: "made of glass, crystalline, porcelain",
  leather: "leather, made of leather",
  plush: "stuffed, plushy toy, made of felt",
  knitted: "knitted, crocheted, woollen, woolen, made of wool",
  paper: "made of paper, papier mache",
};

/** How a receipt says it. */
const NOTE = "what a thing is made of";

export const MATERIAL_TERMS: Term[] = (Object.keys(WORDS) as Material[]).map((material) =>
  plays("quality", WORDS[material], { material, note: NOTE })
);
