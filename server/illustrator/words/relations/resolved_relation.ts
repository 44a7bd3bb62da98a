/** @module A relation that words name, as a picture has it. */
import { type Actor, catCount, type CatSpec } from "../../spec.ts";
import type { ParsedActor, ParsedRelation } from "../parsed_description.ts";

/** Who does what with whom; who or what is absent is not in the picture. */
export interface ResolvedRelation {
  is: ParsedRelation["is"];
  who: Actor | undefined;
  what: Actor | undefined;
  isDrawn: boolean;
}

/** What became of it in a picture; `seen` is its recipe as its scene shows it. */
export function resolveRelation(
  { is, ...said }: ParsedRelation,
  spec: CatSpec,
  seen: CatSpec = spec,
): ResolvedRelation {
  const [who, what] = [actorOf(said.who, spec), actorOf(said.what, spec)];
  const [seenWho, seenWhat] = [actorOf(said.who, seen), actorOf(said.what, seen)];
  const isDrawn =
    seen.relations?.some((one) => one.who === seenWho && one.is === is && one.what === seenWhat) ??
      false;
  return { is, who, what, isDrawn };
}

function actorOf(actor: ParsedActor, spec: CatSpec): Actor | undefined {
  if ("cat" in actor) return actor.cat <= catCount(spec) ? `cat ${actor.cat}` : undefined;
  const index = spec.props.findIndex(({ kind }) => kind === actor.prop);
  return index < 0 ? undefined : `thing ${index + 1}`;
}
