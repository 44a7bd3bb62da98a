/**
 * @module Whether words are a name of what is drawn for them: "trench coat" is no name of a detective's
 * hat. Words that are none are drawn as the nearest thing, and a receipt says so.
 */
import type { Relation } from "../../relations.ts";
import { ACCESSORIES, variantOf } from "../../wardrobe/accessories.ts";
import { COSTUMES } from "../../wardrobe/costumes.ts";
import { isProp, propOf } from "../../wardrobe/prop_kinds.ts";
import { PLACES } from "../../world/places.ts";
import { showsUse } from "../../things/shown_uses.ts";
import { SYNONYMS } from "./drawn_synonyms.ts";
import type { Term } from "../../vocabulary/term.ts";
import type { Claim, Slot } from "../parsed_description.ts";

/** What is drawn for these has a name; what the others claim are looks that many adjectives mean. */
const NAMED_SLOTS: readonly Slot[] = [
  "costume",
  "accessory",
  "prop",
  "pose",
  "setting",
  "time",
  "weather",
  "season",
];

/** Words that name nothing by themselves. */
const FILLERS = new Set(
  stemsOf(
    "a an the of in at on with and its his her to by from under over into inside for up down through one " +
      "cat cats kitten wearing dressed costume outfit clothes suit scene background place setting full " +
      "some little old lot is it being that all out big cup mug glass bowl bottle jar pot slice piece plate pair stack pile freshly baked hot cold",
  ),
);

/** What is done with the face alone; other actions that a mood is known by are not seen in it. */
const FACES =
  /^(?:very )?(?:smil|grinn|laugh|beam|giggl|chuckl|cackl|frown|pout|sulk|scowl|glar|glower|grumbl|hiss|growl|snarl|fum|seeth|rag|lov|ador|car|dream|daydream|think|wonder|yearn|long|star|gaz|judg|charm|endear|darl|squint|blink|wink|cry|weep|sobb|blush|brood|menac|threaten|intimidat|relax|chill|scheming|cunn|plott|purr|surpris|amaz|shock|embarrass|dar|smirk|sneer|doz|yawn|terrify|horrify|disapprov|disappoint|heartwarm|easygo)/;

/** A cat that looks at these looks up; that does not show them. */
const GAZED_AT =
  /moon|star(?!e|ing)|bird|plane|firework|balloon|rainbow|comet|snowflake|ceiling|tree|\bout\b/;

const ACTION =
  /^(?!look)[a-z]+ing\b(?! look)|^(?:looking|peeking|staring|gazing) (?:up|down|out|back|at|for|over|into|around)|^(?:hides?|looks|chases?)$/;

/** What is drawn in place of work for which there is no pose. */
const MERELY: readonly (Relation | undefined)[] = ["holding", "busy with", "looking at"];

const HOLDS =
  /selfie|photo|pictur|writ|draw|sketch|gaming|video game|texting|on (?:the|its|his|her) phone|bubble|flag|balloon|torch|umbrella|watching|gazing/;

/** The stems of the names of each term, made when it is first asked for. */
const stems = new WeakMap<Term, ReadonlySet<string>>();

/** What is done on a board is not seen where it is ridden, nor are bubbles in a bath; at a party there is more than a cup. */
const TRICKS = /flip|ollie|trick|stunt|grind|jump|somersault|bubble|party|hide and seek/;

/** A game is more than its board or ball beside a cat. */
const GAMES =
  /chess|checkers|draughts|backgammon|mahjong|domino|poker|bridge|cards|scrabble|monopoly|tennis|badminton|cricket|baseball|rugby|golf|hockey|snooker|pool|billiards|ping pong/;

/** Whether every word of an English phrase names something of what the term draws. */
export function isNameOf(phrase: string, term: Term): boolean {
  // An activity is what is done; the thing for it is named as well. Who only holds it does not do it.
  const doing = term.claims.find(({ by }) => by)?.by;
  if (doing && (TRICKS.test(phrase) || doing === "playing" && GAMES.test(phrase))) return false;
  if (doing) return !MERELY.includes(doing) || HOLDS.test(phrase) || isSeen(phrase, term);
  // What things are called is settled where their words are gathered; near ones are marked there.
  if (term.isThing && !term.nearest) return true;
  if (term.claims.length > 0 && term.claims.every(({ slot }) => slot === "gaze")) {
    return !GAZED_AT.test(phrase);
  }
  if (term.claims.some(({ slot }) => slot === "moon")) return true;
  // At night the stars that it looks at are seen.
  if (term.claims.map(({ slot }) => slot).join(" ") === "gaze time") return true;
  if (term.claims.every(({ slot }) => !NAMED_SLOTS.includes(slot))) {
    return !isAction(phrase) || term.claims.every(({ slot }) => slot !== "mood");
  }
  let names = stems.get(term);
  if (!names) {
    const print = term.print
      ? `${term.print.replace("-", " ")} ${SYNONYMS.get(term.print) ?? ""}`
      : "";
    names = new Set(stemsOf([print, ...term.claims.flatMap(writtenNames)].join(" ")));
    stems.set(term, names);
  }
  return stemsOf(phrase).every((stem) => FILLERS.has(stem) || names.has(stem));
}

/** Its thing is drawn at work. */
function isSeen(phrase: string, { claims }: Term): boolean {
  return claims.some((claim) => claim.slot === "prop" && claim.by && showsUse(claim.value, phrase));
}

function isAction(phrase: string): boolean {
  return ACTION.test(phrase) && !FACES.test(phrase);
}

function writtenNames({ slot, value, variant }: Claim): string[] {
  const own = variant ? [value, variant] : [value];
  const names = own.flatMap((name) => [name, SYNONYMS.get(name) ?? ""]);
  switch (slot) {
    case "setting":
      return [...names, PLACES[value].phrase.what];
    case "costume":
      return [...names, COSTUMES[value].name, COSTUMES[value].synonyms ?? ""];
    case "accessory":
      return [
        ...names,
        variant ? variantOf(value, variant)?.synonyms ?? "" : ACCESSORIES[value].name ?? "",
      ];
    case "prop":
      return isProp(value) ? [...names, propOf(value).name ?? ""] : names;
    default:
      return names;
  }
}

/** Words cut to what their forms have in common: "sleeps" and "sleeping" are "sleep". */
function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf);
}

function stemOf(word: string): string {
  if (word.length < 4) return word;
  const stem = word.replace(/(?:ies|y)$/, "i").replace(/(?:ing|ed|es|s)$/, "");
  return stem.length < 3 ? word : stem.replace(/e$/, "").replace(/([^aeiou])\1$/, "$1");
}
