/**
 * @module What a picture shows of genes: for each locus, what it may show in a cat of this look. Loci that
 * the look hides are absent. White hides everything below it; a colour of fairy tales hides which natural
 * one it covers.
 */
import type { CatSpec, CoatColour, Feature, Pattern } from "../spec.ts";
import type { LocusName } from "./loci.ts";

/** What may be shown where. */
export type Seen = Partial<Record<LocusName, readonly string[]>>;

/** The look that decides. */
export type Look = Pick<CatSpec, "coat" | "eyes" | "features">;

/** Which of its looks a colour of the coat is; "orange" stands for red, the rest is pigment of the dark kind. */
const PIGMENTS: Record<CoatColour, Seen> = {
  black: { B: ["black"], D: ["full colour"] },
  charcoal: { B: ["black"], D: ["full colour"] },
  seal: { B: ["black"], D: ["full colour"] },
  brown: { B: ["black"], D: ["full colour"] },
  silver: { B: ["black"], D: ["full colour"], I: ["silver"], A: ["striped"] },
  golden: { B: ["black"], D: ["full colour"], A: ["striped"] },
  grey: { B: ["black"], D: ["dilute"] },
  chocolate: { B: ["chocolate"], D: ["full colour"] },
  lilac: { B: ["chocolate"], D: ["dilute"] },
  cinnamon: { B: ["cinnamon"], D: ["full colour"] },
  caramel: { B: ["cinnamon"], D: ["full colour"] },
  fawn: { B: ["cinnamon"], D: ["dilute"] },
  orange: { O: ["orange"], D: ["full colour"] },
  red: { O: ["orange"], D: ["full colour"] },
  cream: { O: ["orange"], D: ["dilute"] },
  apricot: { O: ["orange"], D: ["dilute"] },
  white: { W: ["all white"] },
  blue: { F: ["blue"] },
  pink: { F: ["pink"] },
  purple: { F: ["purple"] },
  green: { F: ["green"] },
};

const MACKEREL = { A: ["striped"], Ti: ["patterned"], Ta: ["mackerel"] };
const NO_WHITE = ["no white"];
const SOME_WHITE = ["some white", "white gloves", "salmiak"];
const MUCH_WHITE = ["mostly white"];
const ANY_WHITE = ["some white", "mostly white"];

/** What a pattern shows, besides its colours. */
const PATTERNS: Record<Pattern, Seen> = {
  solid: { A: ["plain"] },
  tabby: MACKEREL,
  "classic tabby": { A: ["striped"], Ti: ["patterned"], Ta: ["classic"] },
  ticked: { A: ["striped"], Ti: ["ticked"] },
  spotted: MACKEREL,
  rosetted: MACKEREL,
  bicolour: { A: ["plain"], W: ANY_WHITE },
  tuxedo: { A: ["plain"], W: ["some white"] },
  van: { W: MUCH_WHITE },
  cow: { A: ["plain"], W: MUCH_WHITE },
  calico: { O: ["tortoiseshell"], W: ANY_WHITE },
  tortoiseshell: { O: ["tortoiseshell"], A: ["plain"] },
  torbie: { O: ["tortoiseshell"], A: ["striped"], Ti: ["patterned"] },
  points: { A: ["plain"], C: ["points"] },
  "lynx points": { A: ["striped"], C: ["points"] },
  shaded: { A: ["striped"] },
  smoke: { A: ["plain"], I: ["silver"] },
  rainbow: { F: ["rainbow"] },
  galaxy: { F: ["galaxy"] },
  "polka dots": MACKEREL,
  checks: MACKEREL,
  hearts: MACKEREL,
  stars: MACKEREL,
  scales: MACKEREL,
};

/** Features that one gene decides. */
const FEATURES: [LocusName, Feature][] = [
  ["Fd", "folded ears"],
  ["M", "no tail"],
  ["Mk", "short legs"],
  ["Jb", "bobtail"],
  ["Cu", "curled ears"],
  ["Pd", "extra toes"],
];

const LONG: readonly string[] = ["medium", "fluffy"];

/** What each locus may show in a cat that looks so. */
export function seenIn({ coat, eyes, features = [] }: Look): Seen {
  const body: Seen = {
    ...(coat.length === "hairless" || coat.length === "curly"
      ? { K: [coat.length] }
      : { K: ["ordinary"], R: ["ordinary"], L: [LONG.includes(coat.length) ? "long" : "short"] }),
    ...Object.fromEntries(
      FEATURES.map(([name, look]) => [name, [features.includes(look) ? look : "ordinary"]]),
    ),
  };
  if (coat.colour === "white" && coat.pattern === "solid") {
    return { ...body, W: ["all white"], F: ["natural"] };
  }
  return { ...body, ...pigmentsOf(coat, eyes) };
}

function pigmentsOf({ colour, second, pattern, white }: CatSpec["coat"], eyes: Look["eyes"]): Seen {
  const ofPattern = PATTERNS[pattern];
  const plain: Seen = {
    O: ["not orange"],
    C: ["colour all over"],
    I: ["no silver"],
    W: white.length > 0 ? SOME_WHITE : NO_WHITE,
    F: ["natural"],
    ...ofPattern,
  };
  if (plain.F?.[0] !== "natural" || PIGMENTS[colour].F) return fantastic(colour, plain);
  if (plain.O?.[0] === "tortoiseshell") return { ...plain, ...twoPigments(colour, second) };
  if (plain.C?.[0] === "points") {
    const mink = eyes.left === "aqua" && eyes.right === "aqua";
    return { ...plain, ...ofPoints(pointColour(colour, second)), ...(mink && { C: ["mink"] }) };
  }
  const main = colour === "white" ? second ?? "black" : colour;
  const seen = { ...plain, ...PIGMENTS[main] };
  if (main === "white") return { ...plain, W: MUCH_WHITE };
  if (pattern === "shaded" && main !== "golden") seen.I = ["silver"];
  if (seen.O?.[0] === "orange") return red(seen);
  if (main === "brown" && pattern === "solid") return { ...seen, B: ["chocolate"] };
  return main === "seal" ? { ...seen, C: ["sepia"] } : seen;
}

/** Red is always striped, even with aa, so its stripes say nothing about A. */
function red({ A: _, ...seen }: Seen): Seen {
  return seen;
}

function fantastic(colour: CoatColour, { O: _, I: _silver, ...plain }: Seen): Seen {
  return { ...plain, F: plain.F?.[0] === "natural" ? PIGMENTS[colour].F! : plain.F! };
}

/** Of the two colours of a tortoiseshell, either may be named first. */
function twoPigments(colour: CoatColour, second: CoatColour = "orange"): Seen {
  const colours = [colour, second];
  const dark = colours.map((each) => PIGMENTS[each]).find(({ B }) => B);
  const light = colours.map((each) => PIGMENTS[each]).find(({ O }) => O);
  return { ...(dark && { B: dark.B! }), D: (dark ?? light)?.D ?? ["full colour"] };
}

function pointColour(colour: CoatColour, second?: CoatColour): CoatColour {
  return second ?? (PIGMENTS[colour].O ? "chocolate" : colour);
}

function ofPoints(colour: CoatColour): Seen {
  const { A: _, I: _silver, ...seen } = PIGMENTS[colour];
  return seen;
}
