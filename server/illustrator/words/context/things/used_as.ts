/**
 * @module "A leaf *as an umbrella*", "a pan *for a hat*": what a thing is used as is not drawn beside it. It says where
 * the thing is: over the cat, on its head, under it, in its paw.
 */
import type { Relation } from "../../../relations.ts";
import type { Lexeme } from "../../binding/lexeme.ts";

/** What things are used as, by where that puts them to a cat. */
const USES: readonly (readonly [Relation, string])[] = [
  ["under", "umbrella|parasol|sunshade|roof|shelter|tent|canopy"],
  ["wearing", "hat|helmet|crown|cap|wig|beret|headdress|bonnet|tiara"],
  [
    "on",
    "bed|mattress|chair|seat|throne|pillow|cushion|stool|raft|surfboard|sled|sledge|sleigh|toboggan|sofa|couch|bench|trampoline|paddleboard|skateboard|horse|steed|stage|ladder|perch",
  ],
  [
    "inside",
    "boat|canoe|ship|nest|bath|bathtub|cradle|cot|crib|car|house|hammock|pool|rocket|spaceship",
  ],
  [
    "holding",
    "sword|weapon|guitar|ukulele|microphone|mic|wand|drum|racket|bat|shield|spear|lightsaber|flag|phone|telephone|fan|torch|cane|walking stick|oar|paddle|telescope|trumpet|flute|baton|club|cup|bucket|bag|basket|purse|lamp|lantern|bouquet|mirror|broom|spoon|fishing rod",
  ],
];

const NAMES = USES.map(([, names]) => names).join("|");
const USED = new RegExp(
  `^ (?:as (?:(?:an?|its|his|her|their|my) )?|for (?:an?|its|his|her) )(?:[\\p{L}-]+ )?(${NAMES})s?\\b`,
  "iu",
);

/** What the words behind a thing say that it is used as: where it is, and where they end; undefined for nothing. */
export function useBehind(
  prompt: string,
  end: number,
): { is: Relation; start: number; end: number } | undefined {
  const match = USED.exec(prompt.slice(end));
  if (!match) return undefined;
  const name = match[1]!.toLowerCase();
  const [is] = USES.find(([, names]) => names.split("|").includes(name))!;
  return { is, start: end + 1, end: end + match[0].length };
}

/** Whether the word at this place only says what the thing before it is used as. */
export function isUsedAs(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end } = lexemes[at]!;
  let before = at - 1;
  while (before >= 0 && (lexemes[before]!.term.role !== "thing" || lexemes[before]!.end >= start)) {
    before--;
  }
  const use = before < 0 ? undefined : useBehind(prompt, lexemes[before]!.end);
  return use !== undefined && start > use.start && end <= use.end;
}
