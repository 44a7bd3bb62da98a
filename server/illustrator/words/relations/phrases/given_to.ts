/**
 * @module To whom something is given, shown or sold: "giving a flower *to a mouse*", "trading an egg *with a frog*". The
 * cat looks at who gets it.
 */
import type { ParsedActor, ParsedRelation } from "../../parsed_description.ts";
import { isFriend, type Mention, mentionsOfCats } from "../grammar/mention.ts";
import type { Relating } from "../relating_state.ts";
import type { RelationWords } from "../relation_words.ts";

const GIVES =
  /^(?:giv|show|offer|hand|present|bring|deliver|sell|serv|trad|swap|exchang|hold(?:ing|s)? (?:up|out)|pass)/i;
const TO =
  /^ (?:to|with|towards) (?:(?:an?|the|his|her|its|two|three|some|another) )?(?:[\p{L}-]+ ){0,3}$/iu;

/** That they look at who gets the thing; nothing where no one does. */
export function lookingAtReceiver(
  { prompt, things, cats }: Relating,
  { is, start, end }: RelationWords,
  { who, what }: { who: readonly ParsedActor[]; what: Mention | undefined },
): ParsedRelation[] {
  if (is !== "holding" || !what || !GIVES.test(prompt.slice(start, end))) return [];
  const others = [...things.filter(isFriend), ...mentionsOfCats(cats.slice(1))];
  const receiver = others.find((one) =>
    one.start >= what.end && TO.test(prompt.slice(what.end, one.start))
  );
  const [other] = receiver?.actors ?? [];
  if (!receiver || !other) return [];
  const from = what.end + 1;
  const words = { start: from, end: from + prompt.slice(from).search(/\s/) };
  return who.filter((actor) => "cat" in actor).map((actor) => ({
    ...words,
    is: "looking at",
    who: actor,
    what: other,
  }));
}
