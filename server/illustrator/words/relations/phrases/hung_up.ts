/**
 * @module "Hanging socks *on a washing line*", "eine Katze hängt Kugeln *an den Baum*": what is hung up is
 * there, and the cat is busy with what it hangs on.
 */
import type { Prop } from "../../../wardrobe/prop_kinds.ts";
import type { ParsedRelation } from "../../parsed_description.ts";
import type { Mention } from "../grammar/mention.ts";
import { subjectOf } from "../grammar/relation_subject.ts";
import type { Relating } from "../relating_state.ts";
import type { RelationWords } from "../relation_words.ts";

/** One hangs things on these. */
const HANGERS: readonly Prop[] = [
  "washing line",
  "clothes rail",
  "coat stand",
  "Christmas tree",
  "tree",
];

/** A verb for it, and the words from there to what is hung up. */
const HANGS =
  /(?<![\p{L}])(?:(?:hang|peg|putt|pin|clip)(?:g?ing|ging|s)|häng(?:t|end)|étend(?:ant)?|accroch(?:e|ant)|suspend(?:ant)?|tend(?:iendo)|tiende|colgando|cuelga|stende(?:ndo)?|append(?:e|endo)|estende(?:ndo)?|pendura(?:ndo)?|hangt|wiesza|rozwiesza|вешает|развешивает)(?: (?:out|up|up out))?(?= )/giu;

export function hungUp(
  state: Relating,
  found: RelationWords,
  what: Mention | undefined,
): ParsedRelation[] | undefined {
  const [hanger] = what?.actors ?? [];
  if (!hanger || !("prop" in hanger) || !HANGERS.includes(hanger.prop)) return undefined;
  if (found.is !== "on" && found.is !== "hanging from" && found.is !== "at") return undefined;
  const verb = verbBefore(state.prompt, found);
  if (!verb) return undefined;
  const { start, end } = found;
  const thing = state.things.find((one) => one.start >= verb.end && one.end === start - 1);
  return [
    ...subjectOf(state.prompt, { ...found, ...verb }, state).map((who): ParsedRelation => ({
      ...verb,
      is: "busy with",
      who,
      what: hanger,
      // The line holds washing that the description does not name.
      ...(!thing && hanger.prop !== "washing line" && { isNear: true as const }),
    })),
    ...(thing?.actors ?? []).map((who): ParsedRelation => ({
      start,
      end,
      is: "on",
      who,
      what: hanger,
    })),
  ];
}

/** The verb between which and the words of place only what is hung up stands. */
function verbBefore(
  prompt: string,
  found: RelationWords,
): { start: number; end: number } | undefined {
  const [verb] = [...prompt.slice(0, found.start).matchAll(HANGS)].slice(-1);
  if (!verb) return undefined;
  const end = verb.index + verb[0].length, between = prompt.slice(end, found.start).trim();
  return between === "" || AWAY.test(between) ? undefined : { start: verb.index, end };
}

/** Another clause, or more words than describe a thing. */
const AWAY = /[,.;:!?]|(?: \p{L}+){5}/u;
