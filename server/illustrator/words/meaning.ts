/**
 * What a few words decided, said briefly: "coat colour: orange", "drawn as a cup", "no hat".
 *
 * @module
 */
import type { WordUnderstood } from "../../../lib/understanding.ts";
import { seenEyeColours } from "../cat/open_eyes.ts";
import { POSES } from "../cat/poses.ts";
import { catAlone, catCount, type CatSpec, type EyeColour } from "../spec.ts";
import { COSTUMES } from "../wardrobe/costumes.ts";
import { showsSeason, showsWeather } from "../world/place_entry.ts";
import { PLACES } from "../world/places.ts";
import { relationMeaning } from "./company/telling.ts";
import { listed, MARK_NAMES, thingName, withArticle } from "./names.ts";
import { showsHour } from "./sky_words.ts";
import type { Claim, Reading, Slot } from "./said.ts";

const LABELS: Record<Slot, string> = {
  "coat.colour": "coat colour",
  "coat.second": "second colour",
  "coat.pattern": "pattern",
  "coat.length": "coat",
  "coat.white": "white",
  "eyes.left": "left eye",
  "eyes.right": "right eye",
  "eyes.odd": "eyes",
  breed: "breed",
  age: "age",
  build: "build",
  size: "size",
  feature: "looks",
  mood: "mood",
  pose: "pose",
  view: "seen from",
  gaze: "looks",
  facing: "facing",
  costume: "costume",
  accessory: "accessory",
  prop: "with",
  setting: "place",
  time: "time",
  weather: "weather",
  season: "season",
  scheme: "colours",
  tone: "picture",
};

const THINGS: readonly Slot[] = ["costume", "accessory", "prop"];

/** What words mean, and what is drawn in place of what they name. */
export type Meaning = Pick<WordUnderstood, "meaning" | "drawnAs">;

/** What this reading means in this picture, also where the picture could not follow it. */
export function meaningOf(reading: Reading, recipe: CatSpec): Meaning {
  if (!reading.relation) return ownMeaning(reading, recipe);
  const meaning = relationMeaning(reading.relation, recipe);
  const { relation: _relation, ...rest } = reading;
  if (rest.claims.every(({ by }) => by)) return { meaning };
  // The words name the relation; the face or pose that comes with it is said where it is drawn.
  const own = seenPlainly(rest, recipe);
  if (isManner(reading)) return { meaning: [meaning, ...own].join("; ") };
  const other = ownMeaning(rest, recipe);
  return { ...other, meaning: `${meaning}; ${other.meaning}` };
}

function isManner({ claims }: Reading): boolean {
  return claims.length > 0 && claims.every(({ slot }) => slot === "mood" || slot === "pose");
}

/** What the picture shows of a reading, plainly. */
function seenPlainly({ claims, cats = [1] }: Reading, recipe: CatSpec): string[] {
  const [cat = 1] = cats;
  const spec = cat <= catCount(recipe) ? catAlone(recipe, cat) : recipe;
  const heard = claims.filter((claim) => holds(claim, spec));
  return heard.length > 0 ? [plain(heard)] : [];
}

function ownMeaning(reading: Reading, recipe: CatSpec): Meaning {
  const [cat = 1] = reading.cats ?? [];
  const spec = cat <= catCount(recipe) ? catAlone(recipe, cat) : recipe;
  const heard = reading.claims.filter((claim) => holds(claim, spec));
  const readAs = reading.readAs ? ` (read as “${reading.readAs}”)` : "";
  if (reading.claims.length === 0) {
    const { note = "", isNear } = reading;
    return { meaning: note + readAs, ...(isNear && { drawnAs: note.replace("drawn: ", "") }) };
  }
  if (reading.denied && reading.note) return { meaning: reading.note + readAs };
  if (reading.denied) return { meaning: denial(reading.claims, spec) + readAs };
  if (heard.length === 0) {
    return { meaning: `${plain(reading.claims)} (${whyNot(reading.claims, spec)})${readAs}` };
  }
  const rest = lostColour(reading.claims, spec) + readAs;
  if (!reading.nearest && !reading.isNear) return { meaning: plain(heard) + rest };
  return { meaning: drawn(heard, reading.nearest ?? "as") + rest, drawnAs: drawnName(heard) };
}

/** Whether the picture shows it. */
function holds(claim: Claim, spec: CatSpec): boolean {
  const { slot, value } = claim;
  switch (slot) {
    case "time":
      return spec.time === value && showsHour(spec);
    case "season":
      return spec.season === value && showsSeason(PLACES[spec.setting]);
    case "coat.colour":
      return spec.coat.colour === value;
    case "coat.second":
      return spec.coat.second === value || (claim.weak === true && spec.coat.white.length > 0);
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
      if (/eyes$/.test(`${value}`) && seenEyeColours(spec).length === 0) return false;
      return spec.features?.some((feature) => feature === value) ?? false;
    case "breed":
      return true;
    case "costume":
      return spec.costume?.kind === value;
    case "accessory":
      // From behind no glasses are seen.
      if (value === "glasses" && spec.view === "behind") return false;
      return spec.accessories.some(({ kind, variant }) =>
        kind === value && (!claim.variant || claim.variant === variant)
      ) || (value === "hat" && !claim.variant && wearsItsHat(spec));
    case "prop":
      return spec.props.some(({ kind }) => kind === value);
    default:
      return spec[slot] === value;
  }
}

/** Shut eyes have no colour to name. */
function isSeen(colour: EyeColour, spec: CatSpec): boolean {
  return seenEyeColours(spec).includes(colour);
}

/** "A pink background" in a picture whose colours were chosen otherwise. */
function lostColour(claims: readonly Claim[], spec: CatSpec): string {
  const lost = claims.find((claim) => claim.slot === "scheme" && !holds(claim, spec));
  return lost ? ` (${lost.value} gives way to something else)` : "";
}

/** The costume's own hat is the hat that was asked for. */
function wearsItsHat({ costume }: CatSpec): boolean {
  return costume !== undefined && !COSTUMES[costume.kind].bareheaded;
}

/** Why the picture does not show what was said. */
function whyNot(claims: readonly Claim[], spec: CatSpec): string {
  const { setting } = spec;
  const place = PLACES[setting];
  const isUnseen = claims.every(({ slot, value }) =>
    (slot === "weather" && !showsWeather(place, value)) ||
    (slot === "season" && !showsSeason(place)) ||
    (slot === "time" && (place.hours?.includes(value) === false || !showsHour(spec)))
  );
  if (isUnseen) return `left out: not seen ${place.phrase.where} ${place.phrase.what}`;
  if (claims.every(isOfEyes) && seenEyeColours(spec).length === 0) {
    return "left out: its eyes are shut";
  }
  if (claims.every(({ weak }) => weak)) return "gives way to something else";
  return "left out: something else was said or chosen";
}

function isOfEyes({ slot, value }: Claim): boolean {
  return slot.startsWith("eyes") || slot === "feature" && /eyes$/.test(value);
}

function plain(claims: readonly Claim[]): string {
  const of = (slot: Slot) => claims.find((claim) => claim.slot === slot);
  const colour = of("coat.colour"), second = of("coat.second");
  const left = of("eyes.left"), right = of("eyes.right");
  if (colour && second && !claims.some((claim) => claim.slot === "coat.pattern" && !claim.weak)) {
    return `coat colours: ${colour.value} and ${second.value}`;
  }
  if (left && right && left.value === right.value) return `eyes: ${left.value}`;
  return claims.map((claim) => `${LABELS[claim.slot]}: ${degreeOf(claim)}${nameOf(claim)}`).join(
    ", ",
  );
}

function degreeOf({ degree = 1 }: Claim): string {
  return degree > 1 ? "very " : degree < 1 ? "slightly " : "";
}

function drawn(claims: readonly Claim[], how: "as" | "with"): string {
  const things = claims.filter(({ slot }) => THINGS.includes(slot)).map(objectOf);
  const others = claims.filter(({ slot }) => !THINGS.includes(slot));
  if (things.length > 0) return `drawn ${how} ${listed([...things, ...others.map(nameOf)])}`;
  const [only] = claims;
  if (only?.slot === "setting") {
    const { where, what } = PLACES[only.value].phrase;
    return `drawn ${where} ${what}`;
  }
  if (only?.slot === "pose") return `drawn ${POSES[only.value].drawnAs ?? only.value}`;
  if (only?.slot === "mood") return `drawn ${only.value}`;
  return `drawn as ${drawnName(claims)}`;
}

/** "a cup", "the mountains", "sitting": what is drawn, by its own name. */
function drawnName(claims: readonly Claim[]): string {
  return listed(claims.map((claim) => {
    if (claim.slot === "pose") return POSES[claim.value].drawnAs ?? claim.value;
    return THINGS.includes(claim.slot) ? objectOf(claim) : nameOf(claim);
  }));
}

/** "a cup", "a purple wizard". */
function objectOf(claim: Claim): string {
  return claim.slot === "costume" ? withArticle(claim.value, claim.colour) : nameOf(claim);
}

function denial(claims: readonly Claim[], spec: CatSpec): string {
  const isHat = claims.some(({ value }) => value === "hat");
  if (isHat && spec.costume) return "no hat but the costume’s own";
  const things = claims.filter(({ slot }) => THINGS.includes(slot));
  if (things.length > 0) {
    return `no ${listed(things.map(({ value, variant }) => variant ?? value))}`;
  }
  const [first] = claims;
  if (!first) return "";
  if (first.slot === "eyes.left") return `eyes: not ${first.value}`;
  return `${LABELS[first.slot]}: not ${listed(claims.map(nameOf))}`;
}

function nameOf(claim: Claim): string {
  switch (claim.slot) {
    case "setting":
      return PLACES[claim.value].phrase.what;
    case "accessory":
    case "prop":
      return thingName({ ...claim, kind: claim.value });
    case "costume":
      return [claim.colour, claim.value].filter(Boolean).join(" ");
    case "coat.white":
      return MARK_NAMES[claim.value];
    case "breed":
      return claim.value.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
    default:
      return claim.value;
  }
}
