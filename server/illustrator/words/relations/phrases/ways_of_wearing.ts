/**
 * @module How clothes are worn: "sunglasses pushed up on its head", "an oversized hoodie", "a cap worn backwards",
 * "a jumper tied round its waist". The words belong to the garment before or behind them; where they say what is so
 * anyway ("a scarf around its neck"), too.
 */
import type { WayOfWearing } from "../../../spec.ts";
import { isAdjective } from "../../../vocabulary/roles.ts";
import { COSTUMES } from "../../../wardrobe/costumes.ts";
import { GADGETS, type GadgetVariant } from "../../../wardrobe/gadgets.ts";
import { isOnACord } from "../../../wardrobe/hung_on_a_cord.ts";
import { propOf } from "../../../wardrobe/prop_kinds.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Claim, Reading } from "../../parsed_description.ts";

/** Where something is worn, as far as it decides what can be said of it. */
type Wearable =
  | "hat"
  | "glasses"
  | "neckwear"
  | "headphones"
  | "garment"
  | "hooded"
  | "low"
  | "pack"
  | "pawwear";

/** A way of wearing; absent: as it is worn anyway. */
interface Way {
  how?: WayOfWearing;
  of: readonly Wearable[];
  says: RegExp;
}

const ITS = "(?:its|his|her|their|the|my|one|both)";

/** Words right before what is worn, among its adjectives. */
const BEFORE: readonly Way[] = [
  {
    how: "big",
    of: ["hat", "neckwear", "garment", "hooded"],
    says:
      /^(?:oversized?|too big|too large|baggy|huge|giant|enormous|massive|gigantic|big|large|outsize|xxl|(?:viel )?zu große[nmrs]?|riesige[nmrs]?|große[nmrs]?|énorme|trop grande?|enormes?|gigantes?|enorm[ei]|reusachtige?)$/i,
  },
  {
    how: "small",
    of: ["hat", "neckwear"],
    says:
      /^(?:tiny|mini|miniature|little|small|winzige[nmrs]?|kleine[nmrs]?|petite?|minuscule|pequeñ[oa]|piccol[oa]|pequen[oa]|kleine?)$/i,
  },
  {
    how: "askew",
    of: ["hat", "neckwear"],
    says: /^(?:crooked|lopsided|askew|tilted|wonky|skewed)$/i,
  },
  { how: "backwards", of: ["hat"], says: /^(?:backwards?|reversed)$/i },
];

/** Words right behind it. */
const BEHIND: readonly Way[] = [
  {
    how: "pushed up",
    of: ["glasses"],
    says: RegExp(
      `^ (?:(?:(?:pushed|perched|resting|propped|worn|shoved|flipped|lifted|raised) )?(?:up )?(?:up )?(?:on|onto|atop|on top of|over) ${ITS} (?:head|forehead|brow)|(?:pushed|shoved|flipped|lifted|raised) (?:up|back)\\b)`,
      "i",
    ),
  },
  {
    how: "low",
    of: ["glasses"],
    says: RegExp(
      `^ (?:(?:slipping|sliding|slid|slipped|perched|balanced|low|resting|halfway) )*(?:(?:down|on|off|at|to) )+(?:the (?:very )?(?:tip|end|edge) of )?${ITS} nose`,
      "i",
    ),
  },
  {
    how: "low",
    of: ["hat"],
    says: RegExp(
      `^,? (?:that (?:is |keeps )?)?(?:(?:pulled|slipping|slips|sliding|falling|falls|drooping|fallen|slipped|worn|down|low|right) )+(?:over |on |to )?${ITS} (?:eyes|ears|face|brow|forehead)`,
      "i",
    ),
  },
  {
    how: "big",
    of: ["hat", "neckwear", "garment", "hooded"],
    says: RegExp(
      `^,? (?:that(?: is|'s| was|’s) |which is )?(?:(?:much|way|far|a bit) )?(?:(?:\\w+ )?sizes? )?too (?:big|large)(?: for (?:it|him|her))?(?:,? (?:so |and )?(?:that )?(?:it )?(?:falls|falling|slips|slipping|hangs) (?:down )?(?:over|into) ${ITS} (?:eyes|face|ears))?`,
      "i",
    ),
  },
  {
    how: "askew",
    of: ["hat", "neckwear"],
    says:
      /^ (?:(?:worn|set|tilted|tipped|cocked|sitting|hanging|slightly|a bit) )*(?:askew|sideways|crooked|lopsided|tilted|cocked|(?:at|on) (?:a|an) (?:\w+ )?(?:angle|tilt)|(?:to|on) one side)\b/i,
  },
  {
    how: "backwards",
    of: ["hat"],
    says:
      /^ (?:(?:worn|on|turned|put on) )*(?:backwards?|back to front|the wrong way (?:round|around))\b/i,
  },
  {
    how: "around the neck",
    of: ["headphones"],
    says: RegExp(`^ (?:(?:hanging|slung|resting|worn) )?(?:a?round|on) ${ITS} neck`, "i"),
  },
  {
    how: "around the waist",
    of: ["garment", "hooded"],
    says: RegExp(
      `^ (?:(?:tied|knotted|wrapped|slung|worn) )?(?:a?round|about) ${ITS} (?:waist|hips|middle)`,
      "i",
    ),
  },
  {
    how: "over the shoulders",
    of: ["garment", "hooded"],
    says: RegExp(
      `^ (?:(?:draped|slung|thrown|hanging|hung|tied|worn|resting|wrapped|knotted|loosely) )*(?:over|a?round|across|on|about|from) ${ITS} shoulders?`,
      "i",
    ),
  },
  {
    how: "hood up",
    of: ["hooded"],
    says: RegExp(
      `^,? (?:with )?(?:${ITS} )?hood (?:pulled |drawn )?(?:up|raised|over ${ITS} (?:head|ears|eyes))`,
      "i",
    ),
  },
  {
    of: ["neckwear"],
    says: RegExp(
      `^ (?:(?:wrapped|tied|wound|hanging|knotted|worn|looped|draped|slung|fastened|loosely|tightly|neatly) )*(?:a?round|on|about|from|at) ${ITS} (?:neck|throat|collar)`,
      "i",
    ),
  },
  {
    of: ["neckwear", "headphones"],
    says:
      /^ (?:(?:um|am) (?:den |seinen |ihren )?Hals|(?:autour (?:du|de son)|au) cou|(?:al|en el|alrededor del) cuello|(?:al|intorno al|attorno al) collo|(?:no|ao|em volta do|ao redor do) pescoço|(?:om|rond) (?:zijn|haar|de|z['’]n|d['’]r|zn|dr|der) (?:nek|nekje|hals)|na szyi|na szyjce|wokół szyi|runt (?:halsen|(?:sin|hans|hennes) hals)|на шее|на шейке|вокруг шеи|на шиї|на шийці|навколо шиї)/iu,
  },
  {
    of: ["pack"],
    says: RegExp(`^ (?:(?:strapped|slung) )?(?:on|over|to) ${ITS} (?:back|shoulders?)`, "i"),
  },
  {
    of: ["pawwear"],
    says: RegExp(
      `^ (?:(?:strapped|worn|fastened) )?(?:on|round|around) (?:all )?(?:of )?(?:(?:${ITS}|four|all|left|right|front|back|hind) )*(?:paws?|feet|wrists?|ankles?|legs?)\\b`,
      "i",
    ),
  },
  {
    of: ["pawwear"],
    says:
      /^ (?:am (?:linken |rechten )?Handgelenk|an den (?:Pfoten|Füßen)|au poignet|aux (?:pattes|pieds)|en la muñeca|en las patas|en los pies|al polso|ai piedi|alle zampe|no pulso|nas patas|nos pés|om (?:de|zijn|haar) pols|aan (?:de|zijn|haar) (?:poten|pootjes|voeten)|na nadgarstku|na łapkach|na łapach|на запястье|на лапах|на лапках|на лапці)/i,
  },
  {
    of: ["low"],
    says: RegExp(`^ (?:(?:tied|worn|buckled) )?(?:a?round|about) ${ITS} (?:waist|hips)`, "i"),
  },
];

/** The same readings; those of what is worn take the words that say how. */
export function withWaysOfWearing(
  prompt: string,
  readings: readonly Reading[],
  lexemes: readonly Lexeme[],
): Reading[] {
  const ways = new Map(readings.flatMap((reading) => {
    const way = wayOf(prompt, reading, lexemes);
    return way ? [[reading, way] as const] : [];
  }));
  if (ways.size === 0) return [...readings];
  return readings.flatMap((reading) => {
    const own = ways.get(reading);
    if (own) {
      const { how, start, end } = own;
      const claims = reading.claims.map((claim): Claim => how ? { ...claim, how } : claim);
      return [{ ...reading, claims, start, end }];
    }
    // "Big → it describes a thing", "slipping" as a pose: the words are taken.
    const isTaken = [...ways.values()].some(({ words: [from, to] }) =>
      reading.start >= from && reading.end <= to
    );
    return isTaken ? [] : [reading];
  });
}

/** The way that is said of what is worn, what it spans with its words, and where these stand. */
function wayOf(prompt: string, reading: Reading, lexemes: readonly Lexeme[]) {
  const kind = reading.denied ? undefined : wearableOf(reading.claims);
  if (!kind) return undefined;
  const { start, end } = reading;
  const behind = prompt.slice(end);
  for (const { how, of, says } of BEHIND) {
    const found = of.includes(kind) ? says.exec(behind) : undefined;
    if (found) {
      const to = end + found[0].length;
      return { how, start, end: to, words: [end, to] as const };
    }
  }
  const own = lexemes.findIndex((lexeme) => lexeme.start >= start && lexeme.end <= end);
  for (let at = own - 1; at >= 0 && !lexemes[at + 1]!.apart; at--) {
    const { start: from, end: to, term: { role } } = lexemes[at]!;
    if (!isAdjective(role) && role !== "unknown") break;
    const degree = lexemes[at - 1];
    const first = degree?.isTooMuch ? degree.start : from;
    const said = prompt.slice(first, to);
    const way = BEFORE.find(({ of, says }) => of.includes(kind) && says.test(said)) ??
      BEFORE.find(({ of, says }) => of.includes(kind) && says.test(prompt.slice(from, to)));
    if (way) return { how: way.how, start: first, end, words: [first, to] as const };
  }
  const inside = /^(?:oversized|baggy|backwards?|tiny|big)\b/i.exec(prompt.slice(start, end));
  const way = inside && BEFORE.find(({ of, says }) => of.includes(kind) && says.test(inside[0]));
  return way ? { how: way.how, start, end, words: [start, start] as const } : undefined;
}

function wearableOf(claims: readonly Claim[]): Wearable | undefined {
  const [claim] = claims;
  if (!claim || claims.some(({ slot }) => slot !== claim.slot)) return undefined;
  if (claim.slot === "prop") {
    if (claim.by || !propOf(claim.value).wear) return undefined;
    return isOnACord(claim.value) ? "neckwear" : "pawwear";
  }
  if (claim.slot === "costume") {
    const { layer, isLow } = COSTUMES[claim.value];
    if (claim.value === "hoodie") return "hooded";
    return layer === "belt" || isLow ? "low" : layer ? "garment" : undefined;
  }
  if (claim.slot !== "accessory") return undefined;
  switch (claim.value) {
    case "hat":
    case "glasses":
      return claim.value;
    case "scarf":
      return "neckwear";
    case "backpack":
      return "pack";
    case "gadget":
      return GADGETS[(claim.variant ?? "headphones") as GadgetVariant].spot === "ears"
        ? "headphones"
        : "neckwear";
    default:
      return undefined;
  }
}
