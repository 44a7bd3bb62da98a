/**
 * @module To whom something is given, shown or sold: "giving a flower *to a mouse*", "trading an egg *with a frog*". The
 * cat looks at who gets it, or holds it out.
 */
import type { ParsedActor, ParsedRelation } from "../../parsed_description.ts";
import { isFriend, type Mention, mentionsOfCats } from "../grammar/mention.ts";
import type { Relating } from "../relating_state.ts";
import type { RelationWords } from "../relation_words.ts";

const SHOWS = /^(?:show|bring|deliver|sell|trad|swap|exchang|zeig|montr|mostr)/i;

/** Who does so holds it out. */
const GIVES =
  /^(?:giv|offer|hand|present|serv|hold(?:ing|s)? (?:up|out)|pass|schenk|reich|überreich|gibt|donn|offr|tend|ofrec|entreg|dando|regal|porg|oferec)/i;
const TO =
  /^ (?:to|with|towards|à|aux?|al?|an|to) (?:(?:an?|the|his|her|its|two|three|some|another|une?|la|le|un|el|uma?|una|einen?|den|die|das) )?(?:[\p{L}-]+ ){0,3}$/iu;

/** That they look at who gets the thing; nothing where no one does. */
export function lookingAtReceiver(
  { prompt, things, cats }: Relating,
  { is, start, end }: RelationWords,
  { who, what }: { who: readonly ParsedActor[]; what: Mention | undefined },
): ParsedRelation[] {
  const verb = prompt.slice(start, end);
  if (is !== "holding" || !what || !GIVES.test(verb) && !SHOWS.test(verb)) return [];
  const others = [...things.filter(isFriend), ...mentionsOfCats(cats.slice(1))];
  const receiver = others.find((one) =>
    one.start >= what.end && TO.test(prompt.slice(what.end, one.start))
  );
  const [other] = receiver?.actors ?? [];
  if (!receiver || !other) return [];
  const from = what.end + 1;
  const words = { start: from, end: from + prompt.slice(from).search(/\s/) };
  return turnedTo(other, { who, verb, ...words });
}

/** "Giving *our black girl Inky a rose*": who gets it stands before it. Nothing where the verb has one object. */
export function giftBehindReceiver(
  { prompt, things }: Relating,
  { is, start, end }: RelationWords,
  receiver: Mention | undefined,
): Mention | undefined {
  const verb = prompt.slice(start, end);
  if (is !== "holding" || !receiver || !GIVES.test(verb) && !SHOWS.test(verb)) return undefined;
  if (!isFriend(receiver) && !receiver.actors.every((actor) => "cat" in actor)) return undefined;
  const gift = things.find((thing) => thing.start >= receiver.end && !isFriend(thing));
  return gift && BEHIND.test(prompt.slice(receiver.end, gift.start)) ? gift : undefined;
}

/** The rest of who gets it, and the article of what is given: " Inky a ". */
const BEHIND =
  /^(?: (?!(?:and|with|on|in|at|of|to)\b)[\p{L}-]+){0,2} (?:an?|the|his|her|its|their|some|two|three) (?:[\p{L}-]+ ){0,2}$/iu;

/** Who gives something holds it out to whom it gets; who shows it looks there. */
export function turnedTo(
  receiver: ParsedActor,
  { who, verb, start, end }: {
    who: readonly ParsedActor[];
    verb: string;
    start: number;
    end: number;
  },
): ParsedRelation[] {
  return who.filter((actor) => "cat" in actor).map((actor) => ({
    start,
    end,
    is: GIVES.test(verb) ? "giving to" : "looking at",
    who: actor,
    what: receiver,
  }));
}
