/**
 * @module What a description takes back: "*a black cat, no wait,* a white cat". It is left out, and a
 * receipt says so.
 */

/** What becomes of it. */
const LEFT_OUT = "left out, as you say";

const TAKES_BACK =
  /(?<=[\p{L}\d)"”])[\s.…,;:!?(–—-]*\b(?:(?:oh|uh|er|um|hmm),? )?(?:no,? wait(?: no)?|wait,? no|no,? actually|actually,? no|scratch that|strike that|(?:no |sorry,? |oops,? )?i mean(?:t)?|or rather|oops,? sorry)\b[\s.…,:;!–—-]*(?:make (?:it|that|him|her|them) |let's (?:do|have) )?/giu;

/** "Trenchcoat*? no, just* a scarf": the question is answered. */
const ANSWERED =
  /(?<=[\p{L}\d)])\s*\?+\s*(?:no|nah|nope|better not)\b[\s,.…–—-]*(?:just |only |rather |better |make it |let's have )?(?=(?:an?|the|some|two|three)\b)/giu;

/** "A little dog *replaced by* a mouse": only its own clause is taken back. */
const REPLACED =
  /(?<=[\p{L}\d])\s+(?:which is |that is )?(?:replaced (?:by|with)|swapped (?:for|with)|swapped out for)\s+/giu;

/** Without any of these nothing is taken back; looking for one is fast. */
const ANY =
  /\b(?:wait|actually|scratch|strike|mean|meant|rather|oops|replaced|swapped)\b|\?\s*(?:no|nah|nope|better)\b/i;

const DETERMINER = /\b(?:an?|the|one|two|three|four|five|\d|my|his|her|its|some)\b/giu;

/** A place in the description. */
type Place = { start: number; end: number };

/** Where it takes something back, from its first word to behind the words that do so. */
export function retractedIn(prompt: string): Place[] {
  if (!ANY.test(prompt)) return [];
  const taken = [...prompt.matchAll(TAKES_BACK)].flatMap(({ index, 0: words }) => {
    const end = index + words.length;
    const start = startOfPhrase(prompt.slice(0, index), prompt.slice(end));
    return start === undefined || end >= prompt.length ? [] : [{ start, end }];
  });
  const replaced = [...prompt.matchAll(REPLACED)].map(({ index, 0: words }) => ({
    start: startOfReplaced(prompt.slice(0, index)),
    end: index + words.length,
  })).filter(({ end }) => end < prompt.length);
  const answered = [...prompt.matchAll(ANSWERED)].map(({ index, 0: words }) => ({
    start: startOfReplaced(prompt.slice(0, index)),
    end: index + words.length,
  })).filter(({ end }) => end < prompt.length);
  return [...taken, ...replaced, ...answered].toSorted((one, other) => one.start - other.start);
}

/** The description without these, each letter where it was. */
export function withoutRetracted(prompt: string, places: readonly Place[]): string {
  return places.reduce(
    (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    prompt,
  );
}

/** What a receipt says of them. */
export function retractedReadings(places: readonly Place[]) {
  return places.map(({ start, end }) => ({
    start,
    end,
    claims: [],
    denied: true as const,
    note: LEFT_OUT,
  }));
}

/** Behind the last comma or determiner: "with a sun and *a dog* replaced by a mouse". */
function startOfReplaced(before: string): number {
  const clause = Math.max(
    ...[...before.matchAll(/[,.;:!?(–—]\s*|\b(?:with|and|but) /gu)].map((
      { index, 0: words },
    ) => index + words.length),
    0,
  );
  const [determiner] = [...before.slice(clause).matchAll(DETERMINER)].slice(-1);
  return clause + (determiner?.index ?? 0);
}

/** Where the phrase begins that another one replaces: with the same noun, or else the last one; of one word the word. */
function startOfPhrase(before: string, after: string): number | undefined {
  DETERMINER.lastIndex = 0;
  if (!new RegExp(`^(?:${DETERMINER.source})`, "iu").test(after)) {
    return /[\p{L}\d-]+$/u.exec(before)?.index;
  }
  const noun = /^(?:[\p{L}\d-]+ ?){1,4}/u.exec(after)![0].trim().toLowerCase().split(" ").slice(1);
  // "White cat, no wait, a black cat": the phrase that opens its sentence may have no determiner.
  const sentence = [...before.matchAll(/[.!?]\s+(?=\p{L})/gu)].at(-1);
  const opening = sentence ? sentence.index + sentence[0].length : 0;
  const starts = [
    ...new Set([opening, ...[...before.matchAll(DETERMINER)].map(({ index }) => index)]),
  ]
    .toSorted((one, other) => one - other);
  const isSame = (start: number, at: number) => {
    const phrase = before.slice(start, starts[at + 1] ?? before.length).toLowerCase();
    return noun.some((word) => NOUN.test(word) && new RegExp(`\\b${word}\\b`, "u").test(phrase));
  };
  return starts.findLast(isSame) ?? [...before.matchAll(DETERMINER)].at(-1)?.index;
}

/** Small words say nothing of what is meant. */
const NOUN = /^(?!(?:with|in|on|and|of|the|a|an|at|who|that)$)[\p{L}\d]{2,}$/u;
