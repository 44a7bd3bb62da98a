/**
 * What the values of a recipe are called in sentences.
 *
 * @module
 */
import { BAREHEADED, type Costume, type WhiteMark } from "../spec.ts";
import { type Prop, PROPS } from "../wardrobe/props.ts";
import type { Accessory } from "../../../lib/choices.ts";

/** What of a costume one sees first. */
const COSTUME_NAMES: Record<Costume, string> = {
  wizard: "wizard hat",
  witch: "witch's hat",
  knight: "knight's helmet",
  king: "king's crown",
  queen: "queen's crown",
  pirate: "pirate hat",
  ninja: "ninja mask",
  astronaut: "space suit",
  detective: "detective's hat",
  chef: "chef's hat",
  superhero: "superhero cape",
  viking: "Viking helmet",
  cowboy: "cowboy hat",
  sailor: "sailor hat",
  fairy: "fairy costume",
  santa: "Santa hat",
  angel: "angel's halo and wings",
  devil: "devil costume",
  vampire: "vampire cloak",
  bee: "bee costume",
  elf: "elf's cap",
  jester: "jester's cap",
  dragon: "dragon costume",
  unicorn: "unicorn's horn",
  robot: "robot suit",
  samurai: "samurai's helmet",
  princess: "princess's tiara",
  doctor: "doctor's coat",
  scientist: "lab coat",
  firefighter: "firefighter's helmet",
  "police officer": "police cap",
  pilot: "pilot's cap",
  farmer: "farmer's hat",
  graduate: "graduate's cap and gown",
  painter: "painter's smock",
  sweater: "sweater",
  raincoat: "raincoat",
  dress: "dress",
  kimono: "kimono",
  coat: "coat",
  overalls: "overalls",
  mummy: "mummy's bandages",
};

/** What of a costume takes a named colour, where it is not what one sees first. */
const COLOURED_PARTS: Partial<Record<Costume, string>> = {
  king: "king's cloak",
  queen: "queen's cloak",
  ninja: "ninja suit",
  chef: "chef's jacket",
  viking: "Viking tunic",
  sailor: "sailor collar",
  princess: "princess's dress",
  jester: "jester costume",
  graduate: "graduate's gown",
  farmer: "farmer's dungarees",
};

/** "a wizard hat", "a red king's cloak"; where another hat replaces its own, "a pirate costume". */
export function costumeName(
  { kind, colour }: { kind: Costume; colour?: string },
  hatted: boolean,
): string {
  if (hatted && !BAREHEADED.includes(kind)) return withArticle(`${kind} costume`, colour);
  if (!colour) return withArticle(COSTUME_NAMES[kind]);
  if (kind === "knight") return `a knight's helmet with ${withArticle("plume", colour)}`;
  return withArticle(COLOURED_PARTS[kind] ?? COSTUME_NAMES[kind], colour);
}

export const MARK_NAMES: Record<WhiteMark, string> = {
  muzzle: "muzzle",
  blaze: "blaze",
  bib: "bib",
  socks: "socks",
  tailtip: "tail tip",
  belly: "belly",
};

/** What sentences call the accessories that have another name than their key. */
const ACCESSORY_NAMES: Partial<Record<string, string>> = { yarn: "ball of yarn" };
const PLURAL = /(?:glasses|goggles|headphones|socks|overalls|dungarees|bandages)$/;

/** "a red scarf", "an orange beret", "round glasses". */
export function thingName(
  { kind, variant, colour, count = 1 }: {
    kind: Accessory | Prop;
    variant?: string;
    colour?: string;
    count?: number;
  },
): string {
  const prop = kind in PROPS ? PROPS[kind as Prop] : undefined;
  const noun = variant ?? prop?.name ?? ACCESSORY_NAMES[kind] ?? kind;
  if (count < 2) return withArticle(noun, colour);
  return joined(count === 2 ? "two" : "three", colour ?? "", prop?.plural ?? pluralOf(noun));
}

function pluralOf(noun: string): string {
  if (/(?:x|ch|sh|s)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** A noun with its colour and its article; plural nouns have none. */
export function withArticle(noun: string, adjectives?: string): string {
  const phrase = adjectives ? `${adjectives} ${noun}` : noun;
  if (PLURAL.test(noun)) return phrase;
  // "A unicorn": a vowel in writing only.
  return `${/^(?!uni)[aeiou]/i.test(phrase) ? "an" : "a"} ${phrase}`;
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
