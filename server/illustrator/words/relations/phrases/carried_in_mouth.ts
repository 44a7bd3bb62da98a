/** @module What is carried in the mouth, said before or behind the verb for holding it. */
import type { Relation } from "../../../relations.ts";
import type { ParsedRelation } from "../../parsed_description.ts";
import { ON_A_BODY } from "../on_a_body.ts";
import type { RelationWords } from "../relation_words.ts";
import { isSameActor } from "../same_actor.ts";

/** "Trägt *im Maul* einen Fisch": the verb before the words for it, where what is carried stands behind both. */
export function carriedInMouth(
  prompt: string,
  words: readonly RelationWords[],
  at: number,
): { start: number } | undefined {
  const found = words[at]!, verb = words[at - 1];
  if (found.is !== "carrying in the mouth" || !found.isAfter) return;
  const worn = WEARS.exec(prompt.slice(0, found.start));
  if (worn) return { start: worn.index };
  if (verb?.is !== "holding") return;
  return /^\s*$/.test(prompt.slice(verb.end, found.start)) ? verb : undefined;
}

/** "Holding a fish in its mouth", "mit einer Mütze auf dem Kopf": the paws are free. */
export function heldInMouth(relations: readonly ParsedRelation[]): ParsedRelation[] {
  return relations.map((held) => {
    const carried = held.is === "holding" &&
      relations.find(({ is, who, what }) =>
        ON_THE_BODY.includes(is) && isSameActor(who, held.who) && isSameActor(what, held.what)
      );
    return carried ? { ...held, is: carried.is } : held;
  });
}

/** Where a cat has a thing that is in no paw. */
const ON_THE_BODY: readonly Relation[] = ["carrying in the mouth", ...ON_A_BODY];

/** Verbs for wearing that mean carrying before a mouth. */
const WEARS = /(?<!\p{L})(?:lleva|llevando|trae|porte|portant|tient|leva|levando|porta)\s+$/iu;
