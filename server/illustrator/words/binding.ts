/**
 * The light grammar: which noun a colour belongs to, what a "no" denies, which adjective describes a
 * thing and not the cat.
 *
 * @module
 */
import { coatClaims } from "./coat_colours.ts";
import { denials } from "./denial.ts";
import { eyeClaims, type EyeWords, pairedEyes } from "./eye_words.ts";
import { isAdjective, isCat, isNoun } from "./roles.ts";
import type { Claim, Reading } from "./said.ts";
import { schemeOf } from "./scheme_colours.ts";
import type { Term } from "./term.ts";

/** A term found in the description. */
export interface Lexeme {
  term: Term;
  start: number;
  end: number;
  /** Punctuation stands before it. */
  afterBreak: boolean;
  readAs?: string;
}

/** Colours one would expect on a real cat; any other, before a costume, colours the costume. */
const NATURAL: readonly unknown[] = [
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
const OF_A_BODY: readonly Claim["slot"][] = ["age", "build", "coat.length"];

/** What the terms of a description say together, in reading order. */
export function bind(lexemes: readonly Lexeme[]): Reading[] {
  const deniedBy = denials(lexemes);
  const readings: Reading[] = [];
  const eyes: EyeWords[] = [];
  /** Colours that wait for their noun. */
  let run: number[] = [];
  /** The last noun, as long as a colour said after it may be its own. */
  let open: { at: number; reading: Reading; isSaidToBe: boolean } | undefined;
  let catSeen = false;

  lexemes.forEach((lexeme, at) => {
    const { role } = lexeme.term;
    const last = run.at(-1);
    if (last !== undefined && deniedBy[last] !== deniedBy[at] && role !== "and") settle(at);
    if (role === "colour") run.push(at);
    else if (isNoun(role)) noun(at);
    else if (role === "quality") quality(at);
    else if (role === "frame" || role === "but") {
      settle(at);
      open = undefined;
    } else if (role === "copula") {
      settle(at);
      if (open) open.isSaidToBe = true;
    } else if (role === "article" && !joinsColours(at)) settle(at);
    else if ((role === "left" || role === "right") && openEyes()) settle(at);
    if (lexeme.term.note && !isNoun(role)) read(at, at, []);
  });
  settle(lexemes.length);
  pairedEyes(eyes);
  return readings.sort((a, b) => a.start - b.start);

  /** Adds what the terms from `from` to `to` say. */
  function read(from: number, to: number, claims: Claim[], more: Partial<Reading> = {}): Reading {
    const inside = lexemes.slice(from, to + 1);
    const no = deniedBy[to];
    const firstDenied = no !== undefined && deniedBy.indexOf(no) >= from;
    const readAs = inside.find((lexeme) => lexeme.readAs)?.readAs;
    const { nearest, note } = lexemes[to]!.term;
    const reading: Reading = {
      start: lexemes[firstDenied ? no : from]!.start,
      end: lexemes[to]!.end,
      claims: claims.map((claim) => ({ ...claim })),
      ...(no !== undefined && { denied: true }),
      ...(nearest && { nearest }),
      ...(note && { note }),
      ...(readAs && { readAs }),
      ...more,
    };
    readings.push(reading);
    return reading;
  }

  function noun(at: number): void {
    const { term } = lexemes[at]!;
    if (openEyes() && run.length > 0 && !lexemes[run[0]!]!.afterBreak) settle(at);
    if (isCat(term.role) || (isCat(lexemes[at + 1]?.term.role ?? "but") && term.role === "place")) {
      return catNoun(at);
    }
    const own = ownColours(at);
    run = run.slice(0, run.length - own.length);
    settle(at);
    const from = own[0] ?? at;
    const said = own.map((index) => lexemes[index]!.term.colour!);
    if (term.role === "eyes" || term.role === "eye" || term.role === "odd") {
      const words: EyeWords = {
        kind: term.role,
        reading: read(from, at, term.claims),
        colours: [],
        side: sideOf(at),
      };
      eyes.push(words);
      open = { at, reading: words.reading, isSaidToBe: false };
      said.forEach((sense) => eyeClaims(words, sense));
      if (term.role !== "odd" && said.length === 0) hide(words.reading);
    } else if (term.role === "thing") {
      const colour = said.find((sense) => sense.thing)?.thing;
      const claims = term.claims.map((claim) => colour ? { ...claim, colour } : claim);
      open = { at, reading: read(from, at, claims), isSaidToBe: false };
    } else if (term.role === "place") {
      const scheme = schemeOf(said.find((sense) => sense.thing)?.thing);
      const light: Claim[] = scheme ? [{ slot: "scheme", value: scheme, weak: true }] : [];
      if (term.claims.length + light.length + said.length > 0) {
        read(
          from,
          at,
          [...term.claims, ...light],
          said.length > 0 && term.claims.length + light.length === 0
            ? { note: "the colours of the scene are its own" }
            : {},
        );
      }
      open = undefined;
    } else if (term.role === "part") {
      part(from, at, said.map((sense) => sense.coat));
    } else if (term.role === "marking") {
      marking(from, at, said.flatMap((sense) => sense.coat ?? []));
    }
  }

  function catNoun(at: number): void {
    const { term } = lexemes[at]!;
    const followedByCat = isCat(lexemes[at + 1]?.term.role ?? "but") &&
      !lexemes[at + 1]!.afterBreak;
    if (term.role === "character" && !followedByCat) {
      const own = ownColours(at);
      const [colour] = own.map((index) => lexemes[index]!.term.colour!);
      const isCostumes = colour?.thing && (catSeen || !NATURAL.includes(colour.coat));
      if (isCostumes && own.length === 1) {
        run = run.slice(0, -1);
        settle(at);
        open = {
          at,
          reading: read(
            own[0]!,
            at,
            term.claims.map((claim) => ({ ...claim, colour: colour.thing })),
          ),
          isSaidToBe: false,
        };
        return;
      }
    }
    if (term.role !== "place") {
      coat();
      catSeen = true;
    }
    if (term.claims.length === 0) {
      open = undefined;
      return;
    }
    const reading = read(at, at, term.claims);
    open = term.role === "character" ? { at, reading, isSaidToBe: false } : undefined;
  }

  function part(from: number, at: number, colours: (Term["colour"] & object)["coat"][]): void {
    const { term } = lexemes[at]!;
    open = undefined;
    const [colour] = colours;
    if (!colour) {
      if (term.claims.length > 0) read(at, at, term.claims);
      return;
    }
    if (colour !== "white" && term.extremity) {
      read(from, at, [
        { slot: "coat.second", value: colour, weak: true },
        { slot: "coat.pattern", value: "points", weak: true },
      ], { nearest: true });
    } else if (term.white) {
      read(
        from,
        at,
        [{ slot: "coat.white", value: term.white }],
        colour === "white" ? {} : { nearest: true },
      );
    } else read(from, at, [], { note: "left out" });
  }

  function marking(
    from: number,
    at: number,
    colours: NonNullable<(Term["colour"] & object)["coat"]>[],
  ): void {
    const { term } = lexemes[at]!;
    open = undefined;
    catSeen = true;
    if (colours.length > 1) {
      read(from, at, coatClaims([...colours, "white"]));
      return;
    }
    const second = colours.map((value): Claim => ({ slot: "coat.second", value }));
    read(from, at, [...term.claims, ...second]);
  }

  function quality(at: number): void {
    const { claims } = lexemes[at]!.term;
    const ofABody = claims.length > 0 && claims.every(({ slot }) => OF_A_BODY.includes(slot));
    if (ofABody && describesThing(at)) return;
    if (claims.length > 0) read(at, at, claims);
  }

  /** Gives the waiting colours to the noun before them, or to the coat. */
  function settle(before: number): void {
    if (run.length === 0) return;
    const said = run.map((at) => lexemes[at]!.term.colour!);
    const to = run.at(-1)!;
    const eyeWords = openEyes();
    if (eyeWords) {
      said.slice(0, 2).forEach((sense) => eyeClaims(eyeWords, sense));
      reveal(eyeWords.reading, to);
      run = [];
      return;
    }
    const anotherEye = eyes.at(-1);
    if (anotherEye && anotherEye.kind !== "eyes" && oneOrOther(run[0]!)) {
      const words: EyeWords = {
        kind: "eye",
        reading: read(run[0]!, to, []),
        colours: [],
        side: sideOf(run[0]!),
      };
      eyes.push(words);
      eyeClaims(words, said[0]!);
      run = [];
      return;
    }
    const thing = said.find((sense) => sense.thing)?.thing;
    if (open?.isSaidToBe && thing && !isCat(lexemes[open.at]!.term.role)) {
      const reading = open.reading;
      reading.claims = reading.claims.map((claim) => ({ ...claim, colour: thing }) as Claim);
      reading.end = lexemes[to]!.end;
      run = [];
      return;
    }
    const frame = lexemes[run[0]! - 1]?.term.role === "frame";
    const costume = readings.findLast(({ claims, denied }) =>
      !denied && claims.some(({ slot, colour }) => slot === "costume" && !colour)
    );
    if (frame && costume && thing) {
      costume.claims = costume.claims.map((claim) => ({ ...claim, colour: thing }) as Claim);
      read(run[0]!, to, [], { note: "colour of the costume" });
      run = [];
      return;
    }
    const unknownNoun = lexemes[to + 1];
    if (
      catSeen && before > to + 1 && unknownNoun?.term.role === "unknown" && !unknownNoun.afterBreak
    ) {
      read(run[0]!, to, [], { note: "left out with what it belongs to" });
      run = [];
      return;
    }
    coat();
  }

  /** Gives the waiting colours to the coat. */
  function coat(): void {
    if (run.length === 0) return;
    const colours = run.flatMap((at) => lexemes[at]!.term.colour!.coat ?? []);
    const denied = deniedBy[run[0]!] !== undefined;
    const claims = denied
      ? colours.map((value): Claim => ({ slot: "coat.colour", value }))
      : coatClaims(colours);
    read(run[0]!, run.at(-1)!, claims, { nearest: undefined });
    run = [];
  }

  /** The waiting colours in the same phrase as the noun: not those before a comma. */
  function ownColours(at: number): number[] {
    if (lexemes[at]!.afterBreak) return [];
    let first = run.length;
    while (first > 0) {
      const reach = first === run.length ? at : run[first]!;
      const between = lexemes.slice(run[first - 1]! + 1, reach + 1);
      if (between.some(({ afterBreak }) => afterBreak)) break;
      first--;
    }
    const own = run.slice(first);
    const byItself = own.length > 0 && lexemes[at]!.term.role === "place" && !opensPhrase(own[0]!);
    return byItself ? [] : own;
  }

  /** The adjective stands before a thing or a place, in a phrase of its own. */
  function describesThing(at: number): boolean {
    let end = at + 1;
    while (lexemes[end] && !lexemes[end]!.afterBreak && isAdjective(lexemes[end]!.term.role)) end++;
    let head: Term | undefined;
    while (lexemes[end] && !lexemes[end]!.afterBreak && isNoun(lexemes[end]!.term.role)) {
      head = lexemes[end++]!.term;
    }
    return head !== undefined && !isCat(head.role) && head.role !== "eyes" && head.role !== "odd" &&
      head.role !== "marking" && opensPhrase(at);
  }

  /** Nothing but adjectives stands between this term and the beginning of its phrase. */
  function opensPhrase(at: number): boolean {
    let before = at;
    while (
      before > 0 && !lexemes[before]!.afterBreak &&
      (isAdjective(lexemes[before - 1]!.term.role) || lexemes[before - 1]!.term.role === "and")
    ) before--;
    const previous = lexemes[before - 1];
    return lexemes[before]!.afterBreak || !previous || !isNoun(previous.term.role);
  }

  function joinsColours(article: number): boolean {
    return lexemes[article - 1]?.term.role === "and" &&
      lexemes[article + 1]?.term.role === "colour";
  }

  function openEyes(): EyeWords | undefined {
    const words = eyes.at(-1);
    return words && open?.reading === words.reading && words.colours.length === 0
      ? words
      : undefined;
  }

  /** "Left eye", "blue left eye". */
  function sideOf(at: number): EyeWords["side"] {
    for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
      const { role } = lexemes[before]!.term;
      if (role === "left" || role === "right") return role;
      if (!isAdjective(role) && role !== "article" && role !== "copula" && role !== "eye") {
        return undefined;
      }
    }
  }

  function oneOrOther(colour: number): boolean {
    return lexemes.slice(Math.max(0, colour - 3), colour).some(({ term: { role } }) =>
      role === "other" || role === "left" || role === "right"
    );
  }

  /** Eyes without a colour say nothing yet. */
  function hide(reading: Reading): void {
    readings.splice(readings.indexOf(reading), 1);
  }

  function reveal(reading: Reading, to: number): void {
    reading.end = lexemes[to]!.end;
    if (!readings.includes(reading)) readings.push(reading);
  }
}
