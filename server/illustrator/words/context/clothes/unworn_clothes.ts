/**
 * @module Clothes that the cat does not wear: "asleep on my jumper", "ironing a shirt", "next to a wedding
 * dress". Those that lie somewhere may be things (`clothes_as_things.ts`); a receipt lists the others as ignored.
 */
import { type Variant, variantOf } from "../../../wardrobe/accessories.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Role } from "../../../vocabulary/term.ts";
import { isCarried } from "../../../wardrobe/carried.ts";

const ARTICLE =
  "(?:(?:an?|the|my|his|her|its|their|our|your|some|this|dad's|mum's|mom's|someone's|one) )?(?:pair of |pile of |heap of )?";

const HANDLED =
  "(?:iron|fold|wash|buy|sell|steal|chew|eat|shredd?|ripp?|tear|pack|chas|knead|scratch|attack|watch|sniff|admir|want)(?:ing|s|es)" +
  "|(?:play|fight|wrestl)(?:ing|s) with|(?:tugg?|pull|paw|bit|look|star|claw)(?:ing|s|es) (?:at|on)|hang(?:ing|s)(?: up| out)?|pegg(?:ing|s)(?: up| out)?";

const BESIDE =
  "behind|beside|next to|near|in front of|on top of|underneath|inside of|from|from under|from beneath";

/** Right before the phrase of the clothes, whatever stands before it. */
const UNWORN = new RegExp(`(?:^|[\\s,])(?:${HANDLED}|${BESIDE}) ${ARTICLE}$`, "i");

/** What is done to clothes while they are looked after: they are part of the work. */
const HOUSEWORK =
  /\b(?:iron|fold|wash|pack|buy|sell|want)(?:ing|s|es)? (?:(?:an?|the|my|his|her|its) )?$|\bhang(?:ing|s) up (?:\w+ )?$/i;

/** Whether work is being done on these clothes. */
export function areClothesAtWork(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): boolean {
  return HOUSEWORK.test(prompt.slice(0, lexemes[modifiersStart(lexemes, at)]!.start));
}

/** Who makes these is drawn in them. */
const MADE = new RegExp(
  `(?:^|[\\s,])(?:knitt?|crochet|sew|weav|mend|unravell?|design)(?:ing|s|es) ${ARTICLE}$`,
  "i",
);

/** The same in languages whose verbs stand before what is made. */
const MADE_ELSEWHERE =
  /(?<!\p{L})(?:strickt|strickend|häkelt|näht|tricot(?:e|ant|a|ando)|crochète|coud|cousant|tej(?:e|iendo)|cos(?:e|iendo|turando|tura)|lavora(?:ndo)? a maglia|cuce(?:ndo)?|sferruzza|brei(?:t|end)|haakt|naait|robi na drutach|dzierga|szydełkuje|szyje|вяжет|шьёт|шьет|в[’']яже|шиє|stickar|virkar|syr|strikker|hækler|hekler|neuloo|virkkaa|plete|háčkuje|šije|köt|horgol|varr|tricotează|πλέκει|ράβει) (?:\p{L}+ ){0,2}$/iu;

/** Whether these clothes are only being made: "knitting a scarf". */
export function areClothesBeingMade(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): boolean {
  if (!isWearable(lexemes[at]!)) return false;
  return MADE.test(prompt.slice(0, lexemes[modifiersStart(lexemes, at)]!.start)) ||
    MADE_ELSEWHERE.test(prompt.slice(0, lexemes[at]!.start));
}

/** Said of a cat and not of what it wears: "a cat on a coat"; "a bird on her hat" is on what she wears. */
const ON = new RegExp(`(?:^|[\\s,])(?:on|onto|under) ${ARTICLE}$`, "i");

/** "Putting on a hat". */
const PUT = /\b(?:putting|puts|put|trying|tries|try|has|having|with)$/i;

/** "*Number 9* on her jersey". */
const NUMBER = /\b(?:number|no\.|nr\.?|letters?) ?[\p{L}\d]{1,4}$/iu;

/** Large and hollow: one sleeps in it. */
const IN_HAT = new RegExp(
  `\\b(?:asleep|sleep(?:ing|s)|curled up|napping|hiding|stuck|trapped|snoozing) (?:in|inside) ${ARTICLE}$`,
  "i",
);

/** Said behind clothes that lie or hang somewhere. */
const LIES =
  /^ (?:full of|lying|hanging(?! (?:a?round|about|from|at|on) (?:its|his|her|their|the) neck)|upside down|with (?:(?:a few|some|the) )?(?:coins?|money|change)|(?:in front of|beside|next to|behind) (?:him|her|it|them)\b|at (?:his|her|its|their) feet|on (?:the|an?|its) (?:hook|peg|rack|hanger|chair|table|bed|washing line|clothes line))/i;

const WORN = new RegExp(`\\b(?:in|wearing|wears) ${ARTICLE}$`, "i");

/** Who lies after what it is with: "a cat with a pink bow *lying on the sofa*", but for what lies beside a cat. */
const WITH = new RegExp(`\\bwith ${ARTICLE}$`, "i");
const WHO_LIES =
  /^ lying(?! (?:beside|next to|near|in front of|behind|at) (?:him|her|it|them|its|his|their)\b)/i;

const SUBJECTS: readonly Role[] = ["cat", "quality"];

/** Whether these clothes lie, hang or are handled somewhere. */
export function isUnwornClothes(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const clothes = lexemes[at]!;
  if (!isWearable(clothes)) return false;
  const first = modifiersStart(lexemes, at);
  const before = prompt.slice(0, lexemes[first]!.start);
  if (UNWORN.test(before)) return true;
  const after = prompt.slice(clothes.end);
  const isOnWhoLies = WITH.test(before) && WHO_LIES.test(after);
  if (LIES.test(after) && !WORN.test(before) && !isOnWhoLies) return true;
  const isHat = clothes.term.claims.some(({ slot, value, variant }) =>
    slot === "accessory" && value === "hat" && !isHair(variant)
  );
  if (isHat && IN_HAT.test(before)) return true;
  const leading = ON.exec(before);
  if (!leading) return false;
  const holder = before.slice(0, leading.index);
  if (PUT.test(holder) || NUMBER.test(holder)) return false;
  const subject = lexemes.findLast(({ end }) => end <= leading.index + 1);
  return subject !== undefined && SUBJECTS.includes(subject.term.role);
}

/** Where the adjectives before a noun begin. */
export function modifiersStart(lexemes: readonly Lexeme[], at: number): number {
  let first = at;
  while (
    !lexemes[first]!.apart &&
    ["quality", "colour", "degree", "silent"].includes(lexemes[first - 1]?.term.role ?? "")
  ) first--;
  return first;
}

/** Drawn on cats only. */
export function isWearable({ term: { role, claims, worn } }: Lexeme): boolean {
  if (worn?.slot === "costume") return true;
  return role === "thing" && claims.length > 0 &&
    claims.every((claim) =>
      claim.slot === "costume" ||
      claim.slot === "accessory" && !isCarried({ ...claim, kind: claim.value })
    );
}

/** "A needle stuck in her *hair bun*". */
function isHair(variant: Variant | undefined): boolean {
  return variantOf("hat", variant)?.at === "hair";
}
