/** @module The things of a recipe as items of a grammar: what is worn, carried, and there. */
import type { Accessory } from "../../../../lib/choices.ts";
import { ACCESSORIES } from "../../wardrobe/accessories.ts";
import { type Costume, COSTUMES } from "../../wardrobe/costumes.ts";
import { isProp, type Prop, propOf } from "../../wardrobe/prop_kinds.ts";
import type { Material, Print, Size, ThingColour } from "../../spec.ts";
import type { Item } from "./grammar.ts";
import { filled, type Speech } from "./speech.ts";

/** What may be said of a thing. */
interface Thing {
  kind: Accessory | Prop;
  variant?: string;
  colour?: ThingColour;
  count?: number;
  size?: Size;
  material?: Material;
  print?: Print;
  isPair?: boolean;
}

/** "Ein roter Schal". */
export function thingItem(
  { phrase }: Speech,
  { kind, variant, colour, count, size, material, print, isPair }: Thing,
): Item {
  const prop = isProp(kind) ? propOf(kind) : undefined;
  const name = variant ?? (prop ?? ACCESSORIES[kind as Accessory])?.name ?? kind;
  return {
    noun: phrase(phrase.has("worn", name) ? "worn" : "thing", name),
    adjectives: [
      ...(size ? [phrase("size", size)] : []),
      ...(colour ? [phrase("colour", colour)] : []),
      ...(print ? [phrase("print", print)] : []),
    ],
    ...(material && { after: phrase("material", material) }),
    ...(isPair ? { isPair } : count && { count }),
    ...(prop?.isFriend && { isAlive: true }),
  };
}

/** "Ein Zauberhut"; beside another hat "ein Kostüm (Zauberer)". */
export function costumeItem(
  { phrase }: Speech,
  { kind, colour, print }: { kind: Costume; colour?: ThingColour; print?: Print },
  isHatted: boolean,
): Item {
  const { name, bareheaded, coloured, inColour } = COSTUMES[kind];
  const adjectives = [
    ...(colour ? [phrase("colour", colour)] : []),
    ...(print ? [phrase("print", print)] : []),
  ];
  if (isHatted && !bareheaded) {
    const [character = ""] = phrase("character", kind).split("|");
    return { noun: filled(phrase("worn", "{} costume"), character), adjectives };
  }
  const part = colour ? (inColour ? COLOURED_PART : coloured ?? name) : name;
  // A garment is what the cat is dressed up as: a kimono.
  return { noun: phrase(part === kind ? "character" : "worn", part), adjectives };
}

/** What has the colour where English says it in a phrase of its own: "a helmet with a red plume". */
export const COLOURED_PART = "plume";

/** What a receipt calls the person that the cat dresses up as. */
export function characterItem(
  { phrase }: Speech,
  { value, colour, print }: { value: Costume; colour?: ThingColour; print?: Print },
): Item {
  return {
    noun: phrase("character", value),
    adjectives: [
      ...(colour ? [phrase("colour", colour)] : []),
      ...(print ? [phrase("print", print)] : []),
    ],
  };
}
