/** @module Who does what with whom, in words of any language. */
import { type Actor, catAlone, catCount, type CatSpec, type Related } from "../../spec.ts";
import { thingItem } from "./items.ts";
import type { Partner } from "./grammar.ts";
import type { Speech } from "./speech.ts";

const ORDINALS = ["the first", "the second", "the third", "the fourth", "the fifth"];

/** "Sie hält einen Fisch", "die erste Katze umarmt die zweite Katze". */
export function relationClause(
  { who, is, what }: Related,
  spec: CatSpec,
  speech: Speech,
): string {
  const isOnlyCat = who === "cat 1" && catCount(spec) === 1 && !spec.name;
  const { age } = spec;
  return speech.grammar.clause(
    speech.phrase("relation", is),
    isOnlyCat ? undefined : partner(who, spec, speech),
    partner(what, spec, speech),
    speech.phrase("age", age === "kitten" ? "kitten" : "cat"),
  );
}

function partner(actor: Actor, spec: CatSpec, speech: Speech): Partner {
  const [kind, number] = actor.split(" ");
  const index = Number(number) - 1;
  if (kind === "thing") {
    const thing = spec.props[index];
    return { item: thing ? thingItem(speech, thing) : { noun: "" }, article: "indefinite" };
  }
  const { name } = catAlone(spec, index + 1);
  if (name) return { name };
  const noun = speech.phrase("text", catCount(spec) > 1 ? ORDINALS[index]! : "the cat");
  return { item: { noun }, article: "definite" };
}

/** Whether this cat or thing takes part in any relation. */
export function isRelated(actor: Actor, { relations = [] }: CatSpec): boolean {
  return relations.some(({ who, what }) => who === actor || what === actor);
}
