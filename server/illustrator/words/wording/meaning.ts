/**
 * @module What a few words decided, said briefly: "coat colour: orange", "drawn as a cup", "no hat".
 */
import type { WordUnderstood } from "../../../../lib/understanding.ts";
import { hasOpenEyes, seenEyeColours } from "../../cat/head/open_eyes.ts";
import { catAlone, catCount, type CatSpec, type EyeColour } from "../../spec.ts";
import { COSTUMES } from "../../wardrobe/costumes.ts";
import { garmentsOf } from "../../wardrobe/garment_layers.ts";
import { wornThings } from "../../wardrobe/worn_things.ts";
import { showsSeason, showsWeather } from "../../world/place_entry.ts";
import { PLACES } from "../../world/places.ts";
import { outsideOf } from "../../world/window_views.ts";
import { isUncoloured, withoutColours } from "../../uncoloured.ts";
import { isWayOf } from "../decisions/pose_kinds.ts";
import { resolveRelation } from "../relations/resolved_relation.ts";
import { ENGLISH_RECEIPT } from "./english_receipt.ts";
import type { Omission, ReceiptWords } from "./receipt_words.ts";
import { showsHour } from "./sky_words.ts";
import type { Claim, Reading, Slot } from "../parsed_description.ts";

/** What words mean, and what is drawn in place of what they name. */
export type Meaning = Pick<WordUnderstood, "meaning" | "drawnAs">;

/** A recipe, and as its scene shows it, which is the same until there is a scene. */
export interface Pictured {
  recipe: CatSpec;
  seen: CatSpec;
}

/** What this reading means in this picture, also where the picture could not follow it. */
export function meaningOf(
  reading: Reading,
  pictured: Pictured,
  words: ReceiptWords = ENGLISH_RECEIPT,
): Meaning {
  if (!reading.relation) return ownMeaning(reading, pictured, words);
  const { recipe, seen } = pictured;
  const [first, ...others] = [reading.relation, ...(reading.ofOthers ?? [])]
    .map((relation) => resolveRelation(relation, recipe, seen));
  const notSeen = others.filter(({ isDrawn }) => !isDrawn && first!.isDrawn);
  const meaning = [first!, ...notSeen].map((relation) =>
    words.relation(relation, withoutColours(recipe))
  )
    .join(words.text("; "));
  const { relation: { isNear }, ofOthers: _, readAs, ...rest } = reading;
  const read = (text: string) => readAs ? words.readAs(text, readAs) : text;
  // A face that is only near to the words is no news beside what is done.
  const near = isNear && { drawnAs: meaning };
  if (rest.claims.every(({ by }) => by)) {
    return { meaning: read(meaning), ...((isNear || rest.isNear) && { drawnAs: meaning }) };
  }
  // The words name the relation; the face or pose that comes with it is said where it is drawn.
  const own = seenPlainly(rest, seen, words);
  if (isManner(reading)) {
    return { meaning: read([meaning, ...own].join(words.text("; "))), ...near };
  }
  const other = ownMeaning(rest, pictured, words);
  return { ...other, meaning: [read(meaning), other.meaning].join(words.text("; ")) };
}

function isManner({ claims }: Reading): boolean {
  return claims.length > 0 && claims.every(({ slot }) => slot === "mood" || slot === "pose");
}

/** A colour that a costume has: "a purple wizard". */
const OF_COSTUME = "colour of the costume";

/** "Drawn: two cats", where words say a number and more. */
export const DRAWN = "drawn: ";

/** What the picture shows of a reading, plainly. */
function seenPlainly(
  { claims, cats = [1] }: Reading,
  recipe: CatSpec,
  words: ReceiptWords,
): string[] {
  const [cat = 1] = cats;
  const spec = cat <= catCount(recipe) ? catAlone(recipe, cat) : recipe;
  const heard = claims.filter((claim) => holds(claim, spec));
  return heard.length > 0 ? [words.plain(heard)] : [];
}

function ownMeaning(reading: Reading, { recipe, seen }: Pictured, words: ReceiptWords): Meaning {
  const [cat = 1] = reading.cats ?? [];
  const of = (whole: CatSpec) => cat <= catCount(whole) ? catAlone(whole, cat) : whole;
  const spec = of(recipe), shown = of(seen);
  const { claims, denied, note = "", isNear, nearest, readAs } = reading;
  const ofAll = claims.length > 0 && note.startsWith(DRAWN) ? [words.note(note)] : [];
  const read = (meaning: string) => {
    const said = [meaning, ...ofAll].join(words.text("; "));
    return readAs ? words.readAs(said, readAs) : said;
  };
  if (note.startsWith(OF_COSTUME) && spec.costume && !shown.costume) {
    return { meaning: read(words.leftOut(words.note(note), "hidden", spec)) };
  }
  if (claims.length === 0) {
    return { meaning: read(words.note(note)), ...(isNear && { drawnAs: words.drawnNote(note) }) };
  }
  if (denied && note) return { meaning: read(words.note(note)) };
  if (denied) return { meaning: read(words.denial(claims, spec)) };
  const heard = claims.filter((claim) => holds(claim, shown));
  if (heard.length === 0) {
    const why = claims.some((claim) => holds(claim, spec)) ? "hidden" : whyNot(claims, spec);
    return { meaning: read(words.leftOut(words.plain(claims), why, spec)) };
  }
  const lost = claims.find((claim) => claim.slot === "scheme" && !holds(claim, spec));
  const withRest = (meaning: string) =>
    [meaning, ...restOf(claims, { heard, spec, shown }, words)].join(words.text("; "));
  const withLost = (meaning: string) => read(withRest(lost ? words.lost(meaning, lost) : meaning));
  const worn = heard.map((claim) => inPairs(claim, seen));
  const painted = worn.map((claim) => asPainted(claim, shown));
  const isPainted = painted.every((claim, at) => claim === worn[at]);
  if (!nearest && !isNear && isPainted) return { meaning: withLost(words.plain(worn)) };
  return {
    meaning: withLost(words.drawn(painted, nearest ?? "as")),
    drawnAs: words.drawnName(painted),
  };
}

/** What else the words mean that is not seen: a place, a moon. */
function restOf(
  claims: readonly Claim[],
  { heard, spec, shown }: { heard: readonly Claim[]; spec: CatSpec; shown: CatSpec },
  words: ReceiptWords,
): string[] {
  const place = lostPlace(claims, heard, spec);
  const moon = claims.find((claim) => claim.slot === "moon" && !holds(claim, shown));
  return [
    ...(place ? [words.leftOut(words.plain([place]), "overruled", spec)] : []),
    ...(moon ? [words.leftOut(words.plain([moon]), spec.moon ? "hidden" : "unseen", spec)] : []),
  ];
}

/** "A red bridge" in a garden: its colour is seen, the place is not. */
function lostPlace(
  claims: readonly Claim[],
  heard: readonly Claim[],
  spec: CatSpec,
): Claim | undefined {
  if (heard.some(({ slot }) => slot === "setting" || slot === "prop")) return undefined;
  return claims.find((claim) => claim.slot === "setting" && !claim.weak && !holds(claim, spec));
}

/** The same claim as it is seen: "a bus" of a red bus that stayed yellow, "three cups" of five. */
function asPainted(claim: Claim, spec: CatSpec): Claim {
  const { slot, value, variant } = claim;
  const things: readonly Look[] = slot === "prop"
    ? spec.props
    : slot === "accessory"
    ? spec.accessories
    : slot === "costume"
    ? garmentsOf(spec)
    : [];
  const own = things.filter((thing) =>
    thing.kind === value && (!variant || thing.variant === variant)
  );
  const [seen] = own;
  if (!seen) return claim;
  const lost = LOOKS.filter((look) =>
    claim[look] !== undefined && !own.some((thing) => thing[look] === claim[look])
  );
  return lost.reduce((shown, look): Claim => {
    const { [look]: _unseen, ...plain } = shown;
    return { ...plain, ...(seen[look] !== undefined && { [look]: seen[look] }) } as Claim;
  }, claim);
}

/** "Four blue shoes": on as many paws as are seen. */
function inPairs(claim: Claim, spec: CatSpec): Claim {
  const isPair = claim.slot === "prop" &&
    wornThings(spec).some(({ kind, isPair }) => kind === claim.value && isPair);
  if (!isPair) return claim;
  const { count: _count, ...pair } = claim;
  return { ...pair, isPair: true };
}

/** What of a thing, a garment or a costume words decide besides its kind. */
type Look = { kind: string } & Partial<Pick<Claim, "variant" | (typeof LOOKS)[number]>>;

const LOOKS = ["colour", "count", "size", "material", "print"] as const;

/** Whether the picture shows it. */
function holds(claim: Claim, spec: CatSpec): boolean {
  const { slot, value } = claim;
  if (isUncoloured(spec) && isColour(claim)) return false;
  switch (slot) {
    case "time":
      return spec.time === value && showsHour(spec);
    case "season":
      return spec.season === value && showsSeason(PLACES[spec.setting]);
    case "coat.colour":
      return spec.coat.colour === value || value === "white" && isPatchedWithWhite(spec.coat);
    case "coat.second":
      return spec.coat.second === value || (claim.weak === true && spec.coat.white.length > 0) ||
        spec.coat.colour === value && isPatchedWithWhite(spec.coat);
    case "coat.pattern":
      return spec.coat.pattern === value;
    case "coat.length":
      return spec.coat.length === value;
    case "coat.white":
      return spec.coat.white.some((mark) => mark === value);
    case "eyes.left":
      return spec.eyes.left === value && isSeen(value, spec);
    case "eyes.right":
      return spec.eyes.right === value && isSeen(value, spec);
    case "eyes.odd":
      return seenEyeColours(spec).length > 1;
    case "feature":
      if (/(?<!under its) eyes$/.test(`${value}`) && !hasOpenEyes(spec)) return false;
      return spec.features?.some((feature) => feature === value) ?? false;
    case "emblem":
      return spec.costume?.emblem === claim.value;
    case "ownMark":
      return spec.ownMarks?.includes(claim.value) ?? false;
    case "breed":
      return true;
    case "pose":
      return spec.pose === value || isWayOf(spec.pose, claim.value);
    case "costume":
      return garmentsOf(spec).some(({ kind, colour }) =>
        kind === value ||
        COSTUMES[kind].has?.includes(claim.value) && (!claim.colour || claim.colour === colour)
      );
    case "accessory":
      // From behind no glasses are seen.
      if (value === "glasses" && spec.view === "behind") return false;
      return spec.accessories.some(({ kind, variant }) =>
        kind === value && (!claim.variant || claim.variant === variant)
      ) || (value === "hat" && !claim.variant && wearsItsHat(spec));
    case "prop":
      return spec.props.some(({ kind }) => kind === value);
    case "tone":
      return spec.tone === value || spec.otherShade === value;
    case "setting":
      return spec.setting === value ||
        (PLACES[spec.setting].includes?.includes(claim.value) ?? false) ||
        spec.outside !== undefined && outsideOf(claim.value) === spec.outside;
    default:
      return spec[slot] === value;
  }
}

/** White is seen as well, and the other colour is that of patches. */
function isPatchedWithWhite({ second, pattern }: CatSpec["coat"]): boolean {
  return pattern === "calico" || pattern === "bicolour" && second === "white";
}

/** Shut eyes have no colour to name. */
function isSeen(colour: EyeColour, spec: CatSpec): boolean {
  return seenEyeColours(spec).includes(colour);
}

/** The costume's own hat is the hat that was asked for. */
function wearsItsHat({ costume }: CatSpec): boolean {
  return costume !== undefined && !costume.hatless && !COSTUMES[costume.kind].bareheaded;
}

/** Why the picture does not show what was said. */
function whyNot(claims: readonly Claim[], spec: CatSpec): Omission {
  const { setting } = spec;
  const place = PLACES[setting];
  const isUnseen = claims.every(({ slot, value }) =>
    (slot === "weather" && !showsWeather(place, value)) ||
    (slot === "season" && !showsSeason(place)) ||
    slot === "moon" ||
    (slot === "time" && (place.hours?.includes(value) === false || !showsHour(spec)))
  );
  if (isUnseen) return "unseen";
  if (claims.every(isOfEyes) && !hasOpenEyes(spec)) return "shut eyes";
  if (isUncoloured(spec) && claims.every(isColour)) return "uncoloured";
  return claims.every(({ weak }) => weak) ? "weak" : "overruled";
}

const COLOUR_SLOTS: readonly Slot[] = [
  "coat.colour",
  "coat.second",
  "coat.white",
  "eyes.left",
  "eyes.right",
];

function isColour({ slot }: Claim): boolean {
  return COLOUR_SLOTS.includes(slot);
}

function isOfEyes({ slot, value }: Claim): boolean {
  return slot.startsWith("eyes") || slot === "feature" && /eyes$/.test(value);
}
