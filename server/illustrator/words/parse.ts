/**
 * @module From text to what it says: the terms of the dictionary (`lexemes.ts`), then a light grammar
 * (`binding/`) that gives colours to their nouns and denials to what they deny.
 */
import { withAbsentScenery } from "./context/absent_scenery.ts";
import { withEveryWordCovered } from "./word_coverage.ts";
import type { Role } from "../vocabulary/term.ts";
import { bind } from "./binding/bind.ts";
import type { Lexeme } from "./binding/lexeme.ts";
import { withNamedKinds, withSameThings } from "./binding/same_thing.ts";
import { namedCatMentions, type NamedCats } from "./relations/cats/named_cats.ts";
import { catMentions } from "./relations/cats/cat_mentions.ts";
import { withOneOfEach } from "./relations/phrases/on_both_sides.ts";
import { countOf, readingsOfEach } from "./relations/cats/cat_readings.ts";
import { withActivities } from "./relations/phrases/activities.ts";
import { withSellers } from "./relations/phrases/sellers.ts";
import { withServers } from "./relations/phrases/servers.ts";
import { withInstruments } from "./relations/phrases/with_instrument.ts";
import { withTradesAtWork, withTradesPoses } from "./relations/phrases/trades_at_work.ts";
import { withWaysOfWearing } from "./relations/phrases/ways_of_wearing.ts";
import { withGadgetsAsThings } from "./relations/gadgets.ts";
import { walkingReadings } from "./relations/phrases/ways.ts";
import { withHeadwear } from "./relations/phrases/headwear.ts";
import { withoutTakenUp } from "./relations/cats/one_and_her_young.ts";
import { mentionsByName } from "./relations/grammar/mention.ts";
import { relationsOf } from "./relations/relating.ts";
import { withLostRelations } from "./relations/lost_relations.ts";
import { namesOf, withoutWords, withRelations } from "./relations/relation_readings.ts";
import { withoutThingsInRelations } from "./relations/things_in_relations.ts";
import { withSmallWordsSpelt } from "./lexicon/small_word_slips.ts";
import { inSimplifiedSigns } from "./lexicon/traditional_chinese.ts";
import { retractedIn, retractedReadings, withoutRetracted } from "./context/retracted.ts";
import { lexemesOf } from "./lexemes.ts";
import type { ParsedDescription, Reading } from "./parsed_description.ts";
import {
  withoutWriting,
  writingIn,
  writingReading,
  writtenElsewhere,
} from "./context/written/writing.ts";
import { onWhatIsWorn } from "./context/written/writing_on_things.ts";

/** What these roles name is only drawn as far as something is said of it. */
const UNREAD_ROLES: ReadonlySet<Role> = new Set<Role>(["part", "place", "marking", "thing"]);
const DESCRIPTIVE_ROLES: ReadonlySet<Role> = new Set<Role>(["quality", "colour", "degree"]);

/** A picture needs what its words say before it is drawn, and after. */
let latest: ParsedDescription | undefined;

/**
 * What a description says. Takes any text, never throws, and needs time in proportion to its length. With a
 * `cast` it is a text about the cats of a picture that exists, by their names.
 *
 * @example
 * parse("a ginger cat with a red scarf").readings.map(({ claims }) => claims);
 */
export function parse(original: string, cast?: NamedCats): ParsedDescription {
  if (cast) return newlyParsed(original, cast);
  if (latest?.prompt !== original) latest = newlyParsed(original);
  return latest;
}

function newlyParsed(original: string, cast?: NamedCats): ParsedDescription {
  const written = writingIn(original);
  const elsewhere = written ? undefined : writtenElsewhere(original);
  const plain = withSmallWordsSpelt(
    inSimplifiedSigns(withoutWriting(original, written ?? elsewhere)),
  );
  const retracted = retractedIn(plain);
  const prompt = withoutRetracted(plain, retracted);
  const { lexemes: all, unknown } = lexemesOf(prompt);
  const cats = cast ? namedCatMentions(prompt, all, cast) : catMentions(prompt, all);
  const count = cast?.length ?? countOf(cats);
  const lexemes = count > 1 ? withoutThingsInRelations(prompt, withoutTakenUp(all, cats)) : all;
  const each = count > 1 ? readingsOfEach(prompt, lexemes, cats) : bind(lexemes);
  const once = withOneOfEach(prompt, withNamedKinds(withSameThings(prompt, each)));
  const bound = withWaysOfWearing(prompt, withHeadwear(prompt, once, lexemes), lexemes);
  const explaining = bound.filter(({ start, end, note }) =>
    !once.some((one) => one.start === start && one.end === end) || note?.startsWith("drawn: ")
  );
  const acting = withActivities(prompt, {
    readings: bound,
    relations: relationsOf(prompt, { lexemes, readings: bound, cats }),
  }, cats);
  const active = withServers(prompt, withSellers(prompt, acting));
  const relations = withTradesAtWork(
    prompt,
    active.readings,
    withInstruments(prompt, active, cats),
  );
  const readings = [
    ...withRelations(
      withGadgetsAsThings(withTradesPoses(prompt, active.readings), relations),
      relations,
    ),
    ...walkingReadings(prompt, active),
    ...retractedReadings(retracted),
  ];
  const shown = written && onWhatIsWorn(written, readings);
  const explained = [
    ...relations,
    ...mentionsByName(prompt, cats),
    ...cats.filter(({ isAgain, isByNumber }) => isAgain || isByNumber),
    ...explaining,
  ];
  const said = {
    prompt: original,
    readings: shown ? [...readings, writingReading(original, shown)] : readings,
    ...(shown && { writing: shown.writing }),
    unknown: withoutWords(prompt, [...unknown, ...(elsewhere ? [elsewhere] : [])], explained),
    unread: withoutWords(prompt, unreadNouns(lexemes, readings), explained),
    ...(count > 1 && { cats: cast ? [...cast] : namesOf(cats) }),
    ...(relations.length > 0 && { relations }),
  };
  const accounted = withLostRelations(withEveryWordCovered(said, lexemes), lexemes);
  return { ...accounted, ...withAbsentScenery(original, accounted.readings) };
}

/** Nouns of which nothing was read, with the adjectives before them: "dark lighting". */
function unreadNouns(
  lexemes: readonly Lexeme[],
  readings: readonly Reading[],
): ParsedDescription["unread"] {
  const isUnread = ({ start, end }: Lexeme) =>
    !readings.some((reading) => reading.start < end && reading.end > start);
  return lexemes.flatMap((lexeme, at) => {
    if (!UNREAD_ROLES.has(lexeme.term.role) || !isUnread(lexeme)) return [];
    let first = lexeme;
    for (let before = at - 1; before >= 0 && !first.afterBreak; before--) {
      const adjective = lexemes[before]!;
      if (!DESCRIPTIVE_ROLES.has(adjective.term.role) || !isUnread(adjective)) break;
      first = adjective;
    }
    return [{ start: first.start, end: lexeme.end }];
  });
}
