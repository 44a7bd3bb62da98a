/** @module "A cat walking a dog on a leash": the cat has the other end of what an animal is on. */
import type { Relation } from "../../../relations.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import type { ParsedRelation } from "../../parsed_description.ts";
import { leadsTo } from "../grammar/leads_to.ts";
import { isFriend, type Mention } from "../grammar/mention.ts";
import type { RelationWords } from "../relation_words.ts";

/** Before an animal that is the cat's. */
const OF_CAT = /\bwith (?:[\p{L}-]+ ){0,3}$|\b(?:walk|lead|tak)\w* (?:[\p{L}-]+ ){0,3}$/iu;

/** The animals that the cat leads, none of another's; undefined where no leash is meant. */
export function leashed(
  is: Relation,
  what: Mention | undefined,
  { prompt, found, things, lexemes }: {
    prompt: string;
    found: RelationWords;
    things: readonly Mention[];
    lexemes: readonly Lexeme[];
  },
): ParsedRelation[] | undefined {
  const isLeash = what?.actors.some((actor) => "prop" in actor && actor.prop === "leash");
  if (is !== "on" || !isLeash) return undefined;
  const pet = things.findLast((mention) => leadsTo(mention, found, lexemes) && isFriend(mention));
  const { start, end } = found;
  if (!pet || !OF_CAT.test(prompt.slice(0, pet.start))) return [];
  return pet.actors.map((animal) => ({
    start,
    end,
    is: "leading",
    who: { cat: 1 },
    what: animal,
  }));
}
