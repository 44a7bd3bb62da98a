/**
 * @module Clothes that lie somewhere are things: "asleep on my jumper", "next to a crown", "auf einem Mantel".
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { areLaidClothesAtWork, isLaidClothes } from "./laid_clothes.ts";
import { areClothesAtWork, isUnwornClothes } from "./unworn_clothes.ts";
import type { Sentence } from "../pass.ts";
import { englishThing } from "../../lexicon/english_terms.ts";

/** What is drawn of clothes that no one wears: the thing, and the clothes that it is, or is near. */
const THINGS: readonly (readonly [thing: string, same: string, near: string])[] = [
  [
    "folded jumper",
    "sweater",
    "cardigan, hoodie, christmas jumper, tank top, vest, pyjamas, onesie",
  ],
  [
    "coat",
    "coat",
    "trench coat, fur coat, raincoat, puffer jacket, jacket, bathrobe, cape, hooded cloak",
  ],
  ["dress", "dress", "ball gown, wedding dress, ruffled dress, nightgown, skirt, tutu"],
  ["t-shirt", "t-shirt", "shirt, striped shirt, sports jersey"],
  ["jeans", "jeans", "leggings, overalls, tracksuit"],
  ["shorts", "shorts", ""],
  ["kimono", "kimono", ""],
  ["swimsuit", "swimsuit", ""],
  ["bikini", "bikini", ""],
  ["crown", "crown", "tiara"],
  ["top hat", "top hat", "bowler hat, fedora"],
  ["sun hat", "straw hat", "sombrero, bucket hat, bonnet"],
  ["baseball cap", "cap", "flat cap, visor, captain hat"],
  ["scarf", "scarf", "shawl, bandana, feather boa"],
  ["necktie", "tie", "loose tie"],
  ["ribbon bow", "bow", "bow tie"],
  ["glasses", "glasses, round glasses, square glasses", ""],
  ["sunglasses", "sunglasses", ""],
  ["goggles", "goggles", "safety goggles"],
  ["headphones", "headphones", ""],
  ["medal", "medal", ""],
  ["camera", "camera", ""],
];

/** The thing that is drawn, and whether the clothes are only near it. */
interface Laid {
  thing: string;
  isNear: boolean;
}

const THING_OF: ReadonlyMap<string, Laid> = new Map(
  THINGS.flatMap(([thing, same, near]) => [
    ...named(same, { thing, isNear: false }),
    ...named(near, { thing, isNear: true }),
  ]),
);

function named(names: string, laid: Laid): (readonly [name: string, laid: Laid])[] {
  return names.split(", ").filter(Boolean).map((name) => [name, laid] as const);
}

/** What stands for a garment whose kind words leave open. */
const OF_A_KIND: Readonly<Record<string, string>> = {
  hat: "top hat",
  glasses: "glasses",
  scarf: "scarf",
};

/** The lexemes, clothes that lie somewhere read as things. */
export function withClothesAsThings(
  lexemes: readonly Lexeme[],
  { prompt, language }: Sentence,
): Lexeme[] {
  return lexemes.map((lexeme, at) => {
    const lies = isUnwornClothes(prompt, lexemes, at) && !areClothesAtWork(prompt, lexemes, at) ||
      isLaidClothes(prompt, lexemes, at, language) && !areLaidClothesAtWork(prompt, lexemes, at);
    const found = lies ? thingLaid(lexeme) : undefined;
    const term = found && englishThing(found.thing);
    if (!found || !term) return lexeme;
    // Jeans and glasses are one.
    const one = /(?<!s)s$/.test(found.thing) ? { isPlural: false } : {};
    return { ...lexeme, ...one, term: found.isNear ? { ...term, nearest: "as" as const } : term };
  });
}

/** The thing that is drawn of these clothes, and whether it is only near. */
function thingLaid(
  { term: { claims, worn } }: Lexeme,
): Laid | undefined {
  const claim = [...claims, ...(worn ? [worn] : [])].find(({ slot }) =>
    slot === "costume" || slot === "accessory"
  );
  if (!claim) return undefined;
  const kind = String(claim.value);
  const known = THING_OF.get(String(claim.variant ?? kind));
  if (known) return known;
  const usual = claim.slot === "accessory" ? OF_A_KIND[kind] : undefined;
  return usual
    ? { thing: usual, isNear: claim.variant !== undefined || kind === "hat" }
    : undefined;
}
