/**
 * The light grammar: which noun a colour belongs to, what a "no" denies, which adjective describes a
 * thing and not the cat.
 *
 * @module
 */
import type { CoatColour, ThingColour } from "../spec.ts";
import { coatClaims, isShadeOf } from "./coat_colours.ts";
import { markingSense, partSense, placeSense, type Sense } from "./coloured_nouns.ts";
import { denials } from "./denial.ts";
import { addColour, type EyeWords, pairEyes } from "./eye_words.ts";
import * as phrase from "./phrase.ts";
import { isCat, isNoun } from "./roles.ts";
import type { Claim, Reading } from "./said.ts";
import type { ColourSense, Term } from "../vocabulary/term.ts";

/** A term found in the description. */
export interface Lexeme {
  term: Term;
  start: number;
  end: number;
  /** Punctuation stands before it. */
  afterBreak: boolean;
  /** Punctuation, or a preposition of its own ("in a box"), keeps it apart from what stands before. */
  apart: boolean;
  /** Its last word ends like a plural. */
  isPlural: boolean;
  readAs?: string;
}

/** Colours one expects on a real cat; any other, before a costume, colours the costume. */
const NATURAL: readonly (CoatColour | undefined)[] = [
  "black",
  "charcoal",
  "grey",
  "white",
  "cream",
  "orange",
  "red",
  "apricot",
  "brown",
  "chocolate",
  "cinnamon",
  "fawn",
];

/** Slots whose adjectives may also describe a thing: "a tiny hat", "a fluffy cloud". */
const OF_A_BODY: readonly Claim["slot"][] = ["age", "build", "size", "coat.length", "coat.pattern"];

/** What becomes of "no eyes". */
const INBORN = "left out: no cat goes without";

/** Said of eyes alone: a glowing lantern glows anyway. */
const EYE_LOOKS: readonly Claim["value"][] = [
  "glowing eyes",
  "sparkling eyes",
  "almond eyes",
  "big eyes",
];

/** What the terms of a description say together, in reading order. */
export function bind(lexemes: readonly Lexeme[]): Reading[] {
  const deniedBy = denials(lexemes);
  const readings: Reading[] = [];
  const eyes: EyeWords[] = [];
  /** Colours that wait for their noun, as places in `lexemes`. */
  let waiting: number[] = [];
  /** The last noun, as long as a colour said after it may be its own. */
  let open: { at: number; reading: Reading; isSaidToBe: boolean } | undefined;
  let catSeen = false;

  lexemes.forEach(({ term: { role, note } }, at) => {
    const last = waiting.at(-1);
    const turns = last !== undefined && deniedBy[last] !== deniedBy[at] &&
      (role === "colour" || isNoun(role));
    if (turns || endsColours(role, at)) settle();
    if (role === "colour") waiting.push(at);
    else if (role === "quality") quality(at);
    else if (role === "copula" && open) open.isSaidToBe = true;
    else if (role === "frame" || role === "but") open = undefined;
    else if (isNoun(role)) noun(at);
    else if (note) read(at, at, []);
  });
  settle();
  pairEyes(eyes);
  return readings.filter(({ claims, note }) => claims.length > 0 || note)
    .sort((a, b) => a.start - b.start);

  function endsColours(role: Term["role"], at: number): boolean {
    if (role === "article") return !phrase.joinsColours(lexemes, at);
    if (role === "left" || role === "right") return uncolouredEyes() !== undefined;
    if (role === "colour") return lexemes[at]!.apart && expectsOneColour();
    if (role === "unknown") return !phrase.leadsOn(lexemes, at);
    return role === "frame" || role === "but" || role === "copula";
  }

  function quality(at: number): void {
    const { claims } = lexemes[at]!.term;
    const ofABody = claims.every(({ slot }) => OF_A_BODY.includes(slot));
    const isOfEyes = claims.some(({ value }) => EYE_LOOKS.includes(value));
    if (isOfEyes && !phrase.isAboutEyes(lexemes, at)) return;
    const isSize = claims.some(({ slot }) => slot === "size");
    if (claims.some(({ value }) => value === "giant") && phrase.isAboutEyes(lexemes, at)) {
      read(at, at, [{ slot: "feature", value: "big eyes" }]);
      return;
    }
    const ofAThing = isSize
      ? phrase.precedesThing(lexemes, at)
      : phrase.describesThing(lexemes, at);
    if (ofABody && ofAThing) {
      read(at, at, [], { note: "about the thing, not the cat" });
      return;
    }
    const degree = at > 0 && !lexemes[at]!.apart ? lexemes[at - 1]!.term.degree : undefined;
    if (!degree) read(at, at, claims);
    else read(at - 1, at, claims.map((claim) => ({ ...claim, degree })));
  }

  function noun(at: number): void {
    const { term, apart } = lexemes[at]!;
    const [first] = waiting;
    // "An odd-eyed white cat": the colour is the cat's.
    const isCats = isCat(term.role) && !apart && uncolouredEyes()?.kind === "odd";
    const saidOfEyes = first !== undefined && uncolouredEyes() !== undefined && !isCats &&
      (apart || !lexemes[first]!.apart) && lexemes[first - 1]!.term.role !== "and";
    if (saidOfEyes) settle();
    if (isCat(term.role)) return catNoun(at);
    if (term.role === "place" && phrase.leadsToCat(lexemes, at)) {
      read(at, at, term.claims);
      return;
    }
    const own = phrase.coloursOf(lexemes, waiting, at);
    waiting = waiting.slice(0, waiting.length - own.length);
    settle();
    const from = own[0] ?? at;
    const colours = own.map((index) => lexemes[index]!.term.colour!);
    if (term.role === "thing") thing(from, at, thingColour(colours));
    else if (term.role === "eyes" || term.role === "eye" || term.role === "odd") {
      eyeNoun(term.role, { from, at, colours });
    } else {
      const { claims, ...how } = senseOf(term, colours);
      const isWhole = claims.length === 0 && deniedBy[at] !== undefined;
      read(from, at, claims, isWhole ? { ...how, note: INBORN } : how);
      open = undefined;
      catSeen ||= term.role === "marking";
    }
  }

  /** Words for the cat take every waiting colour; a costume takes those no cat has. */
  function catNoun(at: number): void {
    const { term } = lexemes[at]!;
    const own = phrase.coloursOf(lexemes, waiting, at);
    if (term.worn && (phrase.isWorn(lexemes, at) || isDyed(own))) {
      waiting = waiting.slice(0, waiting.length - own.length);
      settle();
      const colour = thingColour(own.map((index) => lexemes[index]!.term.colour!));
      const garment: Claim = { ...term.worn, weak: true, ...(colour && { colour }) };
      open = { at, reading: read(own[0] ?? at, at, [garment]), isSaidToBe: false };
      return;
    }
    if (term.role === "character" && !phrase.leadsToCat(lexemes, at)) {
      const [own, ...others] = phrase.coloursOf(lexemes, waiting, at);
      const colour = own === undefined ? undefined : lexemes[own]!.term.colour;
      const isCostumes = catSeen || (!NATURAL.includes(colour?.coat) && !furBetween(own, at));
      if (isCostumes && colour?.thing && others.length === 0) {
        waiting.pop();
        settle();
        return thing(own!, at, colour.thing);
      }
    }
    if (catSeen && isKitten(term) && phrase.isBeside(lexemes, at)) return companion(at, at);
    const number = phrase.numberBefore(lexemes, at);
    colourCoat();
    catSeen = true;
    if (term.isFur) furLength(at);
    if (number !== undefined && lexemes[at]!.isPlural) companion(number, number);
    const reading = read(at, at, term.claims);
    open = term.role === "character" ? { at, reading, isSaidToBe: false } : undefined;
  }

  /** A costume is told of, and a coat in a colour no cat has: it is not the cat's own. */
  function isDyed(colours: readonly number[]): boolean {
    const natural = colours.some((at) => NATURAL.includes(lexemes[at]!.term.colour!.coat));
    return colours.length > 0 && !natural &&
      readings.some(({ claims }) => claims.some(({ slot }) => slot === "costume"));
  }

  /** Another cat: a small one keeps the first one company. */
  function companion(from: number, at: number): void {
    waiting = [];
    read(from, at, [{ slot: "prop", value: "kitten" }], { nearest: "with" });
  }

  /** "Long brown fur". */
  function furLength(fur: number): void {
    for (const at of phrase.adjectivesBefore(lexemes, fur)) {
      const { furLength } = lexemes[at]!.term;
      if (furLength) read(at, fur, [{ slot: "coat.length", value: furLength }]);
    }
  }

  function thing(from: number, at: number, colour: ThingColour | undefined): void {
    const { claims } = lexemes[at]!.term;
    const number = phrase.numberBefore(lexemes, at);
    const count = number === undefined ? several(at) : lexemes[number]!.term.count;
    const told = claims.map((claim) => ({
      ...claim,
      ...(colour && { colour }),
      ...(count && claim.slot === "prop" && { count }),
    }));
    const reading = read(Math.min(from, number ?? from), at, told);
    open = { at, reading, isSaidToBe: false };
  }

  /** "Balloons" are two, where we draw balloons and not only something like them. */
  function several(at: number): number | undefined {
    const { isPlural, term } = lexemes[at]!;
    return isPlural && !term.nearest ? 2 : undefined;
  }

  function eyeNoun(
    kind: EyeWords["kind"],
    { from, at, colours }: { from: number; at: number; colours: ColourSense[] },
  ): void {
    const side = kind === "eye" ? phrase.sideBefore(lexemes, at) : undefined;
    const more = deniedBy[at] !== undefined && colours.length === 0 ? { note: INBORN } : {};
    const reading = read(Math.min(from, side ?? from), at, lexemes[at]!.term.claims, more);
    open = { at, reading, isSaidToBe: false };
    addEyes({ kind, reading, colours: [], side: sideAt(side) }, colours);
  }

  function addEyes(words: EyeWords, colours: ColourSense[]): void {
    eyes.push(words);
    for (const colour of colours) addColour(words, colour);
  }

  /** Gives the waiting colours to the noun said before them, or else to the coat. */
  function settle(): void {
    const [first] = waiting;
    const last = waiting.at(-1);
    if (first === undefined || last === undefined) return;
    const colours = waiting.map((at) => lexemes[at]!.term.colour!);
    const colour = thingColour(colours);
    const eyesBefore = uncolouredEyes();
    const costume = colour && lexemes[first - 1]?.term.role === "frame"
      ? readings.findLast(isPlainCostume)
      : undefined;
    if (eyesBefore) {
      eyesBefore.reading.end = lexemes[last]!.end;
      for (const sense of colours.slice(0, 2)) addColour(eyesBefore, sense);
    } else if (eyes.length > 0 && phrase.isOneOfTwo(lexemes, first)) {
      const reading = read(first, last, []);
      addEyes({
        kind: "eye",
        reading,
        colours: [],
        side: sideAt(phrase.sideBefore(lexemes, first)),
      }, colours);
    } else if (open && colour && (open.isSaidToBe || isColouredThing(open.at, first))) {
      open.reading.end = lexemes[last]!.end;
      dye(open.reading, colour);
    } else if (costume) {
      dye(costume, colour!);
      read(first, last, [], { note: `colour of the costume: ${colour}` });
    } else if (catSeen && isUnknown(last + 1)) {
      read(first, last, [], { note: "left out with what it belongs to" });
    } else return colourCoat();
    waiting = [];
  }

  function colourCoat(): void {
    if (waiting.length === 0) return;
    const own = waiting.filter((at, i) => !isShade(at, waiting[i + 1]));
    const colours = coatColours(own.map((at) => lexemes[at]!.term.colour!));
    const denied = deniedBy[waiting[0]!] !== undefined;
    const each = colours.map((value): Claim => ({ slot: "coat.colour", value }));
    read(waiting[0]!, waiting.at(-1)!, denied ? each : coatClaims(colours));
    waiting = [];
  }

  /** "Smoky" of "smoky grey": one colour, named by two words. */
  function isShade(colour: number, next: number | undefined): boolean {
    if (next !== colour + 1 || lexemes[next]!.apart) return false;
    const [first, second] = [colour, next].map((at) => lexemes[at]!.term.colour!.coat);
    return first !== undefined && second !== undefined && isShadeOf(first, second);
  }

  /** Adds what the words from `from` to `to` say. */
  function read(from: number, to: number, claims: Claim[], more: Partial<Reading> = {}): Reading {
    const { nearest, note, denied } = lexemes[to]!.term;
    const no = deniedBy[to];
    const isFirstDenied = no !== undefined && deniedBy.indexOf(no) >= from;
    const readAs = lexemes.slice(from, to + 1).find((lexeme) => lexeme.readAs)?.readAs;
    const reading: Reading = {
      start: lexemes[isFirstDenied ? no : from]!.start,
      end: lexemes[to]!.end,
      claims: claims.map((claim) => ({ ...claim })),
      ...((no !== undefined || denied) && { denied: true }),
      ...(nearest && { nearest }),
      ...(note && { note }),
      ...(readAs && { readAs }),
      ...more,
    };
    readings.push(reading);
    return reading;
  }

  function uncolouredEyes(): EyeWords | undefined {
    const words = eyes.at(-1);
    return words && words.reading === open?.reading && words.colours.length === 0
      ? words
      : undefined;
  }

  /** "Golden *spotted* astronaut", "purple *fluffy* wizard": the colour is the coat's. */
  function furBetween(colour: number | undefined, noun: number): boolean {
    return lexemes.slice(colour, noun).some(({ term }) =>
      term.claims.some(({ slot }) => slot.startsWith("coat."))
    );
  }

  /** "Scarf red", "bufanda azul": the colour follows its thing at once. */
  function isColouredThing(thing: number, colour: number): boolean {
    return lexemes[thing]!.term.role === "thing" && colour === thing + 1 &&
      !lexemes[colour]!.apart;
  }

  function expectsOneColour(): boolean {
    const words = uncolouredEyes();
    return words !== undefined && words.kind !== "odd";
  }

  function sideAt(at: number | undefined): EyeWords["side"] {
    return at === undefined ? undefined : lexemes[at]!.term.role as EyeWords["side"];
  }

  function isUnknown(at: number): boolean {
    return lexemes[at]?.term.role === "unknown" && !lexemes[at]!.apart;
  }
}

function isKitten({ claims }: Term): boolean {
  return claims.some(({ slot, value }) => slot === "age" && value === "kitten");
}

function isPlainCostume({ claims, denied }: Reading): boolean {
  return !denied && claims.some(({ slot, colour }) => slot === "costume" && !colour);
}

function dye(reading: Reading, colour: ThingColour): void {
  for (const claim of reading.claims) claim.colour = colour;
}

function senseOf(term: Term, colours: readonly ColourSense[]): Sense {
  if (term.role === "place") return placeSense(term, thingColour(colours));
  if (term.role === "part") return partSense(term, coatColours(colours)[0]);
  return markingSense(term, coatColours(colours));
}

function thingColour(colours: readonly ColourSense[]): ThingColour | undefined {
  return colours.find(({ thing }) => thing)?.thing;
}

function coatColours(colours: readonly ColourSense[]): CoatColour[] {
  return colours.flatMap(({ coat }) => coat ?? []);
}
