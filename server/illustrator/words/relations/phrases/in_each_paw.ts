/**
 * @module What one cat holds besides what is said first: "holding a torch *and a map*", "a mirror in one paw, *a brush in
 * the other*".
 */
import { propOf } from "../../../wardrobe/prop_kinds.ts";
import type { ParsedActor, ParsedRelation } from "../../parsed_description.ts";
import { fitting } from "../fitting.ts";
import { isFriend, isWorn, type Mention } from "../grammar/mention.ts";
import { BETWEEN } from "../place_words.ts";
import type { Relating } from "../relating_state.ts";
import { isSameActor } from "../same_actor.ts";

/** Right behind what is held. */
const IN_THE_OTHER =
  /^ (?:in (?:the|its|his|her) other(?: one| (?:front )?paw| hand)?|in der anderen(?: pfote| hand)?|dans l['’]autre(?: patte| main)?|en la otra(?: pata| patita| mano)?|na outra(?: pata| patinha| mão)?|nell['’]altra(?: zampa| mano)?|in de andere(?: poot| hand)?|w drugiej(?: łapie| łapce| ręce)?|в другой(?: лапе| лапке| руке)?|в іншій(?: лапі| лапці| руці)?|i den (?:andra|anden|andre)(?: tassen| handen| pote| hånd)?|v druhé(?: tlapce| tlapě| ruce)?)(?= *(?:$|[,.;:!?)]| \p{L}+ing | and | und | et | y | e | en | i | и | och | og | a ))/iu;
/** One is in each paw. */
export const IN_EACH =
  /^ (?:in (?:each|every|both)(?: of)?(?: its| his| her)?(?: front)? (?:paws?|hands?)|in jeder (?:pfote|hand|tatze)|in beiden (?:pfoten|händen)|dans chaque (?:patte|main)|en cada (?:pata|patita|mano)|em cada (?:pata|patinha|mão)|in (?:ogni|ciascuna) (?:zampa|mano)|in elke (?:poot|hand)|w każdej (?:łapie|łapce|ręce)|в каждой (?:лапе|лапке|руке)|у кожній (?:лапі|лапці|руці)|i varje (?:tass|hand)|i hver (?:pote|hånd)|v každé (?:tlapce|tlapě|ruce))(?!\p{L})/iu;

/** The relations, with those of what is in the other paw or named in one breath with what is held. */
export function withSecondHeld(
  state: Relating,
  related: readonly ParsedRelation[],
): ParsedRelation[] {
  const all = [...related];
  for (const one of related) {
    if (one.is !== "holding" || !("cat" in one.who)) continue;
    const first = state.things.find((thing) =>
      isOf(thing, one.what) && thing.end > one.start - FAR
    );
    if (!first || isFriend(first)) continue;
    const isFree = (thing: Mention) =>
      mayBeHeld(thing) && !all.some(({ who, what }) => isOf(thing, who) || isOf(thing, what));
    for (const thing of [...otherPaw(state, first), ...listedWith(state, first, one)]) {
      const [what] = thing.actors;
      if (!what || !isFree(thing)) continue;
      const said = IN_THE_OTHER.exec(state.prompt.slice(thing.end));
      const start = said ? thing.end + 1 : one.start;
      const end = said ? thing.end + said[0].length : one.end;
      all.push({ start, end, is: "holding", who: one.who, what });
    }
  }
  return all.toSorted((one, other) => one.start - other.start);
}

/** How far before the words of a relation its thing may stand, in letters. */
const FAR = 40;

/** The first thing behind it that is in the other paw. */
function otherPaw({ prompt, things }: Relating, first: Mention): Mention[] {
  const other = things.find((thing) =>
    thing.start > first.end && IN_THE_OTHER.test(prompt.slice(thing.end))
  );
  return other ? [other] : [];
}

/** "Holding a torch, *a rope and a map*": all that commas and an "and" put beside it. */
function listedWith(
  { things, lexemes }: Relating,
  first: Mention,
  { end }: ParsedRelation,
): Mention[] {
  if (first.start < end) return [];
  const listed: Mention[] = [];
  let last = first, joined = 0;
  for (const next of things.filter(({ start }) => start > first.start)) {
    const between = lexemes.filter((one) => one.start >= last.end && one.end <= next.start);
    const noun = lexemes.find((one) => one.start <= next.start && one.end > next.start);
    const hasAnd = between.some(({ term }) => term.role === "and");
    const isList = between.every(({ term: { role } }) =>
      role === "and" || role === "number" || BETWEEN.includes(role)
    ) && (hasAnd || between[0]?.afterBreak || noun?.afterBreak);
    if (!isList || isFriend(next)) {
      break;
    }
    listed.push(next);
    if (hasAnd) {
      joined = listed.length;
      break;
    }
    last = next;
  }
  return listed.slice(0, joined);
}

/** Furniture and what flies is not in a paw. */
function mayBeHeld(thing: Mention): boolean {
  const [what] = thing.actors;
  if (!what || !("prop" in what) || isFriend(thing) || isWorn(thing)) return false;
  const { spot, anchors } = propOf(what.prop);
  return HELD_SPOTS.includes(spot) && (anchors?.high ?? 0) < TALL &&
    fitting("holding", what) === "holding";
}

const HELD_SPOTS: readonly string[] = ["hand", "ground", "before"];

/** From this true height on a thing is too large for a paw, in units of the cat. */
const TALL = 380;

function isOf({ actors }: Mention, actor: ParsedActor): boolean {
  return actors.some((one) => isSameActor(one, actor));
}
