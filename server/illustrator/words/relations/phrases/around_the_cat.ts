/**
 * @module "Butterflies flying around a cat's head", "a bird above it": what is around or above the cat, where words of
 * place stand between it and the cat.
 */
import { isNoun } from "../../../vocabulary/roles.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import type { ParsedRelation } from "../../parsed_description.ts";
import type { CatMention } from "../cats/cat_mentions.ts";
import { isWorn, type Mention, mentionsOfCats } from "../grammar/mention.ts";
import { endsClause, pronounAfter } from "../grammar/pronouns.ts";
import type { RelationWords } from "../relation_words.ts";
import { isCover } from "../thing_kinds.ts";

/** Words that may stand for both: a cat is around a thing, too, and above one. */
const AROUND = /^(?:around|um)$/iu, ABOVE = /(?:^|\s)(?:above|over)$/iu;

/** "Catnip growing *all* around". */
const ALL = /\ball $/i;

/** What things do there. */
const DOES =
  /^ (?:(?:\p{L}+(?:ing|ed)|all|up|dance|fly|flies|float|floats|circle|swirl|swirls|stand|sit) ){0,3}(?:(?:from|on) (?:an?|the|its) (?:ceiling|branch|roof|beam|tree|thread|web|string|wall|rafters?) )?$/iu;

/** The cat, or a part of it that stands for it; around its neck it wears something. */
const TO_THE_CAT = /^ (?:(?:an?|the|my|our|his|her|its) )?(?:[\p{L}-]+ ){0,3}$/iu;
const ITS_PART =
  /^ (?:his|her|its|their|the (?:cat|kitten|kitty)['’]s) (?:heads?|bod(?:y|ies)|feet|paws|ears)\b/iu;

/** Whom a blanket lies over, also where words name only a part of it. */
const COVERED =
  /^ (?:his|her|its|their|the (?:cat|kitten|kitty)['’]s) (?:legs|knees|lap|shoulders|back|bod(?:y|ies)|feet|paws|tummy|belly|bum)\b/iu;

/** Such a relation; undefined where the words say something else. */
export function aroundTheCat(
  prompt: string,
  { is, isAfter, start, end }: RelationWords,
  { things, cats, lexemes }: {
    things: readonly Mention[];
    cats: readonly CatMention[];
    lexemes: readonly Lexeme[];
  },
): ParsedRelation | undefined {
  const words = prompt.slice(start, end);
  const isAround = is === "around" && AROUND.test(words);
  if (isAfter || !isAround && !(is === "jumping over" && ABOVE.test(words))) return undefined;
  const thing = things.findLast((mention) => mention.end <= start);
  const [one] = thing?.actors ?? [];
  if (!thing || !one || isWorn(thing) || !DOES.test(prompt.slice(thing.end, start))) return;
  const isLaidOver = !isAround && "prop" in one && isCover(one.prop);
  if (!isLaidOver && isOfAnother(prompt, things, { thing, lexemes })) return undefined;
  const cat = cats.find((mention) =>
    mention.start >= end && TO_THE_CAT.test(prompt.slice(end, mention.start)) &&
    !lexemes.some((lexeme) =>
      lexeme.start >= end && lexeme.end <= mention.start && isNoun(lexeme.term.role)
    )
  );
  const part = (isLaidOver ? COVERED : ITS_PART).exec(prompt.slice(end))?.[0].length;
  const pronoun = pronounAfter(prompt, end);
  const isBare = (is === "jumping over" || ALL.test(prompt.slice(0, start))) &&
    endsClause(prompt, end) && cats.length > 0;
  const own = part || pronoun || isBare;
  const said = cat ?? cats.findLast((mention) => mention.start < thing.start);
  const isNamed = part !== undefined && /['’]s/.test(prompt.slice(end, end + part));
  if (!cat && !isNamed && !(own && said)) return undefined;
  const [other] = said ? mentionsOfCats([said])[0]!.actors : [{ cat: 1 }];
  const to = part ? end + part : pronoun?.end ?? end;
  if (isLaidOver) return { start, end: to, is: "under", who: other!, what: one };
  return isAround
    ? { start, end: to, is, who: other!, what: one }
    : { start, end: to, is, who: one, what: other! };
}

/** "A table with chairs around it": they are around the table; a cat with birds around it has them around itself. */
function isOfAnother(
  prompt: string,
  things: readonly Mention[],
  { thing, lexemes }: { thing: Mention; lexemes: readonly Lexeme[] },
): boolean {
  const before = things.findLast(({ end }) => end < thing.start);
  const hasCat = lexemes.some(({ term, start, end }) =>
    term.role === "cat" && start >= (before?.end ?? 0) && end <= thing.start
  );
  return before !== undefined && !hasCat &&
    /^ with (?:[\p{L}-]+ ){0,3}$/iu.test(prompt.slice(before.end, thing.start));
}
