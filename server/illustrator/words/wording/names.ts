/** @module What the values of a recipe are called in sentences. */
import { partsOf } from "../../choices/own_mark_choices.ts";
import type { Material, OwnMark, Print, Size, WhiteMark } from "../../spec.ts";
import { isPlural, pluralOf } from "../../plurals.ts";
import { ACCESSORIES } from "../../wardrobe/accessories.ts";
import { type Costume, COSTUMES } from "../../wardrobe/costumes.ts";
import { isProp, type Prop, propOf } from "../../wardrobe/prop_kinds.ts";
import type { Accessory } from "../../../../lib/choices.ts";

/** "a wizard hat", "a red king's cloak"; where another hat replaces its own, "a pirate costume". */
export function costumeName(
  { emblem, ...dress }: { kind: Costume; colour?: string; print?: Print; emblem?: Prop },
  hatted: boolean,
): string {
  const name = garmentName(dress, hatted);
  return emblem ? `${name} with ${thingName({ kind: emblem })} on it` : name;
}

function garmentName(
  { kind, colour: dye, print }: { kind: Costume; colour?: string; print?: Print },
  hatted: boolean,
): string {
  const costume = COSTUMES[kind];
  const colour = [dye, print].filter(Boolean).join(" ");
  if (hatted && !costume.bareheaded) return withArticle(`${kind} costume`, colour);
  if (!colour) return withArticle(costume.name);
  if (costume.inColour && !print) return costume.inColour(withArticle(colour));
  return withArticle(costume.coloured ?? costume.name, colour);
}

export const MARK_NAMES: Record<WhiteMark, string> = {
  muzzle: "muzzle",
  blaze: "blaze",
  bib: "bib",
  socks: "socks",
  "front paws": "front paws",
  "hind paws": "hind paws",
  "one paw": "one paw",
  tailtip: "tail tip",
  belly: "belly",
};

/** "mud on its paws", "a bandage on one leg". */
export function ownMarkName(name: OwnMark): string {
  const { kind, place } = partsOf(name);
  return /^(?:one|half) /.test(place) ? `${kind} on ${place}` : `${kind} on its ${place}`;
}

/** "a red scarf", "an orange beret", "round glasses". */
export function thingName(
  { kind, variant, colour, count = 1, size, material, print, isPair }: {
    kind: Accessory | Prop;
    variant?: string;
    colour?: string;
    count?: number;
    size?: Size;
    material?: Material;
    print?: Print;
    isPair?: boolean;
  },
): string {
  const prop = isProp(kind) ? propOf(kind) : undefined;
  const accessory = kind in ACCESSORIES ? ACCESSORIES[kind as Accessory] : undefined;
  const noun = variant ?? (prop ?? accessory)?.name ?? kind;
  const adjectives = joined(size ?? "", colour ?? "", print ?? "", material ?? "");
  if (isPair) return joined(adjectives, isPlural(noun) ? noun : prop?.plural ?? pluralOf(noun));
  if (count < 2) return withArticle(noun, adjectives);
  return joined(count === 2 ? "two" : "three", adjectives, prop?.plural ?? pluralOf(noun));
}

/** A noun with its colour and its article; plural nouns have none. */
export function withArticle(noun: string, adjectives?: string): string {
  const phrase = adjectives ? `${adjectives} ${noun}` : noun;
  if (isPlural(noun)) return phrase;
  // "A unicorn": a vowel in writing only.
  return `${/^(?!uni|one)[aeiou]/i.test(phrase) ? "an" : "a"} ${phrase}`;
}

/** "one", "one and two", "one, two and three". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** Words and phrases with one space between; empty ones are passed over. */
export function joined(...words: string[]): string {
  return words.filter(Boolean).join(" ");
}
