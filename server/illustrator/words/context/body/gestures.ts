/**
 * @module What a part of the cat's body does, put together from the part and how it is carried: "with its
 * ears flat", "lifting a front paw", "tail wrapped round its feet", "die Ohren angelegt".
 */
import type { Pose } from "../../../cat/poses.ts";
import type { Relation } from "../../../relations.ts";
import { propOf } from "../../../wardrobe/prop_kinds.ts";
import type { BodyPart, BodyState } from "../../../vocabulary/body_words.ts";
import { type Role, says, type Sets, type Term } from "../../../vocabulary/term.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";

/** A part, how it is carried or what it is at, and what that means. */
interface Rule {
  part: readonly BodyPart[];
  /** Absent: a small word between both parts is enough. */
  state?: readonly BodyState[];
  /** The part that it is at. */
  at?: readonly BodyPart[];
  /** Of one of two. */
  isOne?: true;
  term: Term;
}

function rule(part: string, how: Omit<Rule, "part" | "term">, sets: Sets, weak = false): Rule {
  return { part: part.split(", ") as BodyPart[], ...how, term: says(sets, "", { weak }) };
}

/** The first that fits is meant. */
const RULES: readonly Rule[] = [
  rule("tail", { at: ["nose"] }, { pose: "curled up" }),
  rule("nose", { at: ["tail"] }, { pose: "curled up" }),
  rule("tail", { state: ["between", "tucked"], at: ["legs", "paws"] }, {
    feature: "tail tucked in",
  }),
  rule("tail", { at: ["paw", "paws", "legs"] }, { feature: "tail around its paws" }),
  rule("tail", { state: ["raised"] }, { feature: "tail up" }),
  rule("tail", { state: ["puffed"] }, { feature: "tail puffed up" }),
  rule("tail", { state: ["tucked"] }, { feature: "tail tucked in" }),
  rule("head, chin, nose", { at: ["paw", "paws", "legs"] }, { feature: "head on its paws" }),
  rule("head", { state: ["tilted"] }, { feature: "head tilted" }),
  rule("head", { state: ["lowered"] }, { gaze: "down" }),
  rule("chin, nose", { state: ["raised"] }, { gaze: "up" }),
  rule("ears", { state: ["flat", "lowered"], isOne: true }, { feature: "one ear back" }),
  rule("ears", { state: ["raised"], isOne: true }, { feature: "one ear back" }),
  rule("ears", { state: ["flat", "lowered", "resting"] }, { feature: "ears flat" }),
  rule("ears", { state: ["raised"] }, { feature: "ears pricked" }),
  rule("eyes", { state: ["shut"] }, { feature: "eyes shut" }),
  rule("eyes", { state: ["half shut", "lowered"] }, { feature: "eyes half shut" }),
  rule("eyes", { state: ["wide", "open"] }, { feature: "big eyes" }),
  rule("pupils", { state: ["wide", "big"] }, { feature: "wide pupils" }),
  rule("mouth", { state: ["open"] }, { feature: "mouth open" }),
  rule("tongue", { state: ["out", "resting"] }, { feature: "tongue out" }),
  rule("paw, paws, legs", { state: ["off the ground"] }, { pose: "jumping" }, true),
  rule("paw", { state: ["raised"] }, { feature: "paw raised" }),
  rule("paws", { state: ["raised"] }, { pose: "flexing" }),
  rule("paws, legs", { state: ["tucked"] }, { pose: "loaf" }),
  rule("tail", { state: ["bent"] }, { feature: "crooked tail" }),
  rule("tail", { state: ["missing"] }, { feature: "no tail" }),
  rule("ears", { state: ["torn"] }, { feature: "notched ear" }),
  rule("ears", { state: ["missing"] }, { feature: "missing ear" }),
  rule("ears", { state: ["bent"] }, { feature: "one folded ear" }),
  rule("ears", { state: ["big", "long"] }, { feature: "large ears" }),
  rule("eyes", { state: ["crossed"] }, { feature: "crossed eyes" }),
  rule("whiskers", { state: ["bent"] }, { feature: "curly whiskers" }),
  rule("whiskers", { state: ["long", "big"] }, { feature: "long whiskers" }),
  rule("whiskers", { state: ["missing"] }, { feature: "no whiskers" }),
  rule("teeth", { state: ["long", "big", "out"] }, { feature: "fangs" }),
  rule("teeth", { state: ["missing"] }, { feature: "missing tooth" }),
  rule("paws", { state: ["big"] }, { feature: "big paws" }),
  rule("legs", { state: ["long"] }, { feature: "long legs" }),
  rule("belly", { state: ["big"] }, { build: "chubby" }),
];

/** Where a part is at, there is how it got there: "curled around", "resting on", "over". */
const AT_ANOTHER: readonly BodyState[] = ["around", "resting", "flat", "tucked", "between"];

/** What a word for a pose says of a part: "its tail curled", "a paw in the air". */
const OF_POSES: Partial<Record<Pose, BodyState>> = {
  "curled up": "around",
  "arched back": "puffed",
  jumping: "raised",
  lying: "resting",
};

/** What is done out of something is said of a tongue, too. */
const COMING_OUT: readonly Relation[] = ["peeking out of", "hanging from"];

/** Words that may stand between a part and how it is carried. */
const BETWEEN: readonly Role[] = [
  "article",
  "silent",
  "copula",
  "frame",
  "number",
  "degree",
  "left",
  "right",
  "other",
];

/** The same before the part, where "with" begins another phrase: "lifting *its right* paw". */
const BEFORE: readonly Role[] = ["article", "silent", "number", "left", "right", "other", "degree"];

const ONE = /^(?:one|ein|eine|einem|einer|un|una|une|um|uma|uno|片)$/i;

/** The lexemes, a part and what it does read as one. */
export function withGestures(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const read: Lexeme[] = [];
  for (let at = 0; at < lexemes.length; at++) {
    const found = gestureAt(lexemes, at, prompt);
    if (!found) {
      read.push(lexemes[at]!);
      continue;
    }
    const { from, to, term } = found;
    if (from > at) read.push(lexemes[at]!);
    // What stands before the part was read already.
    else if (from < at) read.splice(from - at);
    const { readAs: _, isNear: __, ...first } = lexemes[from]!;
    read.push({ ...first, term, end: lexemes[to]!.end, isPlural: false });
    at = to;
  }
  return read;
}

function gestureAt(lexemes: readonly Lexeme[], at: number, prompt: string) {
  const part = partOf(lexemes[at]!);
  if (!part || isOfFriend(lexemes, at)) return undefined;
  const before = statesBefore(lexemes, at), behind = behindOf(lexemes, at);
  const first = Math.min(at, ...before.map((one) => one.at));
  const isOne = lexemes.slice(Math.max(0, first - 1), at)
    .some(({ start, end }) => ONE.test(prompt.slice(start, end)));
  for (const { part: parts, state, at: others, isOne: isOfOne, term } of RULES) {
    if (!parts.includes(part) || isOfOne && !isOne) continue;
    const other = others?.includes(behind.part?.part as BodyPart) ? behind.part : undefined;
    const said = state && [...before, ...behind.states].find((one) => state.includes(one.state));
    if (state ? !said : !other || !behind.isLinked) continue;
    const isBefore = said !== undefined && said.at < at;
    const to = Math.max(
      at,
      ...(isBefore ? [] : behind.states.map((one) => one.at)),
      ...(behind.part && behind.isLinked && !isBefore ? [behind.part.at] : []),
    );
    // "A white paw raised": the colour keeps its noun.
    const isColoured = !isBefore && (lexemes[at]!.term.claims.length > 0 ||
      lexemes[at - 1]?.term.role === "colour" && !lexemes[at]!.afterBreak);
    const from = isBefore ? first : isColoured ? at + 1 : isOne ? at - 1 : at;
    return { from, to, term };
  }
}

function partOf({ term }: Lexeme): BodyPart | undefined {
  return term.bodyPart;
}

function stateOf({ term: { bodyState, claims, furLength } }: Lexeme): BodyState | undefined {
  const [claim] = claims;
  if (claim?.slot === "pose") return OF_POSES[claim.value];
  if (claim?.by && COMING_OUT.includes(claim.by)) return "out";
  if (furLength === "fluffy") return "long";
  return claim?.value === "giant" || claim?.value === "chubby" ? "big" : bodyState;
}

interface Said {
  at: number;
  state: BodyState;
}

/** What a part has: "a *kink* in its tail", "ein *Knick* im Schwanz". */
const FLAWS: readonly BodyState[] = ["bent", "torn"];

/** How the part is carried, said right before it: "huge round pupils". */
function statesBefore(lexemes: readonly Lexeme[], part: number): Said[] {
  const states: Said[] = [];
  for (let at = part - 1; at >= 0 && !lexemes[at + 1]!.afterBreak; at--) {
    const { role } = lexemes[at]!.term, state = stateOf(lexemes[at]!);
    const before = lexemes[at - 1], flaw = before && stateOf(before);
    if (role === "frame" && flaw && FLAWS.includes(flaw) && !lexemes[at]!.afterBreak) {
      return [...states, { at: at - 1, state: flaw }];
    }
    if (role === "frame" || !state && !BEFORE.includes(role)) break;
    if (state) states.push({ at, state });
  }
  return states;
}

/** How it is carried and the part that it is at, said behind it. */
function behindOf(lexemes: readonly Lexeme[], part: number) {
  const states: Said[] = [];
  let isLinked = false;
  for (let at = part + 1; at < lexemes.length && !lexemes[at]!.afterBreak; at++) {
    const lexeme = lexemes[at]!, state = stateOf(lexeme), other = partOf(lexeme);
    if (other) return { states, isLinked, part: { at, part: other } };
    if (state) states.push({ at, state });
    if (state ? AT_ANOTHER.includes(state) : lexeme.term.role === "frame") isLinked = true;
    if (!state && !BETWEEN.includes(lexeme.term.role)) break;
  }
  return { states, isLinked, part: undefined };
}

/** "A dog with its tail up": the last noun before it in the phrase is an animal. */
function isOfFriend(lexemes: readonly Lexeme[], part: number): boolean {
  for (let at = part - 1; at >= 0; at--) {
    const { term: { role, claims }, ofFriend } = lexemes[at]!;
    if (ofFriend) return true;
    if (role === "cat" || role === "character") return false;
    if (role === "thing") {
      return claims.some((claim) =>
        claim.slot === "prop" && !claim.by && propOf(claim.value).isFriend === true
      );
    }
  }
  return false;
}
