/**
 * The receipt of a description: what each of its words decided, what was left to us, what we do not
 * know.
 *
 * @module
 */
import type { WordsRead } from "../../../lib/understanding.ts";
import type { CatSpec } from "../spec.ts";
import { meaningOf } from "./meaning.ts";
import { PLACE_NAMES } from "./names.ts";
import { resolve } from "./resolve.ts";
import type { Said } from "./said.ts";

/** What a guess shows before there is a picture. */
const OPEN = "we choose";

/**
 * What became of the words: with the recipe of a picture, its own choices; without, which choices are
 * still open.
 *
 * @example
 * understanding(parse("a ginger cat playing the bagpipes"));
 * // { understood: [{ text: "ginger", meaning: "coat colour: orange" }, …], guessed: [{ what: "eyes", value: "we choose" }, …], ignored: ["bagpipes"] }
 */
export function understanding(said: Said, spec?: CatSpec): WordsRead {
  // What words decide does not depend on the seed, so any recipe tells which of them were heard.
  const recipe = spec ?? resolve(said, { style: "cartoon", seed: "" });
  const understood = said.readings.map((reading) => ({
    text: said.prompt.slice(reading.start, reading.end),
    meaning: meaningOf(reading, recipe),
  }));
  const ignored = said.unknown.map(({ start, end }) => said.prompt.slice(start, end));
  return {
    understood: [...unique(understood, ({ text }) => text), ...fromPhoto(recipe)],
    guessed: guesses(recipe).map(({ what, value }) => ({ what, value: spec ? value : OPEN })),
    ignored: unique(ignored, (text) => text),
  };
}

/** What the photo decided, where the words did not. */
function fromPhoto({ coat, provenance }: CatSpec): WordsRead["understood"] {
  const meanings = [
    ...(provenance["coat.colour"] === "photo" ? [`coat colour: ${coat.colour}`] : []),
    ...(provenance["coat.pattern"] === "photo" ? [`pattern: ${coat.pattern}`] : []),
  ];
  return meanings.length === 0 ? [] : [{ text: "your photo", meaning: meanings.join(", ") }];
}

/** The decisions people look for first, as far as the seed took them. */
function guesses(spec: CatSpec): { what: string; value: string }[] {
  const { coat, eyes, pose, mood, setting, time } = spec;
  const decisions = [
    { by: "coat.colour", what: "coat", value: coat.colour },
    { by: "coat.pattern", what: "pattern", value: coat.pattern },
    { by: "eyes", what: "eyes", value: [...new Set([eyes.left, eyes.right])].join(" and ") },
    { by: "pose", what: "pose", value: pose },
    { by: "mood", what: "mood", value: mood },
    { by: "setting", what: "place", value: PLACE_NAMES[setting].what },
    { by: "time", what: "time", value: time },
  ];
  return decisions.filter(({ by }) => spec.provenance[by] === "seed");
}

function unique<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const name = nameOf(item).toLowerCase();
    return !seen.has(name) && seen.add(name);
  });
}
