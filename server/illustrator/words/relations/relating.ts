/**
 * @module Who does what with whom: relation words with the cat or thing before them and the one after them.
 */
import { type Relation, RELATIONS } from "../../relations.ts";
import type { RelationEntry } from "../../staging/relation_entry.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import type { ParsedActor, ParsedRelation, Reading } from "../parsed_description.ts";
import type { CatMention } from "./cat_mentions.ts";
import { aroundPronoun, besidePronoun } from "./around_a_pronoun.ts";
import { aroundTheCat } from "./around_the_cat.ts";
import { amidCats } from "./amid_cats.ts";
import { betweenTwo } from "./between_two.ts";
import { carriedInMouth, heldInMouth } from "./carried_in_mouth.ts";
import { catOnSide } from "./cats_by_side.ts";
import { fitting, isDrawnOutside } from "./fitting.ts";
import { propOfClaim } from "./gadgets.ts";
import { leashed } from "./leashed.ts";
import {
  isFriend,
  type Mention,
  mentionsOfCats,
  mentionsOfSeats,
  mentionsOfThings,
} from "./mention.ts";
import { filledContainer } from "./filled_container.ts";
import { handledIn } from "./handled_in.ts";
import { heldThingClauseAt, invertedClauseAt, verbBetween } from "./inverted_clause.ts";
import { isBorne, isGoingAround, isTurn, isWearing } from "./not_related.ts";
import { partsOf, relationsOfParts } from "./part_of.ts";
import { pushedOff } from "./off_an_edge.ts";
import { OF_PLACE } from "./place_words.ts";
import { relatesNothing } from "./relation_guards.ts";
import { objectOf, thingBesideCat } from "./relation_object.ts";
import { isOfPart } from "./related_parts.ts";
import { partnersOf, stackedOn } from "./relation_partners.ts";
import { subjectOf } from "./relation_subject.ts";
import { isByAgent, isOfAll } from "./partly_drawn.ts";
import { isCurledUp, isSeenDone } from "./seen_done.ts";
import { isAmong, sharedWith } from "./shared_things.ts";
import { type RelationWords, relationWords } from "./relation_words.ts";

/** The relations of a description, in the order of its words. */
export function relationsOf(
  prompt: string,
  { lexemes, readings, cats }: {
    lexemes: readonly Lexeme[];
    readings: readonly Reading[];
    cats: readonly CatMention[];
  },
): ParsedRelation[] {
  const things = mentionsOfThings(readings), seats = mentionsOfSeats(readings);
  // "车筐里坐着一只小白猫": a second cat as well.
  const thingsAndOthers = [...things, ...mentionsOfCats(cats.slice(1))]
    .sort((one, other) => one.start - other.start);
  const clothes = readings.filter(({ claims }) =>
    claims.some((claim) =>
      claim.slot === "costume" || claim.slot === "accessory" && !propOfClaim(claim)
    )
  );
  const words = relationWords(prompt);
  const busy = new Set<Mention>();
  const bearing = new Map<Mention, ParsedActor[]>();
  const roofs = new Set<Mention>();
  const entered = new Map<Mention, ParsedActor[]>();
  let sharers: ParsedActor[] = [];
  const context = { words, lexemes, things, clothes };
  const parts = partsOf(prompt, { things, cats: mentionsOfCats(cats) });
  const related = words.flatMap((found, at): ParsedRelation[] => {
    if (relatesNothing(prompt, at, context)) return [];
    // "Pouring tea from a pot *into a cup*": the cat is not in it.
    if (found.is === "inside" && words.slice(0, at).some(({ is }) => is === "pouring")) return [];
    const named = found.isAfter && OF_PLACE.includes(found.is) &&
      thingBesideCat(prompt, found, { lexemes, things, next: words[at + 1] });
    // "पास में आमों की टोकरी": the basket of mangoes, and not the mangoes.
    const there = named &&
      (parts.find(({ second, is }) => is === "inside" && second === named)?.first ?? named);
    if (there) {
      return there.actors.filter((actor) => takes(RELATIONS[found.is], actor, { cat: 1 }))
        .slice(0, 1).map((who) => ({
          start: found.start,
          end: found.end,
          is: found.is,
          who,
          what: { cat: 1 },
        }));
    }
    const side = catOnSide(prompt, found, { cats, lexemes });
    if (side) return [{ start: found.start, end: found.end, is: found.is, ...side }];
    const aroundCat = aroundTheCat(prompt, found, { things, cats, lexemes });
    if (aroundCat) return [aroundCat];
    const around = aroundPronoun(prompt, found, { things, cats, lexemes }) ??
      besidePronoun(prompt, found, { things, cats, lexemes });
    if (around) return [around];
    const amid = amidCats(prompt, found, { things, cats, bearing, lexemes });
    if (amid) return amid;
    const flanked = betweenTwo(prompt, found, { things, cats });
    if (flanked) return flanked;
    const carrying = carriedInMouth(prompt, words, at);
    const what = objectOf(prompt, at, {
      ...context,
      cats,
      seats,
      isCarrying: carrying !== undefined,
      used: { busy, bearing },
    });
    if (found.isWhereDone && what?.end !== found.start && what?.end !== found.end) return [];
    const full = filledContainer(prompt, found, { things, lexemes });
    // What fills a thing that a cat is in shows around the cat.
    const within = full && entered.get(full);
    const [vessel] = within ? [] : full?.actors ?? [];
    const filled = vessel && fitting("inside", vessel, found);
    if (filled && what?.actors.every((actor) => takes(RELATIONS[filled], actor, vessel))) {
      return what.actors.map((who) => ({
        start: found.start,
        end: found.end,
        is: filled,
        who,
        what: vessel,
      }));
    }
    const isInverted = what !== undefined && OF_PLACE.includes(found.is);
    const inverted = !isInverted
      ? undefined
      : found.isAfter
      ? heldThingClauseAt(prompt, found, { things: thingsAndOthers, lexemes })
      : invertedClauseAt(prompt, { start: found.start, place: what }, {
        things: thingsAndOthers,
        lexemes,
      });
    const handled = what &&
      handledIn(found, what, { before: words[at - 1], readings, things, lexemes });
    // "Cooking on a stove", "washing dishes in a sink".
    const isWorkplace = handled?.length === 0;
    if (isWorkplace && !what?.actors.every((actor) => fitting("at", actor))) return [];
    const off = pushedOff(prompt, found, { what, things });
    const meant = off ? "knocking over" : ofCats(prompt, found, what);
    if (meant === "between" && what?.actors.some((actor) => "cat" in actor)) return [];
    const walked = leashed(meant, what, { prompt, found, things, lexemes });
    if (walked) return walked;
    const entry: RelationEntry = RELATIONS[meant];
    const said: ParsedActor[] = within
      ? within
      : inverted
      ? inverted.thing.actors
      : handled && !isWorkplace
      ? handled
      : found.isAfter && what?.actors.some((one) => "cat" in one)
      ? [{ cat: 1 }]
      : subjectOf(prompt, found, { things, cats, busy, bearing, roofs, parts, lexemes });
    // "A cat and a parrot sharing a melon in a hammock": both are in it.
    const isOfSharers = said.length === 1 && isAmong(said[0]!, sharers) && sharers.length > 1 &&
      OF_PLACE.includes(found.is) && !lexemes.some((lexeme) =>
        lexeme.afterBreak && lexeme.start > words[at - 1]!.end && lexeme.start <= found.start
      );
    const who = isOfSharers ? sharers : said;
    sharers = found.is === "sharing" ? [...who, ...sharedWith(prompt, things, what)] : [];
    if (
      !what && who.every((actor) =>
        "cat" in actor
      ) && isTurn(readings, found)
    ) return [];
    if (what && found.is === "under" && isBorne(bearing, what, who)) return [];
    if (what && isWearing(prompt, found, what, lexemes)) return [];
    if (what && isGoingAround(prompt, found, { who, what })) return [];
    const others = what?.actors ?? partnersOf(who, { cats, things, is: found.is });
    const isEachOther = found.is === "on" && EACH_OTHER.test(prompt.slice(found.start, found.end));
    // "Looking at a fish in a bowl": the fish is in it.
    const isWatched = WATCHED.includes(found.is) && what !== undefined &&
      (found.is === "looking at" && isFriend(what) || LIES_THERE.test(prompt.slice(what.end)));
    // "Med en baguette i kurven": only with it, and in the basket.
    const isOnlyWith = found.is === "holding" && WITH.test(prompt.slice(found.start, found.end));
    if (
      what && !isWatched && !isOnlyWith &&
      (found.is === "sharing" || !OF_PLACE.includes(found.is))
    ) {
      busy.add(what);
    }
    if (what && found.is === "under") roofs.add(what);
    if (what && WITHIN.includes(found.is) && who.some((actor) => "cat" in actor)) {
      entered.set(what, who);
    }
    if (what && OF_PLACE.includes(found.is) && who.some((actor) => "cat" in actor)) {
      bearing.set(what, who);
    }
    const edge = off?.from;
    const onEdge = edge
      ? who.map((actor): ParsedRelation => ({
        start: off!.start,
        end: off!.end,
        is: "on",
        who: actor,
        what: edge,
      }))
      : [];
    return [
      ...onEdge,
      ...who.flatMap((actor) =>
        (isEachOther && !what ? stackedOn(actor) : others)
          .filter((other) => takes(entry, actor, other)).slice(0, 1).flatMap((other) => {
            const is = fitting(isWorkplace ? "at" : meant, other, found);
            const end = endOf(prompt, found, what);
            const isLess = (is === "busy with" || is === "at") && found.is !== is;
            const isMore = (found.isNear || isLess) &&
              !isSeenDone(prompt.slice(found.start, found.end), is, other);
            const near = (isMore || isByAgent(prompt, found) ||
              who.length === 1 && isOfAll(prompt, found, cats) ||
              isDrawnOutside(meant, is, other) || isCurledUp(prompt.slice(found.start), other) ||
              isOfPart(prompt, found, lexemes)) &&
              { isNear: true as const };
            const placed = inverted?.verb ?? (what && verbBetween(prompt, found, what));
            const verb = placed && { verb: placed };
            // A lamp that is "in the mirror" looks at nothing.
            return is && takes(RELATIONS[is], actor, other)
              ? [{
                start: carrying?.start ?? found.start,
                end,
                is,
                who: actor,
                what: other,
                ...near,
                ...verb,
              }]
              : [];
          })
      ),
    ];
  });
  return placedOnce(heldInMouth([...related, ...relationsOfParts(prompt, parts, related)]));
}

/** "Sits in the sink all day. Draw him in the kitchen sink": who is in a thing is not at it as well. */
function placedOnce(relations: readonly ParsedRelation[]): ParsedRelation[] {
  const keyOf = ({ who, what }: ParsedRelation) => JSON.stringify([who, what]);
  return relations.map((relation) => {
    if (!PLACES_OF_CATS.includes(relation.is) || !("cat" in relation.who)) return relation;
    const first = relations.find((one) =>
      PLACES_OF_CATS.includes(one.is) && keyOf(one) === keyOf(relation)
    );
    return first && first.is !== relation.is ? { ...relation, is: first.is } : relation;
  });
}

/** A cat is in one of these to a thing. */
const PLACES_OF_CATS: readonly Relation[] = ["on", "inside", "at", "under"];

const EACH_OTHER = / (?:each other|one another)(?:['’]s backs)?$/i;

/** A cat that is so related to a thing hides what is in it. */
const WITHIN: readonly Relation[] = ["inside", "on", "peeking out of"];

/** "With", in languages where it also says what is held. */
const WITH = /^(?:med|mit|com|con|avec|met)(?= |$)/iu;

/** Who does this is elsewhere than the thing. */
const WATCHED: readonly Relation[] = ["looking at", "smelling", "chasing"];

/** "Staring at a cake *on the table*": no cat sits there. */
const LIES_THERE =
  /^ (?:on|in|inside) (?:an?|the|his|her|its|my) (?:[\p{L}-]+ ){0,2}(?:tables?|plate|counter|desk|tray|stove|oven|bowl|jar|fridge|cage|tank|aquarium|dish|platter|grill|walls?|ceiling|shelf|shelves|bookshelf|bookcase|windowsill|mantelpiece|stool|cupboard|cabinet|dresser|wardrobe|piano|fence|branch|roof|floor|ground|nightstand|sideboard|worktop)\b/iu;

/** "Beside him": the pronoun belongs to the relation; "*in* Vespa rossa": the thing does not. */
function endOf(prompt: string, { start, end }: RelationWords, what: Mention | undefined): number {
  if (!what || what.start < start || what.start >= end) return end;
  if (what.start === start) return Math.max(end, what.end);
  return start + prompt.slice(start, what.start).trimEnd().length;
}

/** "Carrying her kitten": by the scruff; who holds another cat hugs it. */
function ofCats(prompt: string, { is, start }: RelationWords, what: Mention | undefined): Relation {
  const isCat = what?.actors.every((actor) => "cat" in actor) === true;
  if (is === "smelling" && isCat) return "looking at";
  if (is !== "holding" || !isCat) return is;
  return /^carr/i.test(prompt.slice(start)) ? "carrying in the mouth" : "hugging";
}

function takes({ who, what }: RelationEntry, actor: ParsedActor, other: ParsedActor): boolean {
  const kind = (one: ParsedActor) => "cat" in one ? "cat" : "thing";
  const isSame = JSON.stringify(actor) === JSON.stringify(other);
  return !isSame && (!who || who === kind(actor)) && (!what || what === kind(other));
}
