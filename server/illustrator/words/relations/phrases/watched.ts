/**
 * @module Another animal that looks on: "a crab *watching*", "*watched by* an owl". It looks at what is named, or else at
 * the cat. One that chases or hugs a cat is fled from and hugged.
 */
import type { Relation } from "../../../relations.ts";
import { isDoneAt, isListedWithCat, isOtherAnimal } from "../../context/animals/friends_actions.ts";
import type { ParsedActor, ParsedRelation } from "../../parsed_description.ts";
import { fitting } from "../fitting.ts";
import { leadsTo } from "../grammar/leads_to.ts";
import { isFriend, type Mention } from "../grammar/mention.ts";
import { objectOf } from "../grammar/relation_object.ts";
import type { Relating } from "../relating_state.ts";
import type { RelationWords } from "../relation_words.ts";
import { isSameActor } from "../same_actor.ts";

/** The looks of another animal that the words at this place say; undefined where they say none. */
export function watchedByAnother(state: Relating, at: number): ParsedRelation[] | undefined {
  const { prompt, words, things } = state, found = words[at]!, { start, end } = found;
  const by = found.is === "beside" ? PASSIVE.exec(prompt.slice(0, end)) : null;
  if (by) {
    const watcher = things.find((thing) => thing.start >= end);
    const isMeant = watcher && isFriend(watcher) && NEXT.test(prompt.slice(end, watcher.start));
    return isMeant ? looks({ start: by.index, end }, watcher) : undefined;
  }
  const inverse = TO_A_CAT[found.is];
  if (found.isAfter || found.is !== "looking at" && !inverse) return undefined;
  const watcher = watcherBefore(state, found);
  if (!watcher) return undefined;
  const what = objectOf(prompt, at, { ...state, isCarrying: false, used: state });
  if (inverse) {
    const [cat] = what?.actors ?? [];
    return cat && "cat" in cat
      ? watcher.actors.map((one) => ({ start, end, is: inverse, who: cat, what: one }))
      : undefined;
  }
  return [...looks({ start, end }, watcher, what?.actors[0]), ...fromWhere(state, found, watcher)];
}

/** "A crow watching *from a branch*": it is there. */
function fromWhere({ prompt, things }: Relating, { end }: RelationWords, { actors }: Mention) {
  const seat = things.find((thing) =>
    thing.start >= end && FROM.test(prompt.slice(end, thing.start))
  );
  const [what] = seat?.actors ?? [];
  const is = what && fitting("on", what);
  if (!what || is !== "on") return [];
  const start = end + prompt.slice(end).search(/\bfrom\b/);
  return actors.map((who): ParsedRelation => ({
    start,
    end: start + "from".length,
    is,
    who,
    what,
  }));
}

const FROM =
  /^ (?:(?:him|her|it|them|the cat) )?from (?:the top of |the edge of |atop )?(?:an?|the|its|his|her) (?:[\p{L}-]+ ){0,2}$/iu;

/** What another animal does to a cat, as the cat is drawn. */
const TO_A_CAT: Partial<Record<Relation, Relation>> = {
  chasing: "fleeing from",
  hugging: "hugging",
  "touching noses": "touching noses",
};

const PASSIVE =
  /\b(?:watched|observed|admired|judged|eyed|followed|(?:stared|gazed|looked|glared|growled|barked|hissed|laughed) at) by$/i;
const NEXT = /^ (?:[\p{L}-]+ ){0,3}$/u;

/** The relations, with the looks of those who are an audience: "an *audience of* mice". */
export function withAudiences(
  { prompt, things, cats }: Relating,
  related: readonly ParsedRelation[],
): ParsedRelation[] {
  if (cats.length === 0) return [...related];
  const watching = things.filter(isFriend).flatMap((thing) => {
    const before = AUDIENCE.exec(prompt.slice(0, thing.end));
    const isKnown = related.some(({ who }) => isSameActor(who, thing.actors[0]));
    if (!before || isKnown) return [];
    return looks(thing, thing);
  });
  return [...related, ...watching];
}

const AUDIENCE =
  /\b(?:audience|(?:for|before|in front of) a crowd) of (?:[\p{L}-]+ ){0,2}[\p{L}-]+$/iu;

/** "A dog *watching*", "while a dog *watches*", "…, an owl *stares* at it". */
function watcherBefore(
  { prompt, lexemes, things }: Relating,
  found: RelationWords,
): Mention | undefined {
  if (HOBBY.test(prompt.slice(0, found.start))) return undefined;
  const watcher = things.findLast((thing) => leadsTo(thing, found, lexemes));
  if (!watcher || !isFriend(watcher)) return undefined;
  if (isDoneAt(prompt, lexemes, found)) return watcher;
  const noun = lexemes.findIndex((lexeme) => lexeme.start >= watcher.start);
  const first = lexemes.findLastIndex((lexeme, i) =>
    i <= noun && (lexeme.afterBreak || i === 0 || OPENS.test(lexemes[i - 1]!.term.role))
  );
  const isOfItsOwnClause = lexemes.slice(first, noun).every(({ term: { role } }) =>
    role === "article" || role === "colour" || role === "quality" || role === "number"
  );
  return isOfItsOwnClause && isOtherAnimal(lexemes[noun]!) && !isListedWithCat(lexemes, noun)
    ? watcher
    : undefined;
}

const OPENS = /^and$/;

/** "A cat *bird watching*" watches birds. */
const HOBBY = /(?:^|\b(?:cat|kitten|is|while|goes|loves|likes|to) )(?:bird|whale)s? $/i;

function looks(
  { start, end }: { start: number; end: number },
  { actors }: Mention,
  what: ParsedActor = { cat: 1 },
): ParsedRelation[] {
  return actors.map((who) => ({ start, end, is: "looking at", who, what }));
}
