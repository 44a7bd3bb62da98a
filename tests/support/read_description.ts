/** @module What is read out of a description, for tests of words. */
import { planCharacter } from "../../server/illustrator/plan.ts";
import { parse } from "../../server/illustrator/words/parse.ts";
import { resolve } from "../../server/illustrator/words/resolve.ts";
import { understanding } from "../../server/illustrator/words/understanding.ts";

/** The recipe of a description and everything that is said of it. */
export const planOf = (description: string) =>
  planCharacter(description, { style: "cartoon", seed: "3" });

/** The recipe of a description, before anything in it is left out. */
export const recipeOf = (description: string, seed = "5") =>
  resolve(parse(description), { style: "cartoon", seed });

/** What a receipt says of a description. */
export const receiptOf = (description: string) => understanding(parse(description));

/** What a receipt says that these words are drawn as. */
export const drawnAs = (description: string, text: string) =>
  receiptOf(description).understood.find((part) => part.text === text)?.drawnAs;

/** What a receipt says is ignored, as one text in small letters. */
export const ignoredIn = (description: string) =>
  receiptOf(description).ignored.join(" ").toLowerCase();

/** Who does what with what: "cat holding fish". */
export function relatedIn(description: string): string[] {
  const { props, relations = [] } = recipeOf(description);
  const nameOf = (actor: string) =>
    actor.startsWith("thing") ? props[Number(actor.slice(-1)) - 1]!.kind : actor;
  return relations.map(({ who, is, what }) => `${nameOf(who)} ${is} ${nameOf(what)}`);
}
