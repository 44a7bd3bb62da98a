/**
 * @module The same cats, changed: another place, hour, pose, mood, style, other clothes and things, other
 * things to do. What makes them these cats stays: coat, eyes, age, build and what they were born with.
 */
import type { ColourScheme, Style } from "../../../lib/choices.ts";
import type { Language } from "../../../lib/i18n/languages.ts";
import type { Change } from "../../../lib/redrawn.ts";
import type { WordsRead } from "../../../lib/understanding.ts";
import { catAlone, catCount, type CatLook, type CatSpec } from "../spec.ts";
import { claimsOf } from "../words/decisions/claims.ts";
import { describe } from "../words/wording/description.ts";
import { parse } from "../words/parse.ts";
import { resolve } from "../words/resolve.ts";
import type { Slot } from "../words/parsed_description.ts";
import { changesIn } from "./changes_in.ts";
import { receiptIn } from "../words/speech/receipt.ts";
import { understanding } from "../words/understanding.ts";
import { differences, OF_THE_PICTURE } from "./differences.ts";
import { changedLook, type Form, OF_A_CAT } from "./looks.ts";
import { relationsOf } from "./relations.ts";
import { thingsOf } from "./things.ts";

/** What is to be different; what is absent stays. */
export interface Changes {
  /** What to change, in any words: "now with a red scarf, at night", "Milo riding a bicycle". */
  words?: string;
  /** Another art style. */
  style?: Style;
  /** Other personality traits. */
  traits?: string[];
  /** Other colours around the cat. */
  scheme?: ColourScheme;
  /** The language of the receipt; absent: English. */
  language?: Language;
  /** The accessories chosen in the form, and those that were chosen before. */
  accessories?: Form;
}

/** A changed recipe and what is different in it; or what the words ask for that would be another cat. */
export type Revision =
  | { spec: CatSpec; alt: string; understanding: WordsRead; changed: Change[] }
  | { otherCat: string[] };

/** Slots that make it another cat, with the names that people read. */
const IDENTITY: readonly (readonly [Slot, string])[] = [
  ["coat.colour", "coat"],
  ["coat.second", "coat"],
  ["coat.length", "coat"],
  ["coat.white", "coat"],
  ["coat.pattern", "pattern"],
  ["eyes.left", "eyes"],
  ["eyes.right", "eyes"],
  ["eyes.odd", "eyes"],
  ["breed", "breed"],
  ["age", "age"],
  ["build", "build"],
  ["feature", "build"],
];

/**
 * The recipe of `base` with these changes; `prompt` is what `base` was drawn from. Words are of the first cat,
 * unless they name another one, or all.
 */
export function revise(base: CatSpec, prompt: string, changes: Changes): Revision {
  const cats = Array.from({ length: catCount(base) }, (_, i) => catAlone(base, i + 1));
  const cast = cats.length > 1 ? cats.map(({ name }) => ({ ...(name && { name }) })) : undefined;
  const said = parse(changes.words ?? "", cast);
  const claims = cats.map((_, i) => claimsOf(said, i + 1));
  const otherCat = IDENTITY.filter(([slot]) => claims.some((words) => words.all(slot).length > 0))
    .map(([, name]) => name);
  if (otherCat.length > 0) return { otherCat: [...new Set(otherCat)] };

  const { style = base.style, traits, scheme, accessories: form, language } = changes;
  const asked = resolve(said, {
    style,
    seed: base.seed,
    ...(traits && { traits }),
    ...(scheme && { scheme }),
  });
  if (catCount(asked) > catCount(base)) return { otherCat: ["cats"] };
  const saidOf = (cat: number) => ({
    words: claims[cat - 1]!,
    does: asked.relations?.filter(({ who }) => who === `cat ${cat}`) ?? [],
  });
  const first = changedLook(base, asked, {
    ...saidOf(1),
    form,
    traits: asked.provenance.mood === "option",
  });
  const others = base.others?.map((other, i): CatLook =>
    changedLook(other, asked.others![i]!, saidOf(i + 2))
  );
  const things = thingsOf(base, asked, claims[0]!);
  const spec: CatSpec = {
    ...first,
    style,
    props: things.props,
    provenance: { ...base.provenance },
    ...(others && { others }),
  };
  for (const decision of [...OF_A_CAT, ...OF_THE_PICTURE]) {
    const by = asked.provenance[decision];
    if (by !== "text" && by !== "option") continue;
    if (isOfThePicture(decision)) Object.assign(spec, { [decision]: asked[decision] });
    if (decision === "tone") withOtherShade(spec, asked);
    spec.provenance[decision] = by;
  }
  const relations = relationsOf(spec, { before: base, asked }, things);
  if (relations.length > 0) spec.relations = relations;
  else delete spec.relations;
  return {
    spec,
    alt: describe(spec),
    understanding: understanding(
      parse([prompt, changes.words].filter(Boolean).join(". ")),
      spec,
      undefined,
      receiptIn(language),
    ),
    changed: differences(base, spec, changesIn(language)),
  };
}

/** A tone comes with the other shade that was asked for, or without one. */
function withOtherShade(spec: CatSpec, { otherShade }: CatSpec): void {
  if (otherShade) spec.otherShade = otherShade;
  else delete spec.otherShade;
}

function isOfThePicture(decision: string): boolean {
  return (OF_THE_PICTURE as readonly string[]).includes(decision);
}
