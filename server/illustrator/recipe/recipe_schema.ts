/** @module What a recipe from elsewhere must look like before anything is drawn from it. */
import { TECHNIQUE_NAMES } from "../techniques.ts";
import * as z from "zod/mini";
import { ACCESSORIES, COLOUR_SCHEMES, STYLES } from "../../../lib/choices.ts";
import { SEXES } from "../../../lib/kittens/birth.ts";
import { MOOD_NAMES } from "../cat/moods.ts";
import { POSE_NAMES } from "../cat/poses.ts";
import { type Allele, LOCI, LOCUS_NAMES } from "../genetics/loci.ts";
import { canLetter } from "../geometry/letters.ts";
import { RELATION_NAMES } from "../relations.ts";
import * as spec from "../spec.ts";
import { VARIANTS } from "../wardrobe/accessories.ts";
import { LAYERS } from "../wardrobe/costume_entry.ts";
import { COSTUME_KINDS } from "../wardrobe/costumes.ts";
import { PROP_KINDS } from "../wardrobe/prop_kinds.ts";
import { SETTINGS } from "../world/places.ts";
import { SCENERY } from "../world/scenery.ts";
import { OUTSIDES } from "../world/window_views.ts";

const MOST = {
  cats: 4,
  things: 12,
  worn: 12,
  relations: 24,
  features: 12,
  ownMarks: 8,
  markings: 64,
};

const Short = z.string().check(z.maxLength(100));
const Share = z.number().check(z.gte(0), z.lte(1));
const Degree = z.number().check(z.gte(0), z.lte(4));
const Colour = z.enum(spec.THING_COLOURS);
const Print = z.optional(z.enum(spec.PRINTS));
const Actor = z.string().check(z.regex(/^(cat|thing) [1-9]\d?$/));
const variants = [...new Set(Object.values(VARIANTS).flat())] as [string, ...string[]];

const Dress = z.object({
  kind: z.enum(COSTUME_KINDS),
  colour: z.optional(Colour),
  print: Print,
  ink: z.optional(Colour),
  how: z.optional(z.enum(spec.WAYS_OF_WEARING)),
  emblem: z.optional(z.enum(PROP_KINDS as [string, ...string[]])),
  hatless: z.optional(z.literal(true)),
});

const Genes = z.object({
  sex: z.enum(SEXES),
  alleles: z.object(Object.fromEntries(LOCUS_NAMES.map((name) => {
    const alleles = Object.keys(LOCI[name].alleles) as [Allele, ...Allele[]];
    return [name, z.array(z.enum(alleles)).check(z.minLength(1), z.maxLength(2))];
  }))),
  scores: z.object({ spots: Share, band: Share, white: Share, eyes: Share }),
});

const LOOK = {
  age: z.enum(spec.AGES),
  build: z.enum(spec.BUILDS),
  size: z.optional(z.enum(spec.SIZES)),
  features: z.optional(z.array(z.enum(spec.FEATURES)).check(z.maxLength(MOST.features))),
  ownMarks: z.optional(
    z.array(z.enum(spec.OWN_MARKS as [spec.OwnMark, ...spec.OwnMark[]]))
      .check(z.maxLength(MOST.ownMarks)),
  ),
  degrees: z.optional(z.partialRecord(z.enum(["build", "coat.length", "mood"]), Degree)),
  coat: z.object({
    colour: z.enum(spec.COAT_COLOURS),
    second: z.optional(z.enum(spec.COAT_COLOURS)),
    pattern: z.enum(spec.PATTERNS),
    length: z.enum(spec.COAT_LENGTHS),
    white: z.array(z.enum(spec.WHITE_MARKS)).check(z.maxLength(spec.WHITE_MARKS.length)),
  }),
  eyes: z.object({ left: z.enum(spec.EYE_COLOURS), right: z.enum(spec.EYE_COLOURS) }),
  mood: z.enum(MOOD_NAMES),
  pose: z.enum(POSE_NAMES),
  view: z.optional(z.enum(spec.VIEWS)),
  gaze: z.optional(z.enum(spec.GAZES)),
  facing: z.enum(["left", "right"]),
  costume: z.optional(Dress),
  layers: z.optional(z.array(Dress).check(z.maxLength(LAYERS.length))),
  accessories: z.array(z.object({
    kind: z.enum(ACCESSORIES),
    variant: z.optional(z.enum(variants)),
    colour: z.optional(Colour),
    print: Print,
    ink: z.optional(Colour),
    how: z.optional(z.enum(spec.WAYS_OF_WEARING)),
  })).check(z.maxLength(MOST.worn)),
  name: z.optional(Short),
  genes: z.optional(Genes),
  markings: z.optional(z.array(Short).check(z.maxLength(MOST.markings))),
};

const Recipe = z.object({
  ...LOOK,
  version: z.literal(2),
  seed: Short,
  style: z.enum(STYLES),
  others: z.optional(z.array(z.object(LOOK)).check(z.maxLength(MOST.cats))),
  props: z.array(z.object({
    kind: z.enum(PROP_KINDS as [string, ...string[]]),
    colour: z.optional(Colour),
    count: z.optional(z.int().check(z.gte(1), z.lte(3))),
    size: z.optional(z.enum(spec.SIZES)),
    material: z.optional(z.enum(spec.MATERIALS)),
    print: Print,
    ink: z.optional(Colour),
    wornBy: z.optional(z.array(z.int().check(z.gte(1))).check(z.maxLength(MOST.cats + 1))),
  })).check(z.maxLength(MOST.things)),
  relations: z.optional(
    z.array(z.object({ who: Actor, is: z.enum(RELATION_NAMES), what: Actor }))
      .check(z.maxLength(MOST.relations)),
  ),
  tone: z.optional(z.enum(spec.TONES)),
  otherShade: z.optional(z.enum(spec.SHADES)),
  technique: z.optional(z.enum(TECHNIQUE_NAMES)),
  writing: z.optional(z.object({
    on: z.enum(spec.WRITING_PLACES),
    text: z.string().check(z.maxLength(40), z.refine(canLetter)),
  })),
  setting: z.enum(SETTINGS),
  outside: z.optional(z.enum(OUTSIDES)),
  without: z.optional(z.array(z.enum(SCENERY)).check(z.maxLength(SCENERY.length))),
  time: z.enum(spec.TIMES),
  weather: z.enum(spec.WEATHERS),
  season: z.optional(z.enum(spec.SEASONS)),
  moon: z.optional(z.enum(spec.MOONS)),
  backdrop: z.optional(z.enum(spec.BACKDROPS)),
  scheme: z.enum(COLOUR_SCHEMES),
  provenance: z.record(Short, z.enum(["text", "option", "photo", "seed"])),
});

/** The recipe that this is, without anything else that was in it; undefined where it is none of this version. */
export function knownRecipe(value: unknown): spec.CatSpec | undefined {
  const read = Recipe.safeParse(value);
  if (!read.success || !namesItsOwn(read.data)) return undefined;
  return read.data as unknown as spec.CatSpec;
}

/** Whether every relation is of cats and things that are there. */
function namesItsOwn({ relations = [], others = [], props }: z.output<typeof Recipe>): boolean {
  const numbers = { cat: 1 + others.length, thing: props.length };
  return relations.flatMap(({ who, what }) => [who, what]).every((actor) => {
    const [sort, number] = actor.split(" ");
    return Number(number) <= numbers[sort as "cat" | "thing"];
  });
}
