/** @module What a cat wears and carries: the costume, and which hat, which glasses, which scarf. */
import { ACCESSORIES, type Accessory } from "../../../../lib/choices.ts";
import { POSES } from "../../cat/poses.ts";
import type { CatSpec, Dress, Print, ThingColour, WayOfWearing, Worn } from "../../spec.ts";
import {
  ACCESSORIES as ACCESSORY_ENTRIES,
  type Variant,
  variantOf,
} from "../../wardrobe/accessories.ts";
import { type Costume, COSTUMES } from "../../wardrobe/costumes.ts";
import { isOutfit, wornTogether } from "../../wardrobe/garment_layers.ts";
import { GADGETS, type GadgetVariant } from "../../wardrobe/gadgets.ts";
import { choose, type Weights, weightsOf } from "./choice.ts";
import type { DecisionContext } from "./deciding.ts";
import type { Claim } from "../parsed_description.ts";

/** More gadgets than this are a shop. */
const MOST_GADGETS = 2;

/** The costume of the words, in its own colour or in that of its hat. */
export function costumeOf({ words, provenance }: DecisionContext): CatSpec["costume"] {
  const first = words.first("costume");
  if (!first) return undefined;
  // "In a yellow raincoat, a lighthouse keeper": who it is decides, and the garment is worn with it.
  const kind = words.all("costume").map(({ value }) => value).find(isOutfit) ?? first;
  provenance.costume = "text";
  const hat = words.all("accessory").find(({ value, variant }) => value === "hat" && !variant);
  const garment = words.every("costume").find(({ value, colour }) =>
    value !== kind && colour && wornTogether([kind, value]).length < 2
  );
  const colour = colourOf(kind, words.every("costume")) ?? garment?.colour ??
    (COSTUMES[kind].knownByHat ? hat?.colour : undefined) ??
    words.all("accessory").find(({ variant, colour }) =>
      colour && variant && COSTUMES[kind].includes?.includes(variant)
    )?.colour;
  const isHatless = !COSTUMES[kind].bareheaded && words.denies("accessory", "hat");
  return {
    ...coloured(kind, colour),
    ...printOfEither([kind, ...COSTUMES[kind].has ?? []], words.every("costume")),
    ...wayOf(kind, words.every("costume")),
    ...emblemOf(words),
    ...(isHatless && { hatless: true as const }),
  };
}

/** What words show on the front of the outermost garment. */
function emblemOf(words: DecisionContext["words"]): Pick<Dress, "emblem"> {
  const emblem = words.first("emblem");
  return emblem ? { emblem } : {};
}

/** The garments that words name besides and that are worn together with it. */
export function layersOf({ words }: DecisionContext, costume: Costume | undefined): Dress[] {
  if (!costume) return [];
  const said = words.every("costume"), isNamed = said.some(({ weak }) => !weak);
  // Who is drawn in a sweater as something near wears the shirt that is named instead.
  const others = said.filter(({ value, weak }) =>
    !weak || !isNamed || COSTUMES[value].layer === "over"
  );
  return wornTogether([...new Set([costume, ...others.map(({ value }) => value)])]).slice(1)
    .map((kind) => ({
      ...coloured(kind, colourOf(kind, said)),
      ...printOf(kind, said),
      ...wayOf(kind, said),
    }));
}

/** Everything worn and carried, each named as exactly as it will be drawn. */
export function accessoriesOf(
  { words, provenance, seed }: DecisionContext,
  chosen: readonly Accessory[],
  { costume, pose }: Pick<CatSpec, "costume" | "pose">,
): Worn[] {
  const claims = words.all("accessory");
  if (chosen.length > 0) provenance.accessories = "option";
  else if (claims.length > 0) provenance.accessories = "text";
  const worn: Worn[] = [];
  for (const kind of ACCESSORIES) {
    const said = claims.filter(({ value }) => value === kind);
    if (said.length === 0 && !chosen.includes(kind)) continue;
    const named = [...new Set(said.flatMap(({ variant }) => variant ?? []))];
    const colour = colourOf(kind, said);
    const look = { ...printOf(kind, said), ...wayOf(kind, said) };
    const wearing = (piece: Worn) => worn.push({ ...piece, ...look });
    if (named.length > 0) {
      const together = wornTogetherOf(kind, named);
      const isPlain = said.some(({ variant }) => !variant);
      if (isPlain && together.every((variant) => variantOf(kind, variant)?.at)) {
        const usual = ACCESSORY_ENTRIES[kind].usual as Variant | undefined;
        if (usual) together.unshift(usual);
      }
      for (const variant of together) {
        const own = said.filter((claim) =>
          claim.variant === variant || !claim.variant || together.length === 1
        );
        const colour = colourOf(kind, own);
        worn.push({
          ...withColour({ kind, variant }, colour),
          ...printOf(kind, own),
          ...wayOf(kind, own),
        });
      }
    } else if (kind !== "hat" || !hasOwnHat(costume, colour)) {
      const weights = variantWeights(kind, said.length > 0 ? "plain" : "chosen");
      if (!weights) wearing(coloured(kind, colour));
      else {
        const suits = (variant: Variant) => fits(kind, variant, { worn, costume, pose, colour });
        const variant = choose<Variant>(seed, `${kind}.variant`, weights, suits);
        wearing(withColour({ kind, variant }, colour));
      }
    }
  }
  return worn;
}

/** The first for each place, hair below hats; of gadgets two. */
function wornTogetherOf(kind: Accessory, named: readonly Variant[]): Variant[] {
  if (kind === "gadget") return named.slice(0, MOST_GADGETS);
  const place = (variant: Variant) => variantOf(kind, variant)?.at ?? kind;
  const isFirst = (variant: Variant, i: number) =>
    !named.slice(0, i).some((other) => place(other) === place(variant));
  return named.filter(isFirst).toSorted((one, other) =>
    Number(place(other) === "hair") - Number(place(one) === "hair")
  );
}

/** The colour that any mention of a thing gives it. */
export function colourOf(kind: string, claims: readonly Claim[]): ThingColour | undefined {
  return claims.find(({ value, colour }) => value === kind && colour)?.colour;
}

/** The print that any mention of a thing gives it, and its colour. */
export function printOf(
  kind: string,
  claims: readonly Claim[],
): { print?: Print; ink?: ThingColour } {
  const { print, ink } = claims.find(({ value, print }) => value === kind && print) ?? {};
  return { ...(print && { print }), ...(print && ink && { ink }) };
}

/** The same of the first of these that has one. */
function printOfEither(
  kinds: readonly string[],
  claims: readonly Claim[],
): ReturnType<typeof printOf> {
  return kinds.map((kind) => printOf(kind, claims)).find(({ print }) => print) ?? {};
}

/** How any mention of a garment or an accessory says that it is worn. */
function wayOf(kind: string, claims: readonly Claim[]): { how?: WayOfWearing } {
  const how = claims.find((claim) => claim.value === kind && claim.how)?.how;
  return how ? { how } : {};
}

/** A thing with its colour, if it has one. */
export function coloured<K, C>(kind: K, colour: C | undefined): { kind: K; colour?: C } {
  return withColour({ kind }, colour);
}

/** Whether "a hat" is the one the costume comes with. */
function hasOwnHat(costume: CatSpec["costume"], colour: ThingColour | undefined): boolean {
  if (!costume || COSTUMES[costume.kind].bareheaded) return false;
  return !colour || COSTUMES[costume.kind].knownByHat === true;
}

/** How likely each variant is, where words name the accessory alone or the form's button brings it. */
export function variantWeights(
  kind: Accessory,
  how: "plain" | "chosen",
): Weights<Variant> | undefined {
  const { variants } = ACCESSORY_ENTRIES[kind];
  return variants && weightsOf(variants, (variant) => variant[how]);
}

/** Whether nothing else is where it goes, and a named colour would show. */
function fits(
  kind: Accessory,
  variant: Variant,
  { worn, costume, pose, colour }: Pick<CatSpec, "costume" | "pose"> & {
    worn: readonly Worn[];
    colour: ThingColour | undefined;
  },
): boolean {
  const wears = (kind: Accessory) => worn.some((other) => other.kind === kind);
  if (kind === "gadget") {
    const { spot } = GADGETS[variant as GadgetVariant];
    if (spot === "ears") return !costume && !wears("hat");
    if (spot === "neck") return !costume && !wears("scarf") && !POSES[pose].isSleep;
  }
  return !colour || !variantOf(kind, variant)?.isOwnColour;
}

function withColour<T, C>(thing: T, colour: C | undefined): T & { colour?: C } {
  return { ...thing, ...(colour !== undefined && { colour }) };
}
